import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { moveFile } from '../../builder/files.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import { flush } from '../state/durable.ts';

/** The desk's own files, on the same disk as content/. */
export const stateFolder = 'var/desk';
/** Unfinished files; emptied at every start. */
export const unfinishedFolder = `${stateFolder}/unfinished`;

/**
 * Replaces files, or deletes them, each as a whole, and returns when that outlives a power failure. All that is new is
 * written elsewhere first: a full disk changes nothing. New pictures come before the words that name them and go after,
 * so that a crash leaves at most a picture that nothing names.
 */
export async function replaceFiles(root: string, changes: FileChanges): Promise<void> {
  const folder = path.join(root, unfinishedFolder, randomUUID());
  const rank = (body: string | Buffer | null) => (body === null ? 2 : typeof body === 'string' ? 1 : 0);
  const ordered = [...changes]
    .sort(([, one], [, other]) => rank(one) - rank(other))
    .map(([file, body], index) => ({
      target: path.join(root, file),
      body,
      written: path.join(folder, `${index}`),
    }));
  try {
    await mkdir(folder, { recursive: true });
    for (const { body, written } of ordered)
      if (body !== null) await writeFile(written, body, { flush: true });
    for (const { target, body, written } of ordered) {
      await mkdir(path.dirname(target), { recursive: true });
      if (body === null) await rm(target, { force: true });
      else await moveFile(written, target);
      await flush(path.dirname(target));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replaces or deletes one file in the same way. */
export const replaceFile = (root: string, file: string, body: string | Buffer | null) =>
  replaceFiles(root, new Map([[file, body]]));

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
