import { createHash } from 'node:crypto';
import path from 'node:path';
import { type PictureEntry, type Pictures, picturesFile, picturesSchema } from '../../schema/pictures.ts';
import { ContentError, type ContentProblem } from '../errors.ts';
import { type JsonLocation, problemAt, readValidJson } from '../validation/check.ts';
import { type ContentSource, rootOf } from '../validation/content-source.ts';
import { encodingVersion, tallestFile, widestFile } from './encoding.ts';
import { type Original, picturesFolder, readOriginals } from './originals.ts';

/** The fewest pixels that fill a card on a high-resolution screen. */
export const minOriginalWidth = 1080;

export interface CatalogPicture extends Pick<PictureEntry, 'alt' | 'caption' | 'service'> {
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

export const readPictures = (contentSource: ContentSource) =>
  readValidJson(contentSource, picturesFile, picturesSchema);

export async function readCatalog(
  contentSource: ContentSource,
  source: JsonLocation & { value: Pictures },
): Promise<Catalog> {
  const entries = Object.entries(source.value);
  const files = entries.map(([, { file }]) => file);
  const originals = await readOriginals(contentSource, files);
  const catalog: Catalog = new Map();
  const problems: ContentProblem[] = [];
  for (const [name, { file, photo, service, focus, alt, caption }] of entries) {
    const original = usableOriginal(originals.get(file));
    if (typeof original === 'string') {
      problems.push(problemAt(picturesSchema, [name, 'file'], `er ${file}, som ${original}`, source));
      continue;
    }
    const { width, height, hash } = original;
    const version = createHash('sha256').update(encodingVersion).update(hash).digest('hex').slice(0, 8);
    catalog.set(name, {
      name,
      original: path.join(rootOf(contentSource), picturesFolder, file),
      file: `${name}.${version}`,
      width,
      height,
      focus: [Math.round(focus[0] / 25), Math.round(focus[1] / 25)],
      alt,
      caption,
      isPhoto: photo ?? false,
      service,
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return catalog;
}

function usableOriginal(original: Original | null | undefined): Original | string {
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
  return original;
}
