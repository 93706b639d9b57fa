import { expect, it } from 'vitest';
import { forEachLanguage } from '../common/languages.ts';
import { findProblems } from './check-file.ts';
import { companyFile, companySchema } from './company.ts';
import { pictureFile, pictureSchema } from './pictures.ts';
import { ContentError } from './problems.ts';
import { shaped } from './shaped.ts';
import { exampleCompany } from './testing/example-company.ts';
import { setAt } from './testing/sample.ts';

const valley = {
  photo: true,
  focus: [50, 60],
  caption: forEachLanguage(() => 'Dalen'),
  alt: forEachLanguage(() => 'Snødekt dal'),
  added: '2026-11-01T08:00:00Z',
};

const problemsOfPicture = (data: object): string =>
  new ContentError(findProblems(pictureSchema, shaped(pictureSchema, data), pictureFile('valley'))).message;

function editedCompany(...edits: readonly [at: string, value: unknown][]) {
  const company = structuredClone(exampleCompany);
  for (const [at, value] of edits) setAt(company, at, value);
  return shaped(companySchema, company);
}

const problemsOfCompany = (...edits: readonly [at: string, value: unknown][]): string =>
  new ContentError(findProblems(companySchema, editedCompany(...edits), companyFile)).message;

it.each<[problem: string, entry: object, sentence: string]>([
  ['no description', { alt: { no: ' ', en: 'Valley' } }, '(alt.no): «Hva bildet viser på norsk» må'],
  ['an optional mark', { caption: forEachLanguage(() => '{webHost}') }, 'for den kan være tom'],
  ['a focus outside the picture', { focus: [50, 101] }, '(focus[2]): «Det viktigste punktet» kan ikke'],
])('a picture with %s is a problem with its path', (_problem, entry, sentence) => {
  const message = problemsOfPicture({ ...valley, ...entry });
  expect(message).toContain(pictureFile('valley'));
  expect(message).toContain(sentence);
});

it.each<[at: string, values: unknown[], sentence: string]>([
  ['name', ['', '  '], '(name): «Firmanavn» må fylles ut.'],
  ['organisationNumber', ['922 139 025', '922 139 02', '92213902a'], 'stemmer ikke: det skal ha ni sifre'],
  ['phone', ['', '123', 'ring meg', '+', '1'.repeat(9), '+47 00 00 00 0'], '«Telefon» må være et tele'],
  ['email', ['', 'post', 'post@', '@a.no', 'a@a', 'a b@e.no', 'p@e.no>', 'p@e%.no', 'p@e.no/a.no'], ' må '],
  ['email', [`p@${'a'.repeat(60)}.no`], '«E-post» er for lang: det er plass til 60 tegn.'],
  ['url', ['', 'http://a.no', 'https://a.no/om'], 'må være adressen til nettst'],
  ['machines', [1.5, '7'], '«Maskiner» må være et helt tall, bare sifre.'],
  ['grittingSeason.from', ['02-30'], '(grittingSeason.from): «Fra» må være en dag som finnes'],
  ['sweepingDoneBy', ['03-01', '11-01'], '«Vårfeiingen ferdig» er midt i strøsesongen, 1.\u00a0november til'],
  [
    'openingHours.monday',
    ['', '7', '17–7'],
    'monday): «Mandag» må si når dere åpner og stenger, for eksempel',
  ],
  ['onCall.from', ['11-15'], '«Vakttelefon» må ha både første og siste dag'],
])('company.json with a wrong %s is an error: %j', (at, values, sentence) => {
  for (const value of values) expect(problemsOfCompany([at, value]), String(value)).toContain(sentence);
});

it('company.json accepts unusual real values', () => {
  const edits: [at: string, value: unknown][] = [
    ['name', '\u202aÅsen &\n  S\u0000ønn\ud83d AS\u00a0'],
    ['organisationNumber', '922139024'],
    ['phone', '67\u00a013 44 55\u200b '],
    ['email', 'fornavn.etternavn+post@bærum-vei.co.uk'],
    ['url', 'www.bærum-vei.no/'],
    ['openingHours.monday', '7:30 - 16'],
    ['grittingSeason', { from: '01-01', to: '02-29' }],
    ['onCall', { from: '11-15', to: '04-01' }],
  ];
  expect(problemsOfCompany(...edits)).toBe('');
  expect(editedCompany(...edits)).toMatchObject({
    name: 'Åsen & Sønn AS',
    organisationNumber: '922 139 024',
    phone: '67 13 44 55',
    url: 'https://www.bærum-vei.no',
  });
});

it('all problems are reported at once', () => {
  const message = problemsOfCompany(['phone', undefined], ['founded', 1]);
  expect(message).toMatch(/\(phone\): «Telefon» må.*\n.*\(founded\): «Startet» kan ikke/);
});
