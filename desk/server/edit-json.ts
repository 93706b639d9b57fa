import { spawn } from 'node:child_process';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { Path } from '../contract.ts';

/** One place where two values differ; undefined where there is nothing. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/** Where two JSON values differ. A list whose entries moved, came or went is one difference. */
export function differences(before: unknown, after: unknown, at: Path = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const areLists = Array.isArray(before) && Array.isArray(after);
  const areGroups = isGroup(before) && isGroup(after) && Array.isArray(before) === Array.isArray(after);
  if (!areGroups || (areLists && (before.length !== after.length || isReordered(before, after)))) {
    return [{ path: at, before, after }];
  }
  return Object.keys({ ...before, ...after }).flatMap((name) =>
    differences(before[name], after[name], [...at, areLists ? Number(name) : name]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two lists have the same entries in another order. */
export function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).sort();
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
}

/** Puts a value into the text of a JSON file of content/. Everything that is the same stays as it is written. */
export async function editJson(file: string, text: string, before: unknown, after: unknown): Promise<string> {
  const found = differences(before, after);
  if (found.length === 0) return text;
  // A file that has small groups on one line keeps them so.
  const isCompact = /\{ "/.test(text);
  const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };
  const edited = found.reduce((written, { path: at, after: value }) => {
    const edits = modify(written, [...at], value, {
      ...(!isCompact && { formattingOptions }),
      getInsertionIndex: (names) => placeOf(String(at.at(-1)), names, valueAt(after, at.slice(0, -1))),
    });
    return applyEdits(
      written,
      edits.map((edit) => ({ ...edit, content: withVisibleSpaces(edit.content) })),
    );
  }, text);
  return format(file, edited);
}

/** Where a new field goes among those that are there: in the order of the value. */
function placeOf(name: string, present: readonly string[], value: unknown): number {
  const order = Object.keys(value ?? {});
  return present.filter((one) => order.indexOf(one) < order.indexOf(name)).length;
}

const valueAt = (value: unknown, at: Path): unknown =>
  at.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);

/** Non-breaking spaces and soft hyphens can only be seen in a file as escapes. */
const withVisibleSpaces = (json: string) =>
  json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad');

const project = path.join(import.meta.dirname, '../..');

/** Formats JSON as the project's formatter does. */
function format(file: string, text: string): Promise<string> {
  const biome = path.join(project, 'node_modules/@biomejs/biome/bin/biome');
  const child = spawn(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], { cwd: project });
  return new Promise((resolve, reject) => {
    let formatted = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      formatted += part;
    });
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(formatted);
      else reject(new Error(`The formatter ended with status ${status} for ${file}.`));
    });
    child.stdin.end(text);
  });
}
