import type { PictureFormat } from '../../src/content/picture.ts';
import type { Catalog } from './catalog.ts';
import { widthsInPlace } from './picture-widths.ts';
import type { PlacedPicture } from './place-pictures.ts';

/** A file that is made of an original. */
export interface PictureFile {
  name: string;
  /** Path of the original. */
  original: string;
  /** Pixels. */
  width: number;
  format: PictureFormat;
}

/** The files that placed pictures offer, each once. */
export function listFilesToMake(catalog: Catalog, placed: readonly PlacedPicture[]): PictureFile[] {
  const files = new Map<string, PictureFile>();
  for (const { name, place } of placed) {
    const picture = catalog.get(name);
    if (!picture) continue;
    const { avif, webp, viewer } = widthsInPlace(place, picture.width);
    const add = (format: PictureFormat) => (width: number) => {
      const file = `${picture.file}-${width}.${format}`;
      files.set(file, { name: file, original: picture.original, width, format });
    };
    avif.forEach(add('avif'));
    [...webp, ...viewer].forEach(add('webp'));
  }
  return [...files.values()];
}
