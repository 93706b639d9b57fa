import type { Catalog, CatalogPicture } from './catalog.ts';
import { type EncodedFormat, previewSize, widthsInSlot } from './encoding.ts';
import type { SlottedPicture } from './resolve-pictures.ts';

/** A file that is encoded from an original. */
export interface PictureFile {
  name: string;
  original: string;
  width: number;
  format: EncodedFormat;
}

const fileName = ({ file }: CatalogPicture, width: number, format: EncodedFormat) =>
  `${file}-${width}.${format}`;

/** Returns the address of a picture as a link preview. */
export const previewAddress = (picture: CatalogPicture): string =>
  `/pictures/${fileName(picture, previewSize.width, 'jpg')}`;

/** Returns the files of the pictures in these slots, and of those in link previews. */
export function listFilesToMake(
  catalog: Catalog,
  slotted: readonly SlottedPicture[],
  inPreviews: readonly string[],
): PictureFile[] {
  const files = new Map<string, PictureFile>();
  const add = (picture: CatalogPicture, width: number, format: EncodedFormat) => {
    const name = fileName(picture, width, format);
    files.set(name, { name, original: picture.original, width, format });
  };
  for (const { name, slot } of slotted) {
    const picture = catalog.get(name);
    if (!picture) continue;
    const { avif, webp, viewer } = widthsInSlot(slot, picture.width);
    for (const width of avif) add(picture, width, 'avif');
    for (const width of [...webp, ...viewer]) add(picture, width, 'webp');
  }
  for (const name of inPreviews) {
    const picture = catalog.get(name);
    if (picture) add(picture, previewSize.width, 'jpg');
  }
  return [...files.values()];
}
