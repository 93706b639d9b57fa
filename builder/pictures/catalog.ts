import path from 'node:path';
import { type PictureEntry, type Pictures, photoFile } from '../../content-model/pictures.ts';
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

/** Returns how the names of encoded files begin. */
const encodedName = (name: string, hash: string): string => `${name}.${hashOf(encodingVersion + hash)}`;

/** The middle stands in for what is no percentage. */
const inQuarters = (percent: number): number =>
  Number.isFinite(percent) && percent >= 0 && percent <= 100 ? Math.round(percent / 25) : 2;

/** Returns the pictures of a folder that has content/, whose originals can be read. */
export function createCatalog(
  root: string,
  pictures: Pictures,
  originals: ReadonlyMap<string, Original | null>,
): Catalog {
  const catalog: Catalog = new Map();
  for (const [name, { photo, focus, alt, caption }] of Object.entries(pictures)) {
    const original = originals.get(name);
    if (!original) continue;
    const { width, height, hash } = original;
    catalog.set(name, {
      name,
      original: path.join(root, photoFile(name)),
      file: encodedName(name, hash),
      width,
      height,
      focus: [inQuarters(focus[0]), inQuarters(focus[1])],
      alt,
      caption,
      isPhoto: photo,
    });
  }
  return catalog;
}
