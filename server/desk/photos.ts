import { type ExecFileException, execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { isVisible } from '../../builder/content/content-source.ts';
import { createLruCache } from '../../builder/lru-cache.ts';
import { openOriginal } from '../../builder/pictures/originals.ts';
import { fileNameFrom } from '../../common/file-names.ts';
import { getIn } from '../../common/json.ts';
import { maxPhotoBytes, photoTooLarge } from '../../common/photo-size.ts';
import { asJsonObject, asText } from '../../common/records.ts';
import { minuteMs } from '../../common/time.ts';
import { picturesFolder } from '../../content-model/pictures.ts';
import { HttpError, toHttpError } from '../http.ts';
import type { CleanedPhoto } from './clean-photo.ts';
import { readDeleted } from './deletions.ts';
import { picturesDocument, readDocument } from './documents.ts';
import { contentQueue, stateFolder, unfinishedFolder, writeFileChanges } from './file-changes.ts';

const pendingFolder = `${stateFolder}/photos`;
const thumbnailSize = 480;

// On Windows, nobody can delete a file that sharp has open.
sharp.cache(false);

const readEntries = async (root: string) => asJsonObject((await readDocument(root, picturesDocument))?.value);

export async function photoChanges(
  root: string,
  before: unknown,
  after: unknown,
): Promise<[string, Buffer | null][]> {
  const wanted = filesIn(after);
  const present = await readdir(path.join(root, picturesFolder));
  const changes: [string, Buffer | null][] = [];
  for (const file of wanted) {
    const pending = path.join(root, pendingFolder, file);
    if (existsSync(pending)) changes.push([`${pendingFolder}/${file}`, null]);
    if (present.includes(file)) continue;
    if (!existsSync(pending))
      throw new HttpError(422, `Bildet ${file} finnes ikke lenger. Last det opp en gang til.`);
    changes.push([`${picturesFolder}/${file}`, await readFile(pending)]);
  }
  for (const file of filesIn(before))
    if (!wanted.has(file)) changes.push([`${picturesFolder}/${file}`, null]);
  return changes;
}

/** Returns the file names of entries. Throws an HttpError for a path out of the folder. */
function filesIn(value: unknown): Set<string> {
  const files = Object.values(asJsonObject(value)).map((entry) => asText(getIn(entry, ['file'])));
  const unsafe = files.find((file) => !/^[^/\\:]*[^/\\:.]\.\w+$/.test(file));
  if (unsafe !== undefined) throw new HttpError(422, `«${unsafe}» kan ikke være navnet på en bildefil.`);
  return new Set(files);
}

/** Cleans a streamed photo, and stores it until it is used. */
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
    return await contentQueue.add(async () => {
      const name = await freeName(root, fileNameFrom(path.parse(fileName).name, 'bilde'));
      await writeFileChanges(root, new Map([[`${pendingFolder}/${name}.webp`, Buffer.from(webp, 'base64')]]));
      return { name };
    });
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

async function freeName(root: string, wanted: string): Promise<string> {
  const entries = await readEntries(root);
  const deleted = await readDeleted(root);
  const isTaken = (name: string) =>
    name in entries ||
    deleted.includes(`${picturesFolder}/${name}.webp`) ||
    [picturesFolder, pendingFolder].some((folder) => existsSync(path.join(root, folder, `${name}.webp`)));
  let name = wanted;
  for (let count = 2; isTaken(name); count++) name = `${wanted}-${count}`;
  return name;
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

export function discardPhoto(root: string, name: string): Promise<void> {
  return contentQueue.add(() => rm(path.join(root, pendingFolder, `${name}.webp`), { force: true }));
}

/** Returns the names of the photos that wait for words, in the order in which they arrived. */
export async function listNewPhotos(root: string): Promise<string[]> {
  const folder = path.join(root, pendingFolder);
  const files = (await readdir(folder).catch(() => [])).filter(isVisible);
  const waiting = files.map(async (file) => {
    // One that is used or discarded meanwhile is away.
    const state = await stat(path.join(folder, file)).catch(() => null);
    return { name: path.parse(file).name, arrivedAt: state?.mtimeMs ?? 0 };
  });
  const sorted = (await Promise.all(waiting)).sort((a, b) => a.arrivedAt - b.arrivedAt);
  return sorted.map(({ name }) => name);
}

const thumbnails = createLruCache<Buffer>(200);

export async function readThumbnail(root: string, name: string): Promise<Buffer> {
  const [known = ''] = filesIn({ [name]: (await readEntries(root))[name] ?? { file: `${name}.webp` } });
  const candidates = [picturesFolder, pendingFolder].map((folder) => path.join(root, folder, known));
  const file = candidates.find((candidate) => existsSync(candidate));
  if (!file) throw new HttpError(404, 'Bildet finnes ikke.');
  const { mtimeMs, size } = await stat(file);
  const box = { width: thumbnailSize, height: thumbnailSize, fit: 'inside' as const };
  return thumbnails(`${file} ${mtimeMs} ${size}`, () =>
    openOriginal(file).resize(box).webp({ quality: 70 }).toBuffer(),
  );
}
