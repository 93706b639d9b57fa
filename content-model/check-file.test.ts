import { expect, it } from 'vitest';
import { forEachLanguage } from '../common/languages.ts';
import { daysOfWeek } from '../common/opening-hours.ts';
import { findProblems } from './check-file.ts';
import { companyFile, companySchema } from './company.ts';
import { pictureFile, pictureSchema } from './pictures.ts';
import { ContentError } from './problems.ts';
import { articleSchema } from './screens/article.ts';
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
  ['an optional mark', { caption: forEachLanguage(() => '{webHost}') }, 'som kan være tom'],
  ['a focus outside the picture', { focus: [50, 101] }, '(focus[2]): «Alltid med på bildet» kan ikke'],
])('a picture with %s is a problem with its path', (_problem, entry, sentence) => {
  const message = problemsOfPicture({ ...valley, ...entry });
  expect(message).toContain(pictureFile('valley'));
  expect(message).toContain(sentence);
});

it.each<[at: string, values: unknown[], sentence: string]>([
  ['name', ['', '  '], '(name): «Firmanavn» må fylles ut.'],
  ['organisationNumber', ['922 139 025'], 'stemmer ikke: se etter en tastefeil'],
  ['organisationNumber', ['922 139 02'], 'må ha ni sifre, men har 8'],
  ['organisationNumber', ['92213902a'], 'har «a», som ikke kan stå her'],
  ['phone', [''], '«Telefon» må fylles ut'],
  ['phone', ['ring meg', '67 r1'], 'har «r», som ikke kan stå her'],
  ['phone', ['+47 00 00 00 0', '1234567', '+1 234 567'], 'men har 7'],
  ['phone', ['+', '1'.repeat(9)], 'må ha åtte sifre'],
  ['email', ['post', '.no'], 'mangler @'],
  ['email', ['post@', '@a.no', 'a@a', 'a@a.', 'a@.no'], 'må ha et navn før @ og et domene etter'],
  ['email', ['a b@e.no', 'a@b e.no', 'a@b\u00a0e.no'], 'kan ikke ha mellomrom'],
  ['email', ['p@e.no>', 'p>p@e.no'], 'har «>», som ikke kan stå her'],
  ['email', ['p@e%.no', 'p@e%'], 'har «%», som ikke kan stå her'],
  ['email', ['p@e.no/a.no'], 'har «/», som ikke kan stå her'],
  ['email', [`p@${'a'.repeat(60)}.no`], '«E-post» er for lang: det er plass til 60 tegn.'],
  ['url', ['http://a.no', 'a'], 'må begynne med https://'],
  ['url', ['https://a b.no'], 'kan ikke ha mellomrom'],
  ['url', ['https://'], 'må ha et domene etter https://'],
  ['url', ['https://a.no/om', 'https://a.no/?b', 'https://me@a.no'], 'kan ikke ha noe etter domenet'],
  ['facebook', ['http://facebook.com/firma', 'facebook'], '«Facebook» må begynne med https://.'],
  ['machines', [1.5, '7'], '«Maskiner» må være et helt tall, bare sifre.'],
  ['grittingSeason.from', ['02-30'], '(grittingSeason.from): «Fra» må være en dag som finnes'],
  ['sweepingDoneBy', ['03-01', '11-01'], '«Vårfeiingen ferdig» er midt i strøsesongen, 1.\u00a0november til'],
  ['openingHours.monday', ['7', '17–7'], 'monday): «Mandag» må si når dere åpner og stenger, for eksempel'],
  ['onCall.from', ['11-15'], '«Vakttelefon» må ha både første og siste dag'],
])('company.json with a wrong %s is an error: %j', (at, values, sentence) => {
  for (const value of values) expect(problemsOfCompany([at, value]), String(value)).toContain(sentence);
});

it('hours of equal days that are not understood are one problem', () => {
  const weekdays = daysOfWeek
    .slice(0, 5)
    .map((day) => [`openingHours.${day}`, 'tidlig'] satisfies [string, string]);
  expect(findProblems(companySchema, editedCompany(...weekdays), companyFile)).toMatchObject([
    { path: ['openingHours', 'monday'] },
  ]);
});

it('company.json accepts unusual real values', () => {
  const edits: [at: string, value: unknown][] = [
    ['name', '\u202aÅsen &\nS\u0000ønn\ud83d AS\u00a0'],
    ['organisationNumber', '922139024'],
    ['phone', '\u00a067\u00a013 44 55\u200b '],
    ['email', '\ufefffornavn.etternavn+post@bærum-vei.co.uk '],
    ['url', '\u200ehttps://www.bærum-vei.no/\u200b'],
    ['openingHours.monday', '7:30 - 16'],
    ['grittingSeason', { from: '01-01', to: '02-29' }],
    ['onCall', { from: '11-15', to: '04-01' }],
  ];
  expect(problemsOfCompany(...edits)).toBe('');
  expect(editedCompany(...edits)).toMatchObject({
    name: 'Åsen & Sønn AS',
    organisationNumber: '922 139 024',
    phone: '67\u00a013 44 55',
    email: 'fornavn.etternavn+post@bærum-vei.co.uk',
    url: 'https://www.bærum-vei.no/',
  });
});

it('an address that is written without its beginning gets it', () => {
  const edits: [at: string, value: unknown][] = [
    ['facebook', 'facebook.com/firma'],
    ['url', 'www.firma.no'],
  ];
  expect(problemsOfCompany(...edits)).toBe('');
  expect(editedCompany(...edits)).toMatchObject({
    facebook: 'https://facebook.com/firma',
    url: 'https://www.firma.no',
  });
});

it('a date that the browser could not read is a problem that is true of an empty field too', () => {
  const noDate = new ContentError(findProblems(articleSchema, shaped(articleSchema, {}), 'news')).message;
  expect(noDate).toContain('(date): «Dato» må være en dag som finnes');
});

it('all problems are reported at once', () => {
  const message = problemsOfCompany(['phone', undefined], ['founded', 1]);
  expect(message).toMatch(/\(phone\): «Telefon» må.*\n.*\(founded\): «Startet» kan ikke/);
});
