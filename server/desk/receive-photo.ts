import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { picturesFolder } from '../../builder/pictures/originals.ts';
import { toHttpError } from '../answer.ts';
import { HttpError } from '../http-error.ts';
import { cleanInChild } from './clean-in-child.ts';
import type { PictureSize } from './contract/pictures.ts';
import { fileNameFrom } from './file-name.ts';
import { pendingFolder, readEntries } from './photos.ts';
import { contentQueue } from './queues.ts';
import { replaceFile, unfinishedFolder } from './state.ts';

const megabyte = 1024 * 1024;
/** A photo of 48 megapixels is at most some 40 MB. */
const mostMegabytes = 80;

/**
 * Cleans a photo as it comes and keeps it until it is saved; it is never whole in memory before. Throws an HttpError
 * that names it and says what is wrong with it.
 */
export async function receivePhoto(
  root: string,
  fileName: string,
  body: AsyncIterable<Uint8Array>,
): Promise<PictureSize> {
  const file = path.join(root, unfinishedFolder, randomUUID());
  const cleaned = `${file}.webp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, limited(body));
    const size = await cleanInChild(file, cleaned);
    const bytes = await readFile(cleaned);
    return await contentQueue.add(async () => {
      const name = await freeName(root, fileNameFrom(path.parse(fileName).name, 'bilde'));
      await replaceFile(root, `${pendingFolder}/${name}.webp`, bytes);
      return { name, ...size, pending: true };
    });
  } catch (error) {
    const { status, message } = toHttpError(error);
    throw new HttpError(status, fileName ? `${fileName}: ${message}` : message);
  } finally {
    for (const one of [file, cleaned]) await rm(one, { force: true });
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
