import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { writeWhole } from '../../builder/files.ts';
import { flush } from '../state/durable.ts';

/** The desk's own files, on the same disk as content/. */
export const stateFolder = 'var/desk';
/** Unfinished files; emptied at every start. */
export const unfinishedFolder = `${stateFolder}/unfinished`;

/** Replaces a file as a whole, or deletes it, and returns when that outlives a power failure. */
export async function replaceFile(root: string, file: string, body: string | Buffer | null): Promise<void> {
  const target = path.join(root, file);
  if (body === null) await rm(target, { force: true });
  else await writeWhole(target, body, { unfinishedIn: path.join(root, unfinishedFolder) });
  const folder = path.dirname(target);
  if (existsSync(folder)) await flush(folder);
}

/** The bytes of a file; undefined if there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Runs everything that reads and then writes content/ one at a time. */
export const contentQueue = new PQueue({ concurrency: 1 });

/** Writes JSON as every file of content/ is laid out. Spaces and hyphens that nobody sees are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}
