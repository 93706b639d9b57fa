import { rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import type { FileChanges } from '../../builder/content/content-source.ts';
import { fsync, writeFileDurable } from '../../builder/files.ts';

/** The folder of the desk's own files, on the same disk as content/. */
export const stateFolder = 'var/desk';
/** Emptied at every start. */
export const unfinishedFolder = `${stateFolder}/unfinished`;
/** The deletions that releases have not followed yet. */
export const deletedFile = `${stateFolder}/deleted.json`;
/** Orders changes: photos, then the texts that name them, then deletions. */
function rank(body: string | Buffer | null): number {
  if (body === null) return 2;
  return typeof body === 'string' ? 1 : 0;
}

/**
 * Replaces and deletes files durably, one by one. Because of their order, a process that is killed in between leaves a
 * photo without words, and never words without their photo.
 */
export async function writeFileChanges(root: string, changes: FileChanges): Promise<void> {
  const ordered = [...changes].sort(([, a], [, b]) => rank(a) - rank(b));
  for (const [file, body] of ordered) {
    const target = path.join(root, file);
    if (body !== null) await writeFileDurable(target, body);
    else {
      await rm(target, { force: true });
      await fsync(path.dirname(target));
    }
  }
}

/** Runs everything that reads and then writes content/, one at a time. */
export const contentQueue = new PQueue({ concurrency: 1 });
