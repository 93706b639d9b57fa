import { type ExecFileException, execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { hashOf } from '../../builder/hash.ts';
import { openOriginal } from '../../builder/pictures/originals.ts';
import { fileNameFrom } from '../../common/file-names.ts';
import { forEachLanguage } from '../../common/languages.ts';
import { maxPhotoBytes, photoTooLarge } from '../../common/photo-size.ts';
import { minuteMs } from '../../common/time.ts';
import { mayBeGone } from '../../content-model/check-content.ts';
import { formatJson } from '../../content-model/content-json.ts';
import { isPictureFile, type PictureEntry, photoFile, pictureFile } from '../../content-model/pictures.ts';
import { forEachText, metaOf } from '../../content-model/schema-tree.ts';
import { HttpError, toHttpError } from '../http.ts';
import type { CleanedPhoto } from './clean-photo.ts';
import { recordDeletions } from './deletions.ts';
import { fullTitleOf, labelOf, listDocuments, readDocument } from './documents.ts';
import { contentQueue, unfinishedFolder, writeFileChanges } from './file-changes.ts';
import { createLruCache } from './lru-cache.ts';

const thumbnailSize = 480;

// On Windows, nobody can delete a file that sharp has open.
sharp.cache(false);

/**
 * Cleans a streamed photo, and stores it with empty words. Its name ends in digits of its bytes, so a name is never used for
 * other bytes, and the same photo sent twice is one, with the words that it has by then.
 */
export async function receivePhoto(
  root: string,
  fileName: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ name: string }> {
  const file = path.join(root, unfinishedFolder, randomUUID());
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, limitSize(body));
    const { webp } = await cleanInChild(file);
    const photo = Buffer.from(webp, 'base64');
    const name = `${fileNameFrom(path.parse(fileName).name, 'bilde')}-${hashOf(photo, 8)}`;
    await contentQueue.add(() => storePhoto(root, name, photo));
    return { name };
  } catch (error) {
    const { status, message } = toHttpError(error);
    throw new HttpError(status, fileName ? `${fileName}: ${message}` : message);
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

async function storePhoto(root: string, name: string, photo: Buffer): Promise<void> {
  const isThere = (file: string) => existsSync(path.join(root, file));
  const empty = forEachLanguage(() => '');
  const words: PictureEntry = {
    photo: true,
    focus: [50, 50],
    alt: empty,
    caption: empty,
    added: new Date().toISOString(),
  };
  const changes = new Map<string, string | Buffer>();
  if (!isThere(photoFile(name))) changes.set(photoFile(name), photo);
  if (!isThere(pictureFile(name))) changes.set(pictureFile(name), formatJson(words));
  await writeFileChanges(root, changes);
}

/** The places where a photo is alone, and which would show the stock picture without it. */
async function singlePlacesOf(root: string, name: string): Promise<string[]> {
  const places: string[] = [];
  for (const document of await listDocuments(root)) {
    const { value } = (await readDocument(root, document)) ?? {};
    forEachText(document.schema, value, (text, field, at) => {
      const { slot } = metaOf(field);
      if (text !== name || !slot || mayBeGone.includes(slot)) return;
      places.push(`${fullTitleOf(document, value)}: ${labelOf(document, at)}`);
    });
  }
  return places;
}

/** Deletes a photo, its words first. Throws an HttpError that names the places where it stands alone. */
export function deletePhoto(root: string, name: string): Promise<void> {
  return contentQueue.add(async () => {
    if (!existsSync(path.join(root, photoFile(name)))) throw new HttpError(404, 'Bildet finnes ikke.');
    const places = await singlePlacesOf(root, name);
    if (places.length > 0) throw new HttpError(422, `Bytt det ut først der det står: ${places.join(', ')}.`);
    const deletions = await recordDeletions(root, [pictureFile(name), photoFile(name)]);
    await writeFileChanges(root, new Map([...deletions, [pictureFile(name), null], [photoFile(name), null]]));
  });
}

const cleanPhotoScript = path.join(import.meta.dirname, 'clean-photo.ts');

/** Cleans one photo at a time, because machines may have little memory. */
const photoQueue = new PQueue({ concurrency: 1 });

/** In a child process, so that its memory is freed. */
async function cleanInChild(from: string): Promise<Exclude<CleanedPhoto, { reason: string }>> {
  const args = ['--max-old-space-size=64', '--import', 'tsx', cleanPhotoScript, from];
  // More arenas would not return freed memory to the system.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  // Rarely, one hangs when it starts, and further photos wait for it.
  const timeout = 5 * minuteMs;
  const options = { cwd: import.meta.dirname, env, timeout, maxBuffer: maxPhotoBytes };
  const run = () =>
    new Promise<string>((resolve, reject) => {
      execFile(process.execPath, args, options, (error, printed) =>
        error ? reject(error) : resolve(printed),
      );
    });
  const printed = await photoQueue.add(run).catch((error: ExecFileException) => {
    // The system kills a process that needs too much memory.
    if (!error.signal && error.code !== 'ENOMEM') throw error;
    console.error(error);
    throw new HttpError(
      422,
      'Bildet er for stort for denne maskinen. Ta det med lavere oppløsning, og prøv igjen.',
    );
  });
  const cleaned: CleanedPhoto = JSON.parse(printed.slice(printed.lastIndexOf('\n')));
  if ('reason' in cleaned) throw new HttpError(422, cleaned.reason);
  return cleaned;
}

const thumbnails = createLruCache<Buffer>(200);

export async function readThumbnail(root: string, name: string): Promise<Buffer> {
  const file = path.join(root, photoFile(name));
  if (!isPictureFile(photoFile(name)) || !existsSync(file)) throw new HttpError(404, 'Bildet finnes ikke.');
  const box = { width: thumbnailSize, height: thumbnailSize, fit: 'inside' as const };
  return thumbnails(file, () => openOriginal(file).resize(box).webp({ quality: 70 }).toBuffer());
}
