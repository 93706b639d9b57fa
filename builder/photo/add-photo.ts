import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { dataFile, picturesFolder, readPictureData, type Words } from '../pictures/catalogue.ts';
import { placementsFile, readPlacements } from '../pictures/place-pictures.ts';
import { PhotoFailure } from './photo-failure.ts';

/** A photo that is ready to be taken in. */
export interface NewPhoto {
  name: string;
  /** WebP, as `readPhoto` gives it. */
  bytes: Buffer;
  alt: Words;
  caption: Words;
  /** The picture whose places it takes; without one it comes first in the gallery. */
  replaces?: string | undefined;
}

const formatting = { formattingOptions: { tabSize: 2, insertSpaces: true, eol: '\n' } };

/**
 * Takes a photo into content/: its file, its words, and its place. The gallery keeps its number of photos
 * (SPEC section 2): the last drawn picture leaves it for a photo that replaces none. Says which one gave way.
 * Throws a PhotoFailure, and then nothing has been changed.
 */
export async function addPhoto(root: string, photo: NewPhoto): Promise<string> {
  const dataText = await readFile(path.join(root, dataFile), 'utf8');
  const data = readPictureData(dataText);
  const placements = await readPlacements(root);
  const placementsText = await readFile(path.join(root, placementsFile), 'utf8');
  const { name, alt, caption, replaces } = photo;
  const file = `${name}.webp`;
  if (data[name] || existsSync(path.join(root, picturesFolder, file))) {
    throw new PhotoFailure(`Det finnes et bilde som heter ${name} fra før. Velg et annet navn med --name.`);
  }

  const gallery = (placements.gallery as { photos: string[] }).photos;
  const leaving = replaces ?? gallery.findLast((one) => !data[one]?.photo);
  if (leaving === undefined) {
    throw new PhotoFailure(
      `Galleriet har plass til ${gallery.length} bilder, og alle er fotografier. Si hvilket det nye skal erstatte, med --replace NAVN.`,
    );
  }
  const places = placesOf(placements, leaving);
  if (places.length === 0) {
    throw new PhotoFailure(
      `Ingen steder på nettstedet står det et bilde som heter ${leaving}. Navnene står i ${placementsFile}.`,
    );
  }
  const newPlacements =
    replaces === undefined
      ? edit(placementsText, ['gallery', 'photos'], [name, ...gallery.filter((one) => one !== leaving)])
      : places.reduce((text, place) => edit(text, place, name), placementsText);

  const entry = { file, photo: true, focus: [50, 50], alt, caption };
  await writeTogether(root, [
    [`${picturesFolder}/${file}`, photo.bytes],
    [dataFile, onOneLine(edit(dataText, [name], entry))],
    [placementsFile, newPlacements],
  ]);
  return leaving;
}

const edit = (text: string, place: JSONPath, value: unknown) =>
  applyEdits(text, modify(text, place, value, formatting));

/** The focus stands on one line, as it does everywhere in the file. */
const onOneLine = (text: string) => text.replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]');

/** Every place in content/placements.json where a picture stands. */
function placesOf(value: unknown, name: string, place: JSONPath = []): JSONPath[] {
  if (value === name) return [place];
  if (typeof value !== 'object' || value === null) return [];
  const inList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, name, [...place, inList ? Number(key) : key]),
  );
}

/** Writes all files beside their places first, so that what cannot be written leaves nothing half done. */
async function writeTogether(root: string, files: [file: string, content: string | Buffer][]): Promise<void> {
  const folder = await mkdtemp(path.join(root, 'content/new-photo-'));
  try {
    for (const [index, [, content]] of files.entries())
      await writeFile(path.join(folder, `${index}`), content);
    for (const [index, [file]] of files.entries()) {
      await rename(path.join(folder, `${index}`), path.join(root, file));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
