import { findNodeAtLocation, getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import { isTooDeep, type KeyPath } from '../common/json.ts';
import { unreadableFile } from './problems.ts';

const remedy =
  'Her eller på linjen over mangler det et komma, et anførselstegn, et kolon eller en parentes, eller det er en for mye.';

export interface JsonFile {
  file: string;
  value: unknown;
  /** Returns the line of a value, counted from 1, or that of its parent if it is missing. */
  lineOf: (path: KeyPath) => number;
}

/** Parses JSON, also after a byte-order mark. A missing file has no bytes. Throws a ContentError. */
export function parseJsonFile(file: string, bytes: Uint8Array | undefined): JsonFile {
  if (!bytes) throw unreadableFile(file, 1, 'Filen mangler: lag den, eller legg den tilbake.');
  const text = decodeUtf8(file, bytes);
  if (text.trim() === '') throw unreadableFile(file, 1, 'Filen er tom: legg den tilbake.');
  if (isTooDeep(text)) throw unreadableFile(file, 1, 'Filen har for mange parenteser inni hverandre.');
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

function decodeUtf8(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadableFile(file, 1, 'Lagre filen i UTF-8: den har bokstaver i en annen koding.');
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

export type JsonLocation = Pick<JsonFile, 'file' | 'lineOf'>;

/** The layout of JSON in content/: invisible spaces and hyphens are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}
