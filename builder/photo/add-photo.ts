import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { picturesFile, placements, placementsFile } from '../../schema/content.ts';
import { type PictureEntry, pictures } from '../../schema/pictures.ts';
import { BuildFailure } from '../failure.ts';
import { picturesFolder } from '../pictures/originals.ts';
import { readChecked } from '../schema/check.ts';

/** A photo that is ready for the gallery. */
export interface NewPhoto {
  name: string;
  /** WebP, as `readPhoto` returns it. */
  bytes: Buffer;
  alt: PictureEntry['alt'];
  caption: PictureEntry['caption'];
}

const formatting = { formattingOptions: { tabSize: 2, insertSpaces: true, eol: '\n' } };

/**
 * Adds a photo to content/: the file, its words, and the first place in the gallery. The gallery has a fixed number of
 * photos, so the last drawn picture is removed from it. Returns the name of that picture. Throws a BuildFailure, in
 * Norwegian, before anything is changed.
 */
export async function addPhoto(root: string, { name, bytes, alt, caption }: NewPhoto): Promise<string> {
  const data = await readChecked(root, picturesFile, pictures);
  const placed = await readChecked(root, placementsFile, placements);
  const file = `${name}.webp`;
  if (data.value[name] || existsSync(path.join(root, picturesFolder, file))) {
    throw new BuildFailure(`Det finnes et bilde som heter ${name} fra før. Velg et annet navn med --name.`);
  }
  const { photos } = placed.value.gallery;
  const leaving = photos.findLast((one) => !data.value[one]?.photo);
  if (leaving === undefined) {
    throw new BuildFailure(
      `Galleriet har plass til ${photos.length} bilder, og alle er fotografier. Ta ett ut av listen photos i ${placementsFile}, og skriv inn det nye der.`,
    );
  }
  const entry: PictureEntry = { file, photo: true, focus: [50, 50], alt, caption };
  const gallery = [name, ...photos.filter((one) => one !== leaving)];
  // In this order, an interrupted run leaves only unused files or entries.
  await writeFile(path.join(root, picturesFolder, file), bytes);
  await writeFile(path.join(root, picturesFile), onOneLine(edit(data.text, [name], entry)));
  await writeFile(path.join(root, placementsFile), edit(placed.text, ['gallery', 'photos'], gallery));
  return leaving;
}

const edit = (text: string, place: JSONPath, value: unknown) =>
  applyEdits(text, modify(text, place, value, formatting));

/** Keeps the focus on one line, like the rest of the file. */
const onOneLine = (text: string) => text.replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]');
