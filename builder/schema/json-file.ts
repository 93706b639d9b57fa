import { type ParseError, type ParseErrorCode, parse } from 'jsonc-parser';
import { BuildFailure } from '../failure.ts';

/** What is got wrong in JSON written by hand, by the codes of jsonc-parser: its ParseErrorCode is a type alone. */
const complaints: Partial<Record<ParseErrorCode, string>> = {
  1: 'here are letters outside quotation marks, or a quotation mark inside a text',
  3: 'there is a comma too many before this, or a quotation mark is missing',
  4: 'a value is missing, or there is a comma too many before this',
  5: 'the colon between the name and the text is missing',
  6: 'a comma is missing at the end of the line before, or there is a quotation mark inside a text',
  7: 'a } is missing',
  8: 'a ] is missing',
  12: 'the quotation mark at the end of a text is missing',
};

/** Reads JSON written by hand. Throws a BuildFailure that names file, line and what is wrong there. */
export function parseJsonFile(file: string, text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const complaint = complaints[first.error] ?? 'this does not belong here';
    throw new BuildFailure(`${file}, line ${lineAt(text, first.offset)}: ${complaint}.`);
  }
  return value;
}

/** The line, counted from 1, of a place in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
