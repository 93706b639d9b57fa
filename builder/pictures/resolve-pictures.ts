import type { z } from 'zod';
import { english } from '../../common/english.ts';
import { defaultLanguage, type Language } from '../../common/languages.ts';
import { type PictureSlot, pictureSlots } from '../../common/picture-slots.ts';
import { forEachText, mapTexts } from '../../content-model/schema-tree.ts';
import { type FileName, type ShownScreens, screenSchemas } from '../../content-model/screen-schemas.ts';
import type { LinkedText } from '../../src/page-data/linked-text.ts';
import type { Picture } from '../../src/page-data/picture.ts';
import type { Pictures } from '../../src/page-data/types.ts';
import type { Catalog } from './catalog.ts';
import { widthsInSlot } from './encoding.ts';

/** Returns a picture for a slot. `position` is its index in a list of `count`. */
export type ResolvePicture = (name: string, slot: PictureSlot, position?: number, count?: number) => Picture;

/** Returns Norwegian words for a page in another language, or none. */
const inNorwegian = (words: string): LinkedText => words && { lang: defaultLanguage, parts: [words] };

/** A picture whose words wait in the language has the Norwegian ones. */
export function createPictureResolver(
  catalog: Catalog,
  language: Language,
  altPrefixes: Readonly<Record<Language, string>>,
): ResolvePicture {
  return (name, slot, position = 0, count = 1) => {
    const picture = catalog.get(name);
    if (!picture) throw new Error(`The catalog has no picture "${name}"`);
    const { file, width, height, focus, alt, caption, isPhoto } = picture;
    const described = english(alt[language]) === null ? defaultLanguage : language;
    const words = alt[described];
    const resolved: Picture = {
      file,
      sizes: pictureSlots[slot].sizes(position, count),
      widths: widthsInSlot(slot, width),
      width,
      height,
      focus,
      alt: isPhoto ? words : altPrefixes[described] + words,
      caption: english(caption[language]) ?? inNorwegian(caption[defaultLanguage]),
    };
    if (described !== language) resolved.lang = described;
    return resolved;
  };
}

export function resolvePictures<Name extends FileName>(
  name: Name,
  files: ShownScreens,
  resolvePicture: ResolvePicture,
): Pictures[Name] {
  // A cast, because the result has the groups and lists of the schema, with a picture for each name.
  return mapTexts(screenSchemas[name].shape.pictures, files[name].pictures, (picture, field, path) => {
    const key = path.at(-1);
    return resolvePicture(picture, slotOf(field), typeof key === 'number' ? key : 0);
  }) as Pictures[Name];
}

export interface SlottedPicture {
  name: string;
  slot: PictureSlot;
}

export function listSlottedPictures(files: ShownScreens, screens: readonly FileName[]): SlottedPicture[] {
  const slotted: SlottedPicture[] = [];
  for (const screen of screens) {
    forEachText(screenSchemas[screen].shape.pictures, files[screen].pictures, (name, field) => {
      slotted.push({ name, slot: slotOf(field) });
    });
  }
  return slotted;
}

function slotOf(field: z.ZodType): PictureSlot {
  const { slot, title } = field.meta() ?? {};
  if (!slot) throw new Error(`The schema has no slot for the picture "${title}"`);
  return slot;
}
