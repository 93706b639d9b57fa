import { expect, it } from 'vitest';
import { ContentError } from '../failure.ts';
import { parseJsonFile } from './json-file.ts';

const file = 'content/contact.json';
const read = (text: string) => () => parseJsonFile(file, text);

it('JSON is read as it is written, and the lines of its values are known', () => {
  const text = '{\n  "title": "Ring «oss»",\n  "points": [\n    "x"\n  ]\n}';
  const { value, lineOf } = parseJsonFile(file, text);
  expect(value).toEqual({ title: 'Ring «oss»', points: ['x'] });
  expect([['title'], ['points', 0], ['points', 7, 'title'], ['missing']].map(lineOf)).toEqual([2, 4, 3, 1]);
});

it.each([
  ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}', 3, 'mangler et komma på slutten av linjen over'],
  ['a comma too many', '{\n  "a": "x",\n}', 3, 'et komma for mye før dette'],
  ['a comma too many in a list', '{\n  "a": [\n    "x",\n  ]\n}', 4, 'et komma for mye før dette'],
  ['a missing quotation mark', '{\n  "a": "x,\n  "b": "y"\n}', 2, 'tegnet på slutten av teksten mangler'],
  ['a quotation mark in a text', '{\n  "a": "si "hei" til"\n}', 2, 'et anførselstegn inne i en tekst'],
  ['a name without quotation marks', '{\n  a: "x"\n}', 2, 'bokstaver utenfor anførselstegn'],
  ['a missing colon', '{\n  "a" "x"\n}', 2, 'olonet mellom navnet og teksten mangler'],
  ['a missing brace', '{\n  "a": "x"\n', 3, 'En } mangler'],
  ['a comment', '{\n  // hei\n  "a": "x"\n}', 2, 'ette hører ikke til her'],
  ['nothing', '', 1, 'Filen er tom'],
  ['a missing text', '{\n  "a":\n}', 3, 'n tekst mangler'],
])('%s is named with its line', (_name, text, line, sentence) => {
  expect(read(text)).toThrow(ContentError);
  expect(read(text)).toThrow(`${file}, linje ${line}: `);
  expect(read(text)).toThrow(sentence);
});
