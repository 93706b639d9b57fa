import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../../builder/failure.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import { moveFile, writeWhole } from '../../builder/write-whole.ts';
import { createTurns } from './in-turn.ts';

/** What the desk must not lose, on the same disk as content/. */
export const stateFolder = 'var/desk';

/** While files change, what they were: numbered, with a list that is there as long as they are needed. */
const journalFolder = `${stateFolder}/journal`;
const list = 'list.json';
/** What is on its way to its place; emptied at every start. */
export const unfinishedFolder = `${stateFolder}/unfinished`;

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

const cutOff = 'Forrige gang ble redigeringen avbrutt midt i en lagring';

/** Called at the start: puts back what a crash has cut off. Returns what to tell the owner; null for nothing. */
export async function repair(root: string): Promise<string | null> {
  const hasRepaired = await putBack(root).catch((error: unknown) => {
    throw new BuildFailure(
      `${cutOff}, og filene kunne ikke legges tilbake (${error}). Lukk andre programmer som bruker mappen, og prøv igjen.`,
    );
  });
  await rm(path.join(root, unfinishedFolder), { recursive: true, force: true });
  if (!hasRepaired) return null;
  const notice = `${cutOff}. Innholdet er slik det var før den lagringen. Se over det du skrev sist.`;
  console.log(notice);
  return notice;
}

/**
 * Puts back what files were before a change that was cut off. Needs no room on the disk, which may be full. Returns
 * whether a file had changed.
 */
async function putBack(root: string): Promise<boolean> {
  const folder = path.join(root, journalFolder);
  const listed = await readIfThere(path.join(folder, list));
  if (!listed) return false;
  const files: [file: string, wasThere: boolean][] = JSON.parse(listed.toString('utf8'));
  let hasChanged = false;
  for (const [index, [file, wasThere]] of files.entries()) {
    const [copy, target] = [path.join(folder, String(index)), path.join(root, file)];
    const [before, now] = [await readIfThere(copy), await readIfThere(target)];
    if (!wasThere) {
      await rm(target, { force: true });
      hasChanged ||= now !== undefined;
    } else if (before && !now?.equals(before)) {
      // A copy that is gone was put back by an earlier start.
      await moveFile(copy, target);
      hasChanged = true;
    }
  }
  await rm(path.join(folder, list));
  return hasChanged;
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

/** Replaces a file as a whole, or deletes it. */
export async function replaceFile(root: string, file: string, body: string | Buffer | null): Promise<void> {
  const target = path.join(root, file);
  if (body === null) return rm(target, { force: true });
  await writeWhole(target, body, { unfinishedIn: path.join(root, unfinishedFolder) });
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Runs what reads and then writes content/ one at a time, so that nothing comes in between. */
export const oneAtATime = createTurns();
