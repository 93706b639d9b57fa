import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files below a project and what they become; null for a file that goes. */
export type FileChanges = ReadonlyMap<string, string | Buffer | null>;

/** Where the desk keeps what is not finished. On the same disk as content/, and not watched as content/ is. */
export const workFolder = '.cache/desk';

/** Every file of `folder`/content, as paths such as content/no/home.json. */
export async function listContent(folder: string): Promise<string[]> {
  const start = path.join(folder, 'content');
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Changes files, all or none: each is written apart and then moved into its place, so that there is never half a
 * file, and what was moved already is put back when a later one fails.
 */
export async function writeFiles(root: string, changes: FileChanges): Promise<void> {
  const undo = new Map<string, Buffer | null>();
  try {
    for (const [file, body] of changes) {
      undo.set(file, await readFile(path.join(root, file)).catch(() => null));
      await replaceFile(root, file, body);
    }
  } catch (error) {
    for (const [file, body] of undo) await replaceFile(root, file, body).catch(() => {});
    throw error;
  }
}

async function replaceFile(root: string, file: string, body: string | Buffer | null): Promise<void> {
  const target = path.join(root, file);
  if (body === null) return rm(target, { force: true });
  const unfinished = path.join(root, workFolder, `${randomUUID()}.unfinished`);
  await mkdir(path.dirname(unfinished), { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeFile(unfinished, body);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Makes `folder` a copy of the project's content/ with some changes. Only what differs from the copy before is copied.
 * Copies have the times of their originals, so that a picture which has been measured is not measured again.
 */
export async function copyContent(root: string, folder: string, changes: FileChanges): Promise<void> {
  const wanted = (await listContent(root)).filter((file) => !changes.has(file));
  const stray = (await listContent(folder)).filter((file) => !wanted.includes(file));
  await Promise.all(stray.map((file) => rm(path.join(folder, file))));
  await Promise.all(wanted.map((file) => copyChanged(path.join(root, file), path.join(folder, file))));
  for (const [file, body] of changes) {
    if (body === null) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), body);
  }
}

async function copyChanged(from: string, to: string): Promise<void> {
  const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  // A copy's time is in whole milliseconds.
  if (copy?.size === original.size && copy.mtime.getTime() === original.mtime.getTime()) return;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, original.atime, original.mtime);
}

let last: Promise<unknown> = Promise.resolve();

/** Runs what reads and then writes content/ one at a time, so that nothing comes in between. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = last.then(work);
  last = run.catch(() => {});
  return run;
}
