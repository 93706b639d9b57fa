import { z } from 'zod';
import { defaultLanguage, type Language } from '../../common/languages.ts';
import { type PictureSlot, pictureSlots } from '../../common/picture-slots.ts';
import {
  type FileName,
  type ScreenFiles,
  screenFileNames,
  screenSchemas,
} from '../../schema/screen-schemas.ts';
import type { Picture, PictureFormat } from '../../src/page-data/picture.ts';
import type { Pictures } from '../../src/page-data/types.ts';
import { isService, serviceNames } from '../../src/screens/routes.ts';
import { forEachText, mapTexts } from '../validation/schema-tree.ts';
import type { Catalog } from './catalog.ts';
import { widthsInSlot } from './picture-widths.ts';

/** Returns a picture for its place. `position` in a list counts from 0. */
export type ResolvePicture = (name: string, slot: PictureSlot, position?: number) => Picture;

/** Words that say that a picture is drawn. */
type AltPrefixes = Readonly<Record<Language, string>>;

/** Looks pictures up in the catalog. One without words in the language has the Norwegian ones. */
export function createPictureResolver(
  catalog: Catalog,
  language: Language,
  altPrefixes: AltPrefixes,
): ResolvePicture {
  return (name, slot, position = 0) => {
    const picture = catalog.get(name);
    if (!picture) throw new Error(`The catalog has no picture "${name}"`);
    const { file, width, height, focus, alt, caption, isPhoto } = picture;
    const { sizes } = pictureSlots[slot];
    const described = alt[language] ? language : defaultLanguage;
    const words = alt[described];
    return {
      file,
      sizes: sizes[position % sizes.length] ?? '100vw',
      widths: widthsInSlot(slot, width),
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
export function resolvePictures<Name extends FileName>(
  name: Name,
  files: ScreenFiles,
  resolvePicture: ResolvePicture,
): Pictures[Name] {
  // The cards of services are in their order.
  const position = isService(name) ? serviceNames.indexOf(name) : 0;
  // The same groups and lists, with a picture for each name.
  return mapTexts(screenSchemas[name].shape.pictures, files[name].pictures, (picture, field, path) => {
    const at = path.at(-1);
    return resolvePicture(picture, slotOf(field), typeof at === 'number' ? at : position);
  }) as Pictures[Name];
}

/** A picture and the place where it is shown. */
export interface SlottedPicture {
  name: string;
  slot: PictureSlot;
}

/** Every picture that the files of screens name, once for each place. */
export function listSlottedPictures(files: ScreenFiles): SlottedPicture[] {
  const slotted: SlottedPicture[] = [];
  for (const screen of screenFileNames) {
    forEachText(screenSchemas[screen].shape.pictures, files[screen].pictures, (name, field) => {
      slotted.push({ name, slot: slotOf(field) });
    });
  }
  return slotted;
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
export function listFilesToMake(catalog: Catalog, slotted: readonly SlottedPicture[]): PictureFile[] {
  const files = new Map<string, PictureFile>();
  for (const { name, slot } of slotted) {
    const picture = catalog.get(name);
    if (!picture) continue;
    const { avif, webp, viewer } = widthsInSlot(slot, picture.width);
    const add = (format: PictureFormat) => (width: number) => {
      const file = `${picture.file}-${width}.${format}`;
      files.set(file, { name: file, original: picture.original, width, format });
    };
    avif.forEach(add('avif'));
    [...webp, ...viewer].forEach(add('webp'));
  }
  return [...files.values()];
}

function slotOf(field: z.ZodType): PictureSlot {
  const { slot, title } = field.meta() ?? {};
  if (!slot) throw new Error(`The schema does not tell the place of the picture «${title}»`);
  return slot;
}
