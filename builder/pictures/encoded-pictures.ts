import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import { UserError } from '../errors.ts';
import { pictureCache } from './originals.ts';
import type { PictureFile } from './resolve-pictures.ts';

/** A file that answers for an encoded picture. */
export interface PictureFileMatch {
  file: string;
  /** False for its original, which stands in until it is made. */
  isEncoded: boolean;
}

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Finds the encoded pictures of a site, which are kept between builds. */
export function createPictureStore(root: string, files: readonly PictureFile[]) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const encodedFile = (name: string) => path.join(root, pictureCache, name);
  return {
    files,
    /** Nobody waits for a picture: its original stands in. Undefined for a name that the site lacks. */
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
  /** Others come first, and one core is left to them. */
  isInBackground: boolean;
}

const encodingReport = z.union([
  z.object({ done: z.number(), total: z.number() }),
  z.object({ failure: z.string() }),
]);

export type EncodingReport = z.infer<typeof encodingReport>;

/** Milliseconds without a report: a child has hung, as happens rarely when it starts. */
const encodeTimeout = 120_000;

const encodeScript = path.join(import.meta.dirname, 'encode-child.ts');

/** Pictures are large and the machine may be small: one child at a time. */
const encodeQueue = new PQueue({ concurrency: 1 });
let background: ChildProcess | undefined;

/** Encodes pictures in a process of its own. Rejects with a BuildFailure that says why it could not. */
export async function encodePictures(
  root: string,
  files: readonly PictureFile[],
  onProgress: (done: number, total: number) => void = () => {},
  isInBackground = false,
): Promise<void> {
  if (files.length === 0) return;
  // Nobody waits for what is made in the background.
  if (!isInBackground) background?.kill();
  await encodeQueue.add(async () => {
    const folder = path.join(root, pictureCache);
    // The one before may have made some.
    const missing = files.filter(({ name }) => !existsSync(path.join(folder, name)));
    if (missing.length === 0) return;
    const child = fork(encodeScript, {
      cwd: path.dirname(encodeScript),
      execArgv: ['--max-old-space-size=256', '--import', 'tsx'],
      // With more arenas, freed memory is not given back to the system.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    });
    let failure = 'Making the pictures was stopped. Try again. Is there too little memory?';
    // By its number, since `killed` says that nobody waits for it.
    const stop = () => child.pid && process.kill(child.pid, 'SIGKILL');
    const silence = setTimeout(stop, encodeTimeout).unref();
    child.on('message', (message) => {
      silence.refresh();
      const { data: report } = encodingReport.safeParse(message);
      if (!report) return;
      if ('failure' in report) failure = report.failure;
      else onProgress(report.done, report.total);
    });
    background = isInBackground ? child : undefined;
    if (isInBackground) {
      child.unref();
      child.channel?.unref();
    }
    child.send({ folder, files: missing, isInBackground } satisfies EncodingJob);
    const [status] = await once(child, 'exit');
    clearTimeout(silence);
    if (status !== 0 && !child.killed) throw new UserError(failure);
  });
}

/** Makes pictures behind everything else. Reports one that fails once: its original goes on standing in. */
export function createBackgroundEncoder(root: string) {
  let wanted: readonly PictureFile[] = [];
  let isRunning = false;
  return async (missing: readonly PictureFile[]): Promise<void> => {
    wanted = missing;
    if (isRunning) return;
    isRunning = true;
    while (wanted.length > 0) {
      const files = wanted;
      wanted = [];
      await encodePictures(root, files, undefined, true).catch((error: Error) =>
        console.error(error.message),
      );
    }
    isRunning = false;
  };
}
