import { type ExecFileException, execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { maxPhotoBytes, photoTooLarge } from '../../common/photo-size.ts';
import { minuteMs } from '../../common/time.ts';
import { HttpError } from '../http.ts';
import { deskFolder } from '../state/data-folder.ts';

/** What a script that cleans prints as JSON: its result, or a sentence that explains why a file cannot be used. */
export type Cleaned<Result> = Result | { reason: string };

/** Has the pictures that are being received. Emptied at every start. */
export const uploadsFolder = (data: string): string => path.join(deskFolder(data), 'uploads');

/**
 * Stores a streamed picture in the data folder until a script has cleaned it in a child process, and returns the script's result.
 * Throws an HttpError that says why a file cannot be used.
 */
export async function cleanUpload<Result extends object>(
  data: string,
  { body, script }: { body: AsyncIterable<Uint8Array>; script: string },
): Promise<Result> {
  const file = path.join(uploadsFolder(data), randomUUID());
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, limitSize(body));
    return await cleanInChild<Result>(script, file);
  } finally {
    await rm(file, { force: true });
  }
}

async function* limitSize(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = maxPhotoBytes;
  for await (const chunk of body) {
    left -= chunk.length;
    if (left < 0) throw new HttpError(413, photoTooLarge);
    yield chunk;
  }
}

/** Cleans one picture at a time, because machines may have little memory. */
const cleaningQueue = new PQueue({ concurrency: 1 });

/** In a child process, so that its memory is freed. */
async function cleanInChild<Result extends object>(script: string, from: string): Promise<Result> {
  const file = path.join(import.meta.dirname, script);
  const args = ['--max-old-space-size=64', '--import', 'tsx', file, from];
  // More arenas would not return freed memory to the system.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  // Rarely, one hangs when it starts, and further pictures wait for it.
  const timeout = 5 * minuteMs;
  const options = { cwd: import.meta.dirname, env, timeout, maxBuffer: maxPhotoBytes };
  const run = () =>
    new Promise<string>((resolve, reject) => {
      execFile(process.execPath, args, options, (error, printed) =>
        error ? reject(error) : resolve(printed),
      );
    });
  const printed = await cleaningQueue.add(run).catch((error: ExecFileException) => {
    // The system kills a process that needs too much memory.
    if (!error.signal && error.code !== 'ENOMEM') throw error;
    console.error(error);
    throw new HttpError(
      422,
      'Bildet er for stort for denne maskinen. Ta det med lavere oppløsning, og prøv igjen.',
    );
  });
  const cleaned: Cleaned<Result> = JSON.parse(printed.slice(printed.lastIndexOf('\n')));
  if ('reason' in cleaned) throw new HttpError(422, cleaned.reason);
  return cleaned;
}
