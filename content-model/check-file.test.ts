import { expect, it } from 'vitest';
import { forEachLanguage } from '../common/languages.ts';
import { parseValid } from './check-file.ts';
import { companySchema, exampleCompany } from './company.ts';
import { parseJsonFile } from './content-json.ts';
import { picturesSchema } from './pictures.ts';
import { ContentError } from './problems.ts';
import { setAt } from './testing/sample.ts';

const valley = {
  file: 'valley.webp',
  focus: [50, 60],
  caption: forEachLanguage(() => 'Dalen'),
  alt: forEachLanguage(() => 'Snødekt dal'),
};

const readPictures = (data: object) => {
  const source = parseJsonFile('content/pictures/pictures.json', Buffer.from(JSON.stringify(data, null, 2)));
  return parseValid(picturesSchema, source.value, source);
};

function readCompany(...edits: readonly [at: string, value: unknown][]) {
  const company = structuredClone(exampleCompany);
  for (const [at, value] of edits) setAt(company, at, value);
  const source = parseJsonFile('content/company.json', Buffer.from(JSON.stringify(company, null, 2)));
  return parseValid(companySchema, source.value, source);
}

it.each<[problem: string, entry: object, line: number, sentence: string]>([
  ['no file', { file: undefined }, 2, '«Fil» (valley.file) mangler.'],
  ['a file elsewhere', { file: '../company.json' }, 3, '(valley.file) må være navnet på en fil i'],
  ['no description', { alt: { no: ' ', en: 'Valley' } }, 13, '(valley.alt.no) må fylles ut.'],
  ['an optional mark', { caption: forEachLanguage(() => '{webHost}') }, 9, 'for den kan være tom'],
  ['a focus outside the picture', { focus: [50, 101] }, 6, '(valley.focus[2]) kan ikke være høyere enn 100.'],
  ['an unknown field', { fokus: 1 }, 16, 'valley.fokus hører ikke til her: rett navnet'],
])('a picture with %s is refused with its line', (_problem, entry, line, sentence) => {
  const reading = () => readPictures({ valley: { ...valley, ...entry } });
  expect(reading).toThrow(ContentError);
  expect(reading).toThrow(`content/pictures/pictures.json, linje ${line}: `);
  expect(reading).toThrow(sentence);
});

it('the name of a picture is valid in addresses', () => {
  expect(() => readPictures({ 'Min bil': valley })).toThrow('(Min bil) kan bare ha små bokstaver');
});

it.each<[at: string, values: unknown[], sentence: string]>([
  ['name', ['', '  '], '«Firmanavn» (name) må fylles ut.'],
  ['organisationNumber', ['922 139 025', '922 139 02', '92213902a'], 'stemmer ikke: det skal ha ni sifre'],
  ['phone', ['', '123', 'ring meg', '+', '1'.repeat(9), '+47 00 00 00 0'], '(phone) må være et tele'],
  ['email', ['', 'post', 'post@', '@a.no', 'a@a', 'a b@e.no', 'p@e.no>', 'p@e%.no', 'p@e.no/a.no'], ' må '],
  ['email', [`p@${'a'.repeat(60)}.no`], '«E-post» (email) er for lang: det er plass til 60 tegn.'],
  ['url', ['', 'http://a.no', 'https://a.no/om'], 'må være adressen til nettst'],
  ['machines', [1.5, '7'], '«Maskiner» (machines) må være et helt tall, bare sifre.'],
  ['grittingSeason.from', ['02-30'], '(grittingSeason.from) må være en dag som finnes'],
  ['sweepingDoneBy', ['03-01', '11-01'], '(sweepingDoneBy) er midt i strøsesongen, 1.\u00a0november til'],
  ['openingHours.monday.closes', ['06:00'], 'monday.closes) må være senere enn åpningstiden 07:'],
  ['onCall.from', ['11-15'], '«Vakttelefon» (onCall) må ha både første og siste dag'],
])('company.json with a wrong %s is an error: %j', (at, values, sentence) => {
  for (const value of values) expect(() => readCompany([at, value]), String(value)).toThrow(sentence);
});

it('company.json accepts unusual real values', () => {
  const read = readCompany(
    ['name', '\u202aÅsen &\n  S\u0000ønn\ud83d AS\u00a0'],
    ['organisationNumber', '922139024'],
    ['phone', '67\u00a013 44 55\u200b '],
    ['email', 'fornavn.etternavn+post@bærum-vei.co.uk'],
    ['url', 'www.bærum-vei.no/'],
    ['openingHours.monday', null],
    ['grittingSeason', { from: '01-01', to: '02-29' }],
    ['onCall', { from: '11-15', to: '04-01' }],
  );
  expect(read).toMatchObject({
    name: 'Åsen & Sønn AS',
    organisationNumber: '922 139 024',
    phone: '67 13 44 55',
    url: 'https://www.bærum-vei.no',
  });
});

it('all problems are reported at once, with misspelled keys first', () => {
  const reading = () => readCompany(['phone', undefined], ['phnoe', '67134455'], ['founded', 1]);
  expect(reading).toThrow(/phnoe hører ikke til her.*\n.*«Telefon» \(phone\) mangler.*\n.*\(founded\) kan/);
});
