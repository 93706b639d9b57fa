import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { moveFile } from '../../builder/files.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import { flush } from '../state/durable.ts';

/** The desk's own files, on the same disk as content/. */
export const stateFolder = 'var/desk';
/** Emptied at every start. */
export const unfinishedFolder = `${stateFolder}/unfinished`;
/** Complete changes on their way to their places. */
const readyFolder = `${stateFolder}/ready`;
const listFile = 'list.json';

/**
 * Replaces or deletes files durably. New ones are written elsewhere first: a full disk changes nothing, and
 * the next start finishes what a crash cuts off. Pictures come before the words that name them, and go after.
 */
export async function replaceFiles(root: string, changes: FileChanges): Promise<void> {
  const folder = path.join(root, unfinishedFolder, randomUUID());
  const ready = path.join(root, readyFolder);
  const rank = (body: string | Buffer | null) => (body === null ? 2 : typeof body === 'string' ? 1 : 0);
  const ordered = [...changes].sort(([, one], [, other]) => rank(one) - rank(other));
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, [, body]] of ordered.entries())
      if (body !== null) await writeFile(path.join(folder, `${index}`), body, { flush: true });
    const list: ChangeList = ordered.map(([file, body]) => [file, body !== null]);
    await writeFile(path.join(folder, listFile), JSON.stringify(list), { flush: true });
    await flush(folder);
    await moveFile(folder, ready);
    await flush(path.dirname(ready));
    await finishReplacing(root);
  } finally {
    for (const left of [folder, ready]) await rm(left, { recursive: true, force: true });
  }
}

type ChangeList = [file: string, isThere: boolean][];

/** Puts complete changes in their places: at once, or at the start after a crash. */
export async function finishReplacing(root: string): Promise<void> {
  const ready = path.join(root, readyFolder);
  if (!existsSync(ready)) return;
  const list: ChangeList = JSON.parse(await readFile(path.join(ready, listFile), 'utf8'));
  for (const [index, [file, isThere]] of list.entries()) {
    const [written, target] = [path.join(ready, `${index}`), path.join(root, file)];
    await mkdir(path.dirname(target), { recursive: true });
    if (!isThere) await rm(target, { force: true });
    // It may have been moved before the crash.
    else if (existsSync(written)) await moveFile(written, target);
    await flush(path.dirname(target));
  }
  await rm(ready, { recursive: true });
}

/** Runs all that reads and then writes content/, one at a time. */
export const contentQueue = new PQueue({ concurrency: 1 });

/** The layout of JSON in content/: invisible spaces and hyphens are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}
