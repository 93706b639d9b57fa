import { expect, it } from 'vitest';
import { pictures } from '../../schema/pictures.ts';
import { forEachLanguage, languageCodes } from '../../tables/languages.ts';
import { ContentError } from '../failure.ts';
import { check, parseChecked } from './check.ts';
import { parseJsonFile } from './json-file.ts';

const file = 'content/pictures/pictures.json';
const valley = {
  file: 'valley.webp',
  focus: [50, 60],
  caption: forEachLanguage(() => 'Dalen'),
  alt: forEachLanguage(() => 'Snødekt dal'),
};
const read = (data: object) => () => {
  const source = parseJsonFile(file, JSON.stringify(data, null, 2));
  return parseChecked(pictures, source.value, source);
};

it('a picture is read as it is written', () => {
  const later = { alt: { no: 'Gården', en: '' }, caption: { no: '', en: '' } };
  const data = { valley, yard: { ...valley, photo: true, ...later } };
  expect(read(data)()).toEqual(data);
});

it.each<[problem: string, entry: object, line: number, sentence: string]>([
  ['no file', { file: undefined }, 2, '«Fil» (valley.file) mangler.'],
  [
    'a file elsewhere',
    { file: '../company.json' },
    3,
    '(valley.file) må være navnet på en fil i content/pic',
  ],
  ['a file of this machine', { file: 'C:\\dal.webp' }, 3, '(valley.file) må være navnet på en fil'],
  ['no description', { alt: { no: ' ', en: 'Valley' } }, 13, '(valley.alt.no) må fylles ut.'],
  ['no caption', { caption: { en: 'Valley' } }, 8, '«Bildetekst på norsk» (valley.caption.no) mangler.'],
  ['an optional mark', { caption: forEachLanguage(() => '{webHost}') }, 8, 'ikke alltid er fylt ut'],
  ['a focus outside the picture', { focus: [50, 101] }, 6, '(valley.focus[2]) kan ikke være høyere enn 100.'],
  ['a focus of one number', { focus: [50] }, 4, '(valley.focus) må ha minst 2 oppføringer, men har 1.'],
  ['an unknown field', { fokus: 1 }, 12 + 2 * languageCodes.length, 'valley.fokus hører ikke til her'],
])('a picture with %s is refused with its line', (_problem, entry, line, sentence) => {
  const reading = read({ valley: { ...valley, ...entry } });
  expect(reading).toThrow(ContentError);
  expect(reading).toThrow(`${file}, linje ${line}: `);
  expect(reading).toThrow(sentence);
});

it('the name of a picture must do as an address', () => {
  expect(read({ 'Min bil': valley })).toThrow('(Min bil) kan bare ha små bokstaver fra a til z, tall og');
});

it('a form says it without a word about files', () => {
  const source = { file, lineOf: () => 1 };
  const data = { valley: { ...valley, file: 1, focus: [0.5, '0'], alt: undefined, atl: {} } };
  const sentences = check(pictures, data, source).map(({ field }) => field?.sentence);
  expect(sentences).toEqual([
    '«Bilde» har noe som ikke hører til her: «atl».',
    '«Fil» må være en tekst.',
    '«Det viktigste punktet» må være et tall.',
    '«Hva ser vi på bildet?» mangler.',
  ]);
});
