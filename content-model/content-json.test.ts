import { expect, it } from 'vitest';
import { parseContentJson } from './content-json.ts';

const file = 'content/contact.json';
const parse = (text: string) => parseContentJson(file, Buffer.from(text));

it('a byte-order mark, which Windows writes, is skipped', () => {
  expect(parse('\ufeff{"title":"Ring «oss»"}')).toEqual({ value: { title: 'Ring «oss»' } });
});

it.each([
  ['no bytes', undefined, 'Filen mangler'],
  ['nothing', '', 'SyntaxError'],
  ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}', "SyntaxError: Expected ',' or '}'"],
  ['another encoding', Buffer.from('{"title":"Snø"}', 'latin1'), 'utf-8'],
])('a file with %s is named with the words of the parser', (_name, written, words) => {
  const bytes = typeof written === 'string' ? Buffer.from(written) : written;
  expect(parseContentJson(file, bytes)).toMatchObject({
    problem: { file, path: [], sentence: expect.stringContaining(words) },
  });
});
