import { expect, it } from 'vitest';
import { parseJsonFile } from './content-json.ts';
import { ContentError } from './problems.ts';

const file = 'content/contact.json';
const parse = (text: string) => parseJsonFile(file, Buffer.from(text));

it('JSON is parsed with the lines of its values', () => {
  const text = '{\n  "title": "Ring «oss»",\n  "points": [\n    "x"\n  ]\n}';
  const { value, lineOf } = parse(text);
  expect(value).toEqual({ title: 'Ring «oss»', points: ['x'] });
  expect([['title'], ['points', 0], ['points', 7, 'title'], ['missing']].map(lineOf)).toEqual([2, 4, 3, 1]);
});

it('a byte-order mark, which Windows writes, is skipped', () => {
  expect(parse('\ufeff{"title":"Ring"}').value).toEqual({ title: 'Ring' });
});

it.each([
  ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}', 3],
  ['a comma too many', '{\n  "a": "x",\n}', 3],
])('%s is reported with its line', (_name, text, line) => {
  expect(() => parse(text)).toThrow(ContentError);
  expect(() => parse(text)).toThrow(`${file}, linje ${line}: Her eller på linjen over mangler det et komma`);
});

it('an empty file, and one in another encoding, are reported', () => {
  expect(() => parse('')).toThrow(`${file}, linje 1: Filen er tom`);
  const inLatin1 = Buffer.from('{"title":"Snø"}', 'latin1');
  expect(() => parseJsonFile(file, inLatin1)).toThrow(`${file}, linje 1: Lagre filen i UTF-8`);
});
