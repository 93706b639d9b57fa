import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../builder/write-whole.ts';
import { flush } from '../state/durable.ts';

/** What the desk must not lose, on the same disk as content/. */
export const stateFolder = 'var/desk';
/** What is on its way to its place; emptied at every start. */
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
