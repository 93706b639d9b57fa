import { findNodeAtLocation, getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import type { KeyPath } from '../../common/json.ts';
import { unreadableFile } from '../errors.ts';
import { type ContentSource, readContent } from './content-source.ts';

const remedy =
  'Her eller på linjen over mangler det et komma, et anførselstegn, et kolon eller en parentes, eller det er en for mye.';

export interface JsonFile {
  file: string;
  value: unknown;
  /** Returns the line of a value, counted from 1, or that of its parent if it is missing. */
  lineOf: (path: KeyPath) => number;
}

/** Reads a JSON file of content/. Throws a ContentError if it is missing or not JSON. */
export async function readJsonFile(contentSource: ContentSource, file: string): Promise<JsonFile> {
  const bytes = await readContent(contentSource, file).catch(() => {
    throw unreadableFile(file, 1, 'Filen mangler: lag den, eller legg den tilbake.');
  });
  return parseJsonFile(file, bytes.toString('utf8'));
}

/** Parses JSON, also after a byte-order mark. Throws a ContentError with the line of the first syntax error. */
export function parseJsonFile(file: string, written: string): JsonFile {
  const text = written.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw unreadableFile(file, 1, 'Filen er tom: legg den tilbake.');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!tree || first) throw unreadableFile(file, lineAt(text, first?.offset ?? 0), remedy);
  const lineOf = (keys: KeyPath): number => {
    const node = findNodeAtLocation(tree, [...keys]);
    if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    return keys.length === 0 ? 1 : lineOf(keys.slice(0, -1));
  };
  return { file, value: getNodeValue(tree), lineOf };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The layout of JSON in content/: invisible spaces and hyphens are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}
