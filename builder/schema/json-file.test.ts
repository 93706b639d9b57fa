import { expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { parseJsonFile } from './json-file.ts';

const file = 'content/no/contact.json';
const read = (text: string) => () => parseJsonFile(file, text);

it('JSON is read as it stands', () => {
  expect(read('{ "title": "Ring «oss»", "points": [] }')()).toEqual({ title: 'Ring «oss»', points: [] });
});

it.each([
  ['a comma that is missing', '{\n  "a": "x"\n  "b": "y"\n}', 3, 'a comma is missing'],
  ['a comma too many', '{\n  "a": "x",\n}', 3, 'there is a comma too many before this'],
  ['a comma too many in a list', '{\n  "a": [\n    "x",\n  ]\n}', 4, 'there is a comma too many before this'],
  ['a quotation mark that is missing', '{\n  "a": "x,\n  "b": "y"\n}', 2, 'the quotation mark at the end'],
  ['a quotation mark inside a text', '{\n  "a": "si "hei" til oss"\n}', 2, 'a quotation mark inside a text'],
  ['a name without quotation marks', '{\n  a: "x"\n}', 2, 'letters outside quotation marks'],
  ['a colon that is missing', '{\n  "a" "x"\n}', 2, 'the colon'],
  ['a brace that is missing', '{\n  "a": "x"\n', 3, 'a } is missing'],
  ['a comment', '{\n  // hei\n  "a": "x"\n}', 2, 'this does not belong here'],
  ['nothing', '', 1, 'a value is missing'],
])('%s is named with its line', (_name, text, line, complaint) => {
  expect(read(text)).toThrow(BuildFailure);
  expect(read(text)).toThrow(`${file}, line ${line}: `);
  expect(read(text)).toThrow(complaint);
});
