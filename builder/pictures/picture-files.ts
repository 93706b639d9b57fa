import { z } from 'zod';
import type { PictureFormat } from '../../src/page-data/picture.ts';
import type { Catalog } from './catalog.ts';
import { widthsInSlot } from './encoding.ts';
import type { SlottedPicture } from './resolve-pictures.ts';

/** A file that is encoded from an original. */
export const pictureFile = z.object({
  name: z.string(),
  original: z.string(),
  width: z.number(),
  format: z.enum(['avif', 'webp']),
});

export type PictureFile = z.infer<typeof pictureFile>;

/** Returns the files that the pictures in these slots need. */
export function listFilesToMake(catalog: Catalog, slotted: readonly SlottedPicture[]): PictureFile[] {
  const files = new Map<string, PictureFile>();
  for (const { name, slot } of slotted) {
    const picture = catalog.get(name);
    if (!picture) continue;
    const add = (width: number, format: PictureFormat) => {
      const file = `${picture.file}-${width}.${format}`;
      files.set(file, { name: file, original: picture.original, width, format });
    };
    const { avif, webp, viewer } = widthsInSlot(slot, picture.width);
    for (const width of avif) add(width, 'avif');
    for (const width of [...webp, ...viewer]) add(width, 'webp');
  }
  return [...files.values()];
}
