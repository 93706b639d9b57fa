import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type ParseError,
  type ParseErrorCode,
  parseTree,
} from 'jsonc-parser';
import { unreadable } from '../failure.ts';
import { type Project, readContent } from './project.ts';

/** Norwegian descriptions of syntax errors, by the codes of jsonc-parser. Its ParseErrorCode is only a type. */
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

/** A parsed JSON file. */
export interface JsonFile {
  file: string;
  text: string;
  value: unknown;
  /** The line of a value, counted from 1; that of its parent if the value is missing. */
  lineOf: (path: JSONPath) => number;
}

/** Reads a JSON file of content/. Throws a ContentError if it is missing or not JSON. */
export async function readJsonFile(project: Project, file: string): Promise<JsonFile> {
  const bytes = await readContent(project, file).catch(() => {
    throw unreadable(file, 1, 'Filen mangler: lag den, eller legg den tilbake.');
  });
  return parseJsonFile(file, bytes.toString('utf8'));
}

/** Parses JSON. Throws a ContentError with the line of the first syntax error. */
export function parseJsonFile(file: string, text: string): JsonFile {
  if (text.trim() === '') throw unreadable(file, 1, 'Filen er tom: legg den tilbake.');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!tree || first) {
    const complaint = (first && complaints[first.error]) ?? 'dette hører ikke til her';
    throw unreadable(file, lineAt(text, first?.offset ?? 0), `${capitalised(complaint)}.`);
  }
  const lineOf = (keys: JSONPath): number => {
    const node = findNodeAtLocation(tree, keys);
    if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    return keys.length === 0 ? 1 : lineOf(keys.slice(0, -1));
  };
  return { file, text, value: getNodeValue(tree), lineOf };
}

/** The line of an offset in a text, counted from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** With a capital first letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
