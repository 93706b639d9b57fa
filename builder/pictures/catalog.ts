import path from 'node:path';
import { type PictureEntry, type Pictures, picturesFolder } from '../../content-model/pictures.ts';
import { type ContentSource, rootOf } from '../content/content-source.ts';
import { hashOf } from '../hash.ts';
import { encodingVersion } from './encoding.ts';
import type { Original } from './originals.ts';

export interface CatalogPicture extends Pick<PictureEntry, 'alt' | 'caption'> {
  name: string;
  original: string;
  /** The name in addresses, which changes with the original and the encoding. */
  file: string;
  width: number;
  height: number;
  /** In quarters of the width and the height. */
  focus: [number, number];
  isPhoto: boolean;
}

export type Catalog = Map<string, CatalogPicture>;

/** Returns how the names of encoded files begin. `hash` is the SHA-256 of the original. */
export const encodedName = (name: string, hash: string): string =>
  `${name}.${hashOf(encodingVersion + hash, 8)}`;

/** Returns the pictures of a checked pictures.json, whose originals have been read. */
export function createCatalog(
  contentSource: ContentSource,
  pictures: Pictures,
  originals: ReadonlyMap<string, Original | null>,
): Catalog {
  const catalog: Catalog = new Map();
  for (const [name, { file, photo, focus, alt, caption }] of Object.entries(pictures)) {
    const original = originals.get(file);
    if (!original) throw new Error(`${file} has not been read`);
    const { width, height, hash } = original;
    catalog.set(name, {
      name,
      original: path.join(rootOf(contentSource), picturesFolder, file),
      file: encodedName(name, hash),
      width,
      height,
      focus: [Math.round(focus[0] / 25), Math.round(focus[1] / 25)],
      alt,
      caption,
      isPhoto: photo ?? false,
    });
  }
  return catalog;
}
