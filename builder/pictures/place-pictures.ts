import { placementsFile } from '../../schema/content.ts';
import type { Picture } from '../../src/content/picture.ts';
import type { Language } from '../../src/language/language.ts';
import { BuildFailure } from '../failure.ts';
import type { Catalogue } from './catalogue.ts';

/** Gives a picture by its name, with one language's words. */
export type PictureOf = (name: string) => Picture;

/** Looks pictures up in the catalogue; `altPrefix` says of those that are no photographs that they are drawn. */
export function pictureFinder(catalogue: Catalogue, language: Language, altPrefix: string): PictureOf {
  return (name) => {
    const picture = catalogue.get(name);
    if (!picture) {
      throw new BuildFailure(
        `${placementsFile} names the picture "${name}", which content/pictures/pictures.json does not have.`,
      );
    }
    const { file, width, height, ground, focus, alt, caption, isPhoto } = picture;
    const description = isPhoto ? alt[language] : altPrefix + alt[language];
    return { file, width, height, ground, focus, alt: description, caption: caption[language] };
  };
}

/** Puts pictures where content/placements.json names them. */
export function placePictures(places: unknown, pictureOf: PictureOf): unknown {
  if (typeof places === 'string') return pictureOf(places);
  if (Array.isArray(places)) return places.map((place) => placePictures(place, pictureOf));
  return Object.fromEntries(
    Object.entries(places as object).map(([key, place]) => [key, placePictures(place, pictureOf)]),
  );
}

/** A picture where it is placed, and whether it is as wide as the window there. */
export interface Place {
  name: string;
  fillsWindow: boolean;
}

/** The parts of a screen whose pictures are as wide as the window. */
const windowParts = ['hero', 'banner', 'story', 'fallback', 'picture'];

/** Every place of content/placements.json. */
export function allPlaces(places: unknown, fillsWindow = false): Place[] {
  if (typeof places === 'string') return [{ name: places, fillsWindow }];
  return Object.entries(places as object).flatMap(([part, inner]) =>
    allPlaces(inner, fillsWindow || windowParts.includes(part)),
  );
}
