import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { picturesFile } from '../../schema/content.ts';
import { type PictureEntry, pictures as picturesSchema } from '../../schema/pictures.ts';
import { BuildFailure } from '../failure.ts';
import { readChecked } from '../schema/check.ts';
import { nearestGround } from './grounds.ts';

export const picturesFolder = 'content/pictures';

/** Raise it when the encoding changes, so that browsers and the cache see new files. */
const encodingVersion = '3';
/** The smallest picture that still fills a card on a sharp screen, in pixels. */
export const smallestWidth = 1080;
const formats = ['webp', 'jpeg', 'png', 'avif', 'tiff'];

type Words = PictureEntry['alt'];

/** A picture as its data file and its original describe it. */
export interface CataloguePicture {
  name: string;
  original: string;
  /** Name in addresses: changes whenever the original or the encoding changes. */
  file: string;
  width: number;
  height: number;
  ground: string;
  /** In tenths of the width and the height. */
  focus: [number, number];
  alt: Words;
  caption: Words;
  isPhoto: boolean;
}

export type Catalogue = Map<string, CataloguePicture>;

/** Reads content/pictures/pictures.json and every original it names. Throws a BuildFailure naming what is wrong. */
export async function readCatalogue(root: string): Promise<Catalogue> {
  const { value: data } = await readChecked(root, picturesFile, picturesSchema);
  const pictures = await Promise.all(
    Object.entries(data).map(([name, entry]) => readPicture(root, name, entry)),
  );
  return new Map(pictures.map((picture) => [picture.name, picture]));
}

async function readPicture(root: string, name: string, entry: PictureEntry): Promise<CataloguePicture> {
  const original = path.join(root, picturesFolder, entry.file);
  const shown = `${picturesFolder}/${entry.file}`;
  const bytes = await readFile(original).catch(() => {
    throw new BuildFailure(
      `${shown} is missing: put the file there, or correct "${name}" in ${picturesFile}.`,
    );
  });
  const unreadable = () => {
    throw new BuildFailure(`${shown} is no picture that can be read. Use WebP, JPEG, PNG, AVIF or TIFF.`);
  };
  if (bytes.length === 0) unreadable();
  const image = sharp(bytes);
  const { format, width, height, orientation } = await image.metadata().catch(unreadable);
  if (!formats.includes(format)) {
    throw new BuildFailure(`${shown} has the format ${format}. Use WebP, JPEG, PNG, AVIF or TIFF.`);
  }
  // Phones write the picture lying down and note how to turn it.
  const turned = (orientation ?? 1) >= 5;
  const size = turned ? { width: height, height: width } : { width, height };
  if (size.width < smallestWidth) {
    throw new BuildFailure(`${shown} is ${size.width} pixels wide. It must be at least ${smallestWidth}.`);
  }
  const { data } = await image
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(encodingVersion).update(bytes).digest('hex').slice(0, 8);
  return {
    name,
    original,
    file: `${name}.${hash}`,
    ...size,
    ground: nearestGround(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0),
    focus: [Math.round(entry.focus[0] / 10), Math.round(entry.focus[1] / 10)],
    alt: entry.alt,
    caption: entry.caption,
    isPhoto: entry.photo ?? false,
  };
}
