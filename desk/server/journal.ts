import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileChanges } from '../../builder/schema/content-files.ts';

/** What the desk must not lose, on the same disk as content/. */
export const stateFolder = 'var/desk';

/** While files change, what they were: numbered, with a list that is there as long as they are needed. */
const journalFolder = `${stateFolder}/journal`;
const list = 'list.json';
const unfinishedFolder = `${stateFolder}/unfinished`;

/**
 * Changes files, all or none. What they were is kept until all have changed: a failure puts it back, and so does the
 * next start after a crash. New pictures come before the words that name them, and go after.
 */
export async function writeFiles(root: string, changes: FileChanges): Promise<void> {
  await putBack(root);
  await keep(root, [...changes.keys()]);
  try {
    const rank = (body: string | Buffer | null) => (body === null ? 2 : typeof body === 'string' ? 1 : 0);
    const ordered = [...changes].sort(([, one], [, other]) => rank(one) - rank(other));
    for (const [file, body] of ordered) await replaceFile(root, file, body);
    await rm(path.join(root, journalFolder, list));
  } catch (error) {
    await putBack(root);
    throw error;
  }
}

/** Called at the start: puts back what a crash has cut off. Returns whether there was something. */
export async function repair(root: string): Promise<boolean> {
  const hasRepaired = await putBack(root);
  await rm(path.join(root, unfinishedFolder), { recursive: true, force: true });
  return hasRepaired;
}

/** Puts back what files were before a change that was cut off. Returns whether there was one. */
async function putBack(root: string): Promise<boolean> {
  const folder = path.join(root, journalFolder);
  const listed = await readIfThere(path.join(folder, list));
  if (!listed) return false;
  const files: [file: string, wasThere: boolean][] = JSON.parse(listed.toString('utf8'));
  for (const [index, [file, wasThere]] of files.entries()) {
    await replaceFile(root, file, wasThere ? await readFile(path.join(folder, String(index))) : null);
  }
  await rm(path.join(folder, list));
  return true;
}

async function keep(root: string, files: readonly string[]): Promise<void> {
  const folder = path.join(root, journalFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const listed: [file: string, wasThere: boolean][] = [];
  for (const file of files) {
    const body = await readIfThere(path.join(root, file));
    if (body) await writeFile(path.join(folder, String(listed.length)), body, { flush: true });
    listed.push([file, body !== undefined]);
  }
  await replaceFile(root, `${journalFolder}/${list}`, JSON.stringify(listed));
}

/** Replaces a file as a whole: nobody reads half of it, not even after a power failure. */
export async function replaceFile(root: string, file: string, body: string | Buffer | null): Promise<void> {
  const target = path.join(root, file);
  if (body === null) return rm(target, { force: true });
  const unfinished = path.join(root, unfinishedFolder, randomUUID());
  await mkdir(path.dirname(unfinished), { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(unfinished, body, { flush: true });
  await move(unfinished, target);
}

/** On Windows, a file that another program reads for a moment cannot be replaced. */
async function move(from: string, to: string, attempts = 10): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const isInUse = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error));
    if (!isInUse || attempts === 0) throw error;
    await pause(50);
    await move(from, to, attempts - 1);
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

let last: Promise<unknown> = Promise.resolve();

/** Runs what reads and then writes content/ one at a time, so that nothing comes in between. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = last.then(work);
  last = run.catch(() => {});
  return run;
}
