import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import { moveFile, readJson } from '../../builder/files.ts';
import type { FileChanges } from '../../builder/validation/content-source.ts';
import { fsync } from '../state/durable-files.ts';

/** The desk's own files, on the same disk as content/. */
export const stateFolder = 'var/desk';
/** Emptied at every start. */
export const unfinishedFolder = `${stateFolder}/unfinished`;
/** Complete changes on their way to their places. */
const journalFolder = `${stateFolder}/ready`;
const listFile = 'list.json';
/** Begins the names of folders with changes that cannot be read. */
const setAside = 'damaged-';

/** A file of content/, or a photo whose words are not saved: nothing else is ever replaced. */
const isReplaceable = (file: string) =>
  /^(content|var\/desk\/photos)\/[^\\:\0]*[^/\\:\0]$/.test(file) && path.posix.normalize(file) === file;

/** Pictures come first, then texts, then what is deleted. */
function rank(body: string | Buffer | null): number {
  if (body === null) return 2;
  return typeof body === 'string' ? 1 : 0;
}

const changeList = z.array(z.tuple([z.string().refine(isReplaceable), z.boolean()]));

/**
 * Replaces or deletes files durably. New ones are written elsewhere first: a full disk changes nothing, and
 * the next start finishes what a crash cuts off. Pictures come before the words that name them, and go after.
 */
export async function commitFileChanges(root: string, changes: FileChanges): Promise<void> {
  const folder = path.join(root, unfinishedFolder, randomUUID());
  const ready = path.join(root, journalFolder);
  const ordered = [...changes].sort(([, a], [, b]) => rank(a) - rank(b));
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, [, body]] of ordered.entries())
      if (body !== null) await writeFile(path.join(folder, `${index}`), body, { flush: true });
    const list: z.infer<typeof changeList> = ordered.map(([file, body]) => [file, body !== null]);
    await writeFile(path.join(folder, listFile), JSON.stringify(list), { flush: true });
    await fsync(folder);
    await moveFile(folder, ready);
    await fsync(path.dirname(ready));
    await recoverFileChanges(root);
  } finally {
    for (const left of [folder, ready]) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Puts complete changes in their places: at once, or at the start after a crash. If their list is damaged, nothing
 * is moved, and all of it is set aside.
 */
export async function recoverFileChanges(root: string): Promise<void> {
  const ready = path.join(root, journalFolder);
  if (!existsSync(ready)) return;
  const list = await readJson(path.join(ready, listFile), changeList).catch(async (error) => {
    console.error(`${ready}:`, error);
    await rename(ready, path.join(root, stateFolder, `${setAside}${Date.now()}`));
    return [];
  });
  for (const [index, [file, isThere]] of list.entries()) {
    const [written, target] = [path.join(ready, `${index}`), path.join(root, file)];
    await mkdir(path.dirname(target), { recursive: true });
    if (!isThere) await rm(target, { force: true });
    // It may have been moved before the crash.
    else if (existsSync(written)) await moveFile(written, target);
    await fsync(path.dirname(target));
  }
  await rm(ready, { recursive: true, force: true });
}

/** The paths of the folders that were set aside. */
export async function listSetAside(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, stateFolder)).catch(() => []);
  return names.filter((name) => name.startsWith(setAside)).map((name) => `${stateFolder}/${name}`);
}

/** Runs all that reads and then writes content/, one at a time. */
export const contentQueue = new PQueue({ concurrency: 1 });

/** The layout of JSON in content/: invisible spaces and hyphens are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}
