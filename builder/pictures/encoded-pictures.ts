import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import PQueue from 'p-queue';
import { hourMs } from '../../common/time.ts';
import { UserError } from '../../content-model/problems.ts';
import type { PictureFile } from './picture-files.ts';

export interface PictureFileMatch {
  file: string;
  /** False for the original, which replaces it until it is encoded. */
  isEncoded: boolean;
}

/** The folder of encoded pictures in a data folder, which may be deleted. It is on the disk of the site that links to them. */
export const encodedFolder = (data: string): string => path.join(data, 'cache/pictures');

export type PictureStore = ReturnType<typeof createPictureStore>;

export function createPictureStore(folder: string, files: readonly PictureFile[]) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const encodedFile = (name: string) => path.join(folder, name);
  return {
    files,
    /** Returns the original if the picture is not encoded yet, and undefined for an unknown name. */
    findFile(name: string): PictureFileMatch | undefined {
      const picture = byName.get(name);
      if (!picture) return undefined;
      const file = encodedFile(name);
      return existsSync(file) ? { file, isEncoded: true } : { file: picture.original, isEncoded: false };
    },
    missing: () => files.filter(({ name }) => !existsSync(encodedFile(name))),
  };
}

export interface EncodingJob {
  folder: string;
  files: readonly PictureFile[];
  /** Whether to leave one core to other programs, at low priority. */
  isInBackground: boolean;
}

export type EncodingReport = { done: number } | { failure: string };

const encodeScript = path.join(import.meta.dirname, 'encode-child.ts');

/** Runs one child at a time, because pictures need much memory. */
const encodeQueue = new PQueue({ concurrency: 1 });

export async function encodePictures(
  folder: string,
  files: readonly PictureFile[],
  onProgress: (done: number, total: number) => void = () => {},
  isInBackground = false,
): Promise<void> {
  if (files.length === 0) return;
  await encodeQueue.add(async () => {
    // The previous child may have encoded some of them.
    const missing = files.filter(({ name }) => !existsSync(path.join(folder, name)));
    if (missing.length === 0) return;
    const child = fork(encodeScript, {
      cwd: path.dirname(encodeScript),
      execArgv: ['--max-old-space-size=256', '--import', 'tsx'],
      // With more arenas, freed memory is not returned to the system.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      // Rarely, one hangs when it starts.
      signal: AbortSignal.timeout(hourMs),
    });
    let failure = 'Bildene ble ikke ferdige. Prøv igjen. Har maskinen for lite minne?';
    child.on('message', (message) => {
      const report = message as EncodingReport;
      if ('failure' in report) failure = report.failure;
      else onProgress(report.done, missing.length);
    });
    // Emitted also after the exit, when the job was sent to a child that had ended.
    child.on('error', (error) => console.error(error));
    child.send({ folder, files: missing, isInBackground } satisfies EncodingJob);
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new UserError(failure);
  });
}

let isEncodingInBackground = false;

/** Encodes at low priority. While it does, it ignores other orders, because the next request for a picture repeats them. */
export async function encodeInBackground(folder: string, files: readonly PictureFile[]): Promise<void> {
  if (isEncodingInBackground) return;
  isEncodingInBackground = true;
  await encodePictures(folder, files, undefined, true).catch((error: Error) => console.error(error.message));
  isEncodingInBackground = false;
}
