import { z } from 'zod';
import { defaultLanguage, type Language } from '../../common/languages.ts';
import { type PicturePlace, picturePlaces } from '../../common/picture-slots.ts';
import {
  type FileName,
  type ScreenFiles,
  screenFileNames,
  screenSchemas,
} from '../../schema/screen-schemas.ts';
import type { Picture, PictureFormat } from '../../src/page-data/picture.ts';
import type { Pictures } from '../../src/page-data/types.ts';
import { isService, serviceNames } from '../../src/screens/routes.ts';
import { mapTexts, visitTexts } from '../validation/schema-tree.ts';
import type { Catalog } from './catalog.ts';
import { widthsInPlace } from './picture-widths.ts';

/** Returns a picture for its place. `position` in a list counts from 0. */
export type PictureOf = (name: string, place: PicturePlace, position?: number) => Picture;

/** Words that say that a picture is drawn. */
type AltPrefixes = Readonly<Record<Language, string>>;

/** Looks pictures up in the catalog. One without words in the language has the Norwegian ones. */
export function pictureFinder(catalog: Catalog, language: Language, altPrefixes: AltPrefixes): PictureOf {
  return (name, place, position = 0) => {
    const picture = catalog.get(name);
    if (!picture) throw new Error(`The catalog has no picture "${name}"`);
    const { file, width, height, focus, alt, caption, isPhoto } = picture;
    const { sizes } = picturePlaces[place];
    const described = alt[language] ? language : defaultLanguage;
    const words = alt[described];
    return {
      file,
      sizes: sizes[position % sizes.length] ?? '100vw',
      widths: widthsInPlace(place, width),
      width,
      height,
      focus,
      alt: isPhoto ? words : altPrefixes[described] + words,
      ...(described !== language && { lang: described }),
      caption: caption[language],
    };
  };
}

/** The pictures of a screen, where its file names them. */
export function placePictures<Name extends FileName>(
  name: Name,
  files: ScreenFiles,
  pictureOf: PictureOf,
): Pictures[Name] {
  // The cards of services are in their order.
  const position = isService(name) ? serviceNames.indexOf(name) : 0;
  // The same groups and lists, with a picture for each name.
  return mapTexts(screenSchemas[name].shape.pictures, files[name].pictures, (picture, field, path) => {
    const at = path.at(-1);
    return pictureOf(picture, placeOf(field), typeof at === 'number' ? at : position);
  }) as Pictures[Name];
}

/** A picture and the place where it is shown. */
export interface PlacedPicture {
  name: string;
  place: PicturePlace;
}

/** Every picture that the files of screens name, once for each place. */
export function listPlaced(files: ScreenFiles): PlacedPicture[] {
  const placed: PlacedPicture[] = [];
  for (const screen of screenFileNames) {
    visitTexts(screenSchemas[screen].shape.pictures, files[screen].pictures, (name, field) => {
      placed.push({ name, place: placeOf(field) });
    });
  }
  return placed;
}

export const pictureFile = z.object({
  name: z.string(),
  /** Path of the original. */
  original: z.string(),
  width: z.number(),
  format: z.enum(['avif', 'webp']),
});

export type PictureFile = z.infer<typeof pictureFile>;

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

function placeOf(field: z.ZodType): PicturePlace {
  const { place, title } = field.meta() ?? {};
  if (!place) throw new Error(`The schema does not tell the place of the picture «${title}»`);
  return place;
}
