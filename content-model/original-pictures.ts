import { pictureSlots, type Slot } from '../common/picture-slots.ts';
import { problemAt } from './check-file.ts';
import { type Pictures, picturesFile, picturesFolder, picturesSchema } from './pictures.ts';
import type { ContentProblem } from './problems.ts';

/** What the check needs to know of an original: its format, and its pixels when it is upright. */
export interface OriginalPicture {
  format: string;
  width: number;
  height: number;
}

/** By the names of files: null for an unreadable one, and no entry for a missing one. */
export type OriginalPictures = ReadonlyMap<string, OriginalPicture | null>;

/** The fewest pixels that fill a card on a high-resolution screen. */
export const minOriginalWidth = 1080;

/** The pixels of the widest file that a page may show. */
export const widestFile = Math.max(
  ...Object.values<Slot>(pictureSlots).flatMap(({ avif, viewer = [] }) => [...avif, ...viewer]),
);

/** The maximum height of a WebP, in pixels. */
export const tallestFile = 16_383;

/** Returns a problem for each entry of pictures.json whose original cannot be used. */
export function findOriginalProblems(pictures: Pictures, originals: OriginalPictures): ContentProblem[] {
  return Object.entries(pictures).flatMap(([name, { file }]) => {
    const predicate = whyUnusable(originals.get(file));
    return predicate
      ? [problemAt(picturesSchema, [name, 'file'], `er ${file}, som ${predicate}`, picturesFile)]
      : [];
  });
}

function whyUnusable(original: OriginalPicture | null | undefined): string | null {
  const formats = 'WebP, JPEG, PNG, AVIF eller TIFF';
  if (original === undefined)
    return `ikke finnes i ${picturesFolder}: legg filen der, eller rett navnet på den`;
  if (original === null)
    return `ikke kan leses som bilde: bruk ${formats}, og hent bildet på nytt hvis filen er skadet`;
  if (!['webp', 'jpeg', 'png', 'heif', 'tiff'].includes(original.format))
    return `er i formatet ${original.format}: lagre bildet som ${formats}`;
  if (original.width < minOriginalWidth)
    return `bare er ${original.width} piksler bredt: det må være minst ${minOriginalWidth}, så bruk originalen fra kameraet`;
  if (original.height * Math.min(1, widestFile / original.width) > tallestFile)
    return 'er for høyt og smalt: beskjær det oppe eller nede';
  return null;
}
