import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../../builder/failure.ts';
import { moveFile } from '../../builder/files.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import { readIfThere, replaceFile, stateFolder, unfinishedFolder } from './files.ts';

/** While files change, what they were: numbered, with a list that is there as long as they are needed. */
const journalFolder = `${stateFolder}/journal`;
const listFile = `${journalFolder}/list.json`;

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
    await replaceFile(root, listFile, null);
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
  const listed = await readIfThere(path.join(root, listFile));
  if (!listed) return false;
  const files: [file: string, wasThere: boolean][] = JSON.parse(listed.toString('utf8'));
  let hasChanged = false;
  for (const [index, [file, wasThere]] of files.entries()) {
    const [copy, target] = [copyOf(root, index), path.join(root, file)];
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
  await replaceFile(root, listFile, null);
  return hasChanged;
}

async function keep(root: string, files: readonly string[]): Promise<void> {
  const folder = path.join(root, journalFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const listed: [file: string, wasThere: boolean][] = [];
  for (const [index, file] of files.entries()) {
    const body = await readIfThere(path.join(root, file));
    if (body) await writeFile(copyOf(root, index), body, { flush: true });
    listed.push([file, body !== undefined]);
  }
  await replaceFile(root, listFile, JSON.stringify(listed));
}

const copyOf = (root: string, index: number) => path.join(root, journalFolder, String(index));
