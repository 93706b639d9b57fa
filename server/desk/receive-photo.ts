import { type ExecFileException, execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { fileNameFrom } from '../../builder/news/article-file.ts';
import { picturesFolder } from '../../builder/pictures/originals.ts';
import { HttpError, toHttpError } from '../answer.ts';
import type { CleanedPhoto } from './clean-photo.ts';
import type { PictureSize } from './contract.ts';
import { contentQueue, replaceFile, unfinishedFolder } from './files.ts';
import { pendingFolder, readEntries } from './photos.ts';

const megabyte = 1024 * 1024;
/** A photo of 48 megapixels is at most some 40 MB. */
const mostMegabytes = 80;

/** Cleans a streamed photo and keeps it until it is saved. Throws an HttpError with its name and fault. */
export async function receivePhoto(
  root: string,
  fileName: string,
  body: AsyncIterable<Uint8Array>,
): Promise<PictureSize> {
  const file = path.join(root, unfinishedFolder, randomUUID());
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, limited(body));
    const { webp, ...size } = await cleanInChild(file);
    return await contentQueue.add(async () => {
      const name = await freeName(root, fileNameFrom(path.parse(fileName).name, 'bilde'));
      await replaceFile(root, `${pendingFolder}/${name}.webp`, Buffer.from(webp, 'base64'));
      return { name, ...size, pending: true };
    });
  } catch (error) {
    const { status, message } = toHttpError(error);
    throw new HttpError(status, fileName ? `${fileName}: ${message}` : message);
  } finally {
    await rm(file, { force: true });
  }
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = mostMegabytes * megabyte;
  for await (const chunk of body) {
    left -= chunk.length;
    if (left < 0) throw new HttpError(413, `Bildet er for stort: høyst ${mostMegabytes} MB.`);
    yield chunk;
  }
}

async function freeName(root: string, wanted: string): Promise<string> {
  const entries = await readEntries(root);
  const isTaken = (name: string) =>
    name in entries ||
    [picturesFolder, pendingFolder].some((folder) => existsSync(path.join(root, folder, `${name}.webp`)));
  let name = wanted;
  for (let count = 2; isTaken(name); count++) name = `${wanted}-${count}`;
  return name;
}

const program = path.join(import.meta.dirname, 'clean-photo.ts');

/** One at a time: photos are large, and machines may be small. */
const queue = new PQueue({ concurrency: 1 });

/** A process of its own gives its memory back. Throws an HttpError that says what is wrong with the photo. */
async function cleanInChild(from: string): Promise<Exclude<CleanedPhoto, { reason: string }>> {
  const args = ['--max-old-space-size=64', '--import', 'tsx', program, from];
  // With more arenas, freed memory is not given back to the system.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const options = { cwd: import.meta.dirname, env, maxBuffer: mostMegabytes * megabyte };
  const run = () =>
    new Promise<string>((resolve, reject) => {
      execFile(process.execPath, args, options, (error, printed) =>
        error ? reject(error) : resolve(printed),
      );
    });
  const printed = await queue.add(run).catch((error: ExecFileException) => {
    // The system ends what needs too much memory.
    if (!error.signal && error.code !== 'ENOMEM') throw error;
    console.error(error);
    throw new HttpError(
      422,
      'Bildet er for stort for denne maskinen. Ta det med lavere oppløsning, og prøv igjen.',
    );
  });
  const cleaned: CleanedPhoto = JSON.parse(printed);
  if ('reason' in cleaned) throw new HttpError(422, cleaned.reason);
  return cleaned;
}
