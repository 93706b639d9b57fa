import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { FileChanges } from '../../builder/content/content-source.ts';
import { fsync, moveFile, readJson } from '../../builder/files.ts';

/** The folder of the desk's own files, on the same disk as content/. */
export const stateFolder = 'var/desk';
/** Emptied at every start. */
export const unfinishedFolder = `${stateFolder}/unfinished`;
/** The folder of complete changes that are not yet moved to their places. */
const journalFolder = `${stateFolder}/ready`;
/** The deletions that releases have not followed yet. */
export const deletedFile = `${stateFolder}/deleted.json`;
const listFile = 'list.json';
const setAside = 'damaged-';

/** Allows files of content/, photos whose texts are not saved, and the list of deletions. */
const isReplaceable = (file: string) =>
  file === deletedFile ||
  (/^(content|var\/desk\/photos)\/[^\\:\0]*[^/\\:\0]$/.test(file) && path.posix.normalize(file) === file);

/** Orders changes: pictures, then the texts that name them, then deletions. */
function rank(body: string | Buffer | null): number {
  if (body === null) return 2;
  return typeof body === 'string' ? 1 : 0;
}

const changeList = z.array(z.tuple([z.string().refine(isReplaceable), z.boolean()]));

/**
 * Replaces and deletes files durably, all or none. New files are written to a journal first, so a full disk changes
 * nothing, and the next start finishes interrupted changes.
 */
export async function commitFileChanges(root: string, changes: FileChanges): Promise<void> {
  try {
    await writeJournal(root, changes);
    await recoverFileChanges(root);
  } finally {
    await removeJournal(root);
  }
}

/** Writes changes to the journal, completely or not at all. */
async function writeJournal(root: string, changes: FileChanges): Promise<void> {
  const target = path.join(root, journalFolder);
  const folder = path.join(root, unfinishedFolder, randomUUID());
  const ordered = [...changes].sort(([, a], [, b]) => rank(a) - rank(b));
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, [, body]] of ordered.entries())
      if (body !== null) await writeFile(path.join(folder, `${index}`), body, { flush: true });
    const list: z.infer<typeof changeList> = ordered.map(([file, body]) => [file, body !== null]);
    await writeFile(path.join(folder, listFile), JSON.stringify(list), { flush: true });
    await fsync(folder);
    await mkdir(path.dirname(target), { recursive: true });
    await moveFile(folder, target);
    await fsync(path.dirname(target));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the journal. It is renamed first, because half of it would look like a damaged one after a crash. */
async function removeJournal(root: string): Promise<void> {
  const ready = path.join(root, journalFolder);
  const removing = path.join(root, unfinishedFolder, randomUUID());
  if (!existsSync(ready)) return;
  await mkdir(path.dirname(removing), { recursive: true });
  await moveFile(ready, removing);
  await rm(removing, { recursive: true, force: true });
}

/** Moves the files of the journal to their places. Sets the journal aside if its list is damaged. */
export async function recoverFileChanges(root: string): Promise<void> {
  const ready = path.join(root, journalFolder);
  if (!existsSync(ready)) return;
  const list = await readJson(path.join(ready, listFile), changeList).catch(async (error) => {
    console.error(`${ready}:`, error);
    await rename(ready, path.join(root, stateFolder, `${setAside}${Date.now()}`));
    return [];
  });
  for (const [index, [file, isThere]] of list.entries()) {
    const written = path.join(ready, `${index}`);
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (!isThere) await rm(target, { force: true });
    // The file may have been moved before the crash.
    else if (existsSync(written)) await moveFile(written, target);
    await fsync(path.dirname(target));
  }
  await removeJournal(root);
}

export async function listSetAside(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, stateFolder)).catch(() => []);
  return names.filter((name) => name.startsWith(setAside)).map((name) => `${stateFolder}/${name}`);
}

/** Runs everything that reads and then writes content/, one at a time. */
export const contentQueue = new PQueue({ concurrency: 1 });
