import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findNodeAtLocation,
  type JSONPath,
  type ParseError,
  type ParseErrorCode,
  parse,
  parseTree,
} from 'jsonc-parser';
import { ContentError } from '../failure.ts';

/** What goes wrong in JSON that people write, by the codes of jsonc-parser; its ParseErrorCode is only a type. */
const complaints: Partial<Record<ParseErrorCode, string>> = {
  1: 'her står det bokstaver utenfor anførselstegn, eller et anførselstegn inne i en tekst',
  3: 'det er et komma for mye før dette, eller et anførselstegn mangler',
  4: 'en tekst mangler, eller det er et komma for mye før dette',
  5: 'kolonet mellom navnet og teksten mangler',
  6: 'det mangler et komma på slutten av linjen over, eller det står et anførselstegn inne i en tekst',
  7: 'en } mangler',
  8: 'en ] mangler',
  12: 'anførselstegnet på slutten av teksten mangler',
};

/** A JSON file as it is written. */
export interface JsonFile {
  file: string;
  text: string;
  value: unknown;
  /** The line, counted from 1, of a value; of the group it belongs in when it is missing. */
  lineOf: (path: JSONPath) => number;
}

/** Reads a JSON file of content/. Throws a ContentError when it is missing or is not JSON. */
export async function readJsonFile(root: string, file: string): Promise<JsonFile> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => {
    throw new ContentError([{ file, line: 1, message: 'Filen mangler: legg den tilbake.' }]);
  });
  return parseJsonFile(file, text);
}

/** Reads JSON written by hand. Throws a ContentError that names the line and what is wrong there. */
export function parseJsonFile(file: string, text: string): JsonFile {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const message = `${capitalised(complaints[first.error] ?? 'dette hører ikke til her')}.`;
    throw new ContentError([{ file, line: lineAt(text, first.offset), message }]);
  }
  const tree = parseTree(text);
  const lineOf = (keys: JSONPath): number => {
    const node = tree && findNodeAtLocation(tree, keys);
    if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    return keys.length === 0 ? 1 : lineOf(keys.slice(0, -1));
  };
  return { file, text, value, lineOf };
}

/** The line, counted from 1, of an offset in a text. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
