import { expect, it } from 'vitest';
import { ContentError } from '../errors.ts';
import { parseJsonFile } from './json-file.ts';

const file = 'content/contact.json';
const read = (text: string) => () => parseJsonFile(file, text);

it('JSON is parsed with the lines of its values', () => {
  const text = '{\n  "title": "Ring «oss»",\n  "points": [\n    "x"\n  ]\n}';
  const { value, lineOf } = parseJsonFile(file, text);
  expect(value).toEqual({ title: 'Ring «oss»', points: ['x'] });
  expect([['title'], ['points', 0], ['points', 7, 'title'], ['missing']].map(lineOf)).toEqual([2, 4, 3, 1]);
});

it('a byte-order mark, which Windows writes, is skipped', () => {
  expect(parseJsonFile(file, '\ufeff{"title":"Ring"}').value).toEqual({ title: 'Ring' });
});

it.each([
  ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}', 3],
  ['a comma too many', '{\n  "a": "x",\n}', 3],
  ['a missing quotation mark', '{\n  "a": "x,\n  "b": "y"\n}', 2],
  ['a missing brace', '{\n  "a": "x"\n', 3],
  ['a comment', '{\n  // hei\n  "a": "x"\n}', 2],
])('%s is reported with its line', (_name, text, line) => {
  expect(read(text)).toThrow(ContentError);
  expect(read(text)).toThrow(`${file}, linje ${line}: Her eller på linjen over mangler det et komma`);
});

it('an empty file is reported', () => {
  expect(read('')).toThrow(`${file}, linje 1: Filen er tom`);
});
