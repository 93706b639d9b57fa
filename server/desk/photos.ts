import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createMemory } from '../../builder/memory.ts';
import { picturesFolder, readOriginals } from '../../builder/pictures/originals.ts';
import { HttpError } from '../answer.ts';
import type { PictureSize } from './contract.ts';
import { picturesDocument, readDocument } from './documents.ts';
import { contentQueue, replaceFile, stateFolder } from './files.ts';

/** Cleaned photos whose words are not saved yet. */
export const pendingFolder = `${stateFolder}/photos`;
const thumbnailSize = 480;

// Windows cannot delete a file that sharp keeps open.
sharp.cache(false);

type Entries = Record<string, { file?: unknown } | undefined>;

export async function readEntries(root: string): Promise<Entries> {
  return ((await readDocument(root, picturesDocument))?.value ?? {}) as Entries;
}

/** The changes of files that follow from entries: new ones come, unused ones go. */
export async function photoChanges(
  root: string,
  before: unknown,
  after: unknown,
  photosFrom = root,
): Promise<[string, Buffer | null][]> {
  const [had, wanted] = [filesIn(before), filesIn(after)];
  const present = await readdir(path.join(root, picturesFolder));
  const changes: [string, Buffer | null][] = [];
  for (const file of wanted) {
    const pending = path.join(root, pendingFolder, file);
    if (existsSync(pending)) changes.push([`${pendingFolder}/${file}`, null]);
    if (present.includes(file)) continue;
    const places = [pending, path.join(photosFrom, picturesFolder, file)];
    const found = places.find((place) => existsSync(place));
    if (!found) throw new HttpError(422, `Bildet ${file} finnes ikke lenger. Last det opp en gang til.`);
    const bytes = await readFile(found);
    changes.push([`${picturesFolder}/${file}`, bytes]);
  }
  for (const file of had) if (!wanted.has(file)) changes.push([`${picturesFolder}/${file}`, null]);
  return changes;
}

/** Throws an HttpError for a name that would lead out of the folder. */
function filesIn(value: unknown): Set<string> {
  const files = Object.values((value ?? {}) as Entries).map((entry) => String(entry?.file ?? ''));
  const unsafe = files.find((file) => !/^[^/\\:]*[^/\\:.]\.\w+$/.test(file));
  if (unsafe !== undefined) throw new HttpError(422, `«${unsafe}» kan ikke være navnet på en bildefil.`);
  return new Set(files);
}

export function discardPhoto(root: string, name: string): Promise<void> {
  return contentQueue.add(() => replaceFile(root, `${pendingFolder}/${name}.webp`, null));
}

/** Includes photos that are not saved yet. */
export async function listPictures(root: string): Promise<PictureSize[]> {
  const saved = Object.entries(await readEntries(root)).map(([name, entry]) => [name, String(entry?.file)]);
  const originals = await readOriginals(
    root,
    saved.map(([, file = '']) => file),
  );
  const waiting = await readdir(path.join(root, pendingFolder)).catch(() => []);
  const sizes = waiting.map(async (file): Promise<PictureSize[]> => {
    const found = await sharp(path.join(root, pendingFolder, file))
      .metadata()
      .catch(() => null);
    return found ? [{ name: path.parse(file).name, ...found.autoOrient, pending: true }] : [];
  });
  return [
    ...saved.map(([name = '', file = '']) => {
      const { width = 0, height = 0 } = originals.get(file) ?? {};
      return { name, width, height, pending: false };
    }),
    ...(await Promise.all(sizes)).flat(),
  ];
}

/** By the name, time and size of the files. */
const thumbnails = createMemory<Buffer>(200);

/** A small WebP of a picture, saved or not. Throws an HttpError if there is none. */
export async function readThumbnail(root: string, name: string): Promise<Buffer> {
  const [known = ''] = filesIn({ [name]: (await readEntries(root))[name] ?? { file: `${name}.webp` } });
  const candidates = [picturesFolder, pendingFolder].map((folder) => path.join(root, folder, known));
  const file = candidates.find((one) => existsSync(one));
  if (!file) throw new HttpError(404, 'Bildet finnes ikke.');
  const { mtimeMs, size } = await stat(file);
  const box = { width: thumbnailSize, height: thumbnailSize, fit: 'inside' as const };
  return thumbnails(`${file} ${mtimeMs} ${size}`, () =>
    sharp(file).autoOrient().resize(box).webp({ quality: 70 }).toBuffer(),
  );
}
