import type { z } from 'zod';
import { type Placements, placements } from '../../schema/content.ts';
import type { Picture, PictureFormat } from '../../src/content/picture.ts';
import type { Pictures } from '../../src/content/types.ts';
import type { Language } from '../../tables/languages.ts';
import { type PicturePlace, picturePlaces } from '../../tables/picture-places.ts';
import { type ServiceName, serviceNames } from '../../tables/routes.ts';
import { hasLargePhotos } from '../../tables/service-parts.ts';
import { visitTexts } from '../schema/fields.ts';
import type { Catalog } from './catalog.ts';
import { widthsInPlace } from './picture-widths.ts';

/**
 * Returns a picture for its place, with one language's words, or those that are written for this place. `position`
 * counts from 0 in a list of pictures.
 */
export type PictureOf = (name: string, place: PicturePlace, position?: number, words?: string) => Picture;

/** Looks pictures up in the catalog; `altPrefix` says of those that are no photographs that they are drawn. */
export function pictureFinder(catalog: Catalog, language: Language, altPrefix: string): PictureOf {
  return (name, place, position = 0, written = '') => {
    const picture = catalog.get(name);
    if (!picture) throw new Error(`The catalog has no picture "${name}"`);
    const { file, width, height, focus, alt, caption, isPhoto } = picture;
    const { sizes } = picturePlaces[place];
    const words = written || alt[language];
    return {
      file,
      sizes: sizes[position % sizes.length] ?? '100vw',
      widths: widthsInPlace(place, width),
      width,
      height,
      focus,
      alt: isPhoto ? words : altPrefix + words,
      caption: caption[language],
    };
  };
}

/** The pictures of every screen, where content/placements.json names them. */
export function placePictures(placed: Placements, pictureOf: PictureOf): Pictures {
  const pictures = structuredClone(placed) as unknown;
  visitTexts(placements, placed, (name, field, path) => {
    const parents = path.slice(0, -1);
    const parent = parents.reduce((part, key) => part[key] as Part, pictures as Part);
    const key = path.at(-1) ?? '';
    parent[key] = pictureOf(name, placeOf(field, path), positionOf(key));
  });
  return pictures as Pictures;
}

/** The position of a picture in a list, or among those of the services. */
function positionOf(key: string | number): number {
  const names: readonly string[] = serviceNames;
  return typeof key === 'number' ? key : Math.max(0, names.indexOf(key));
}

type Part = Record<string | number, unknown>;

/** The most photos of the gallery that a service page shows. */
const mostPhotos = 6;

/**
 * The gallery's photos of a service: first those that its page does not show yet. They are large in the gallery, so no
 * other files are needed.
 */
export function photosOf(
  service: ServiceName,
  placed: Placements,
  catalog: Catalog,
  pictureOf: PictureOf,
): Picture[] {
  const onThePage = new Set([placed[service].banner, ...Object.values(placed[service].rows)]);
  return placed.gallery.photos
    .filter((name) => catalog.get(name)?.service === service)
    .sort((one, other) => Number(onThePage.has(one)) - Number(onThePage.has(other)))
    .slice(0, mostPhotos)
    .map((name) => pictureOf(name, hasLargePhotos(service) ? 'largeServicePhoto' : 'servicePhoto'));
}

/** A picture and the place where it is shown. */
export interface PlacedPicture {
  name: string;
  place: PicturePlace;
}

/** Every picture that content/placements.json names, once for each place, in the order of the file. */
export function listPlaced(placed: Placements): PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  visitTexts(placements, placed, (name, field, path) => {
    pictures.push({ name, place: placeOf(field, path) });
  });
  return pictures;
}

/** A file that is made of an original. */
export interface PictureFile {
  name: string;
  /** Path of the original. */
  original: string;
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

/** The place that the schema of a picture's name tells. */
function placeOf(field: z.ZodType, path: readonly (string | number)[]): PicturePlace {
  const place = field.meta()?.place;
  if (!place) throw new Error(`The schema does not tell the place of the picture "${path.join('.')}"`);
  return place;
}
