import type { Picture } from '../../src/content/types.ts';
import { BuildFailure } from '../failure.ts';
import type { Catalogue } from '../pictures/catalogue.ts';
import type { Language } from './read-texts.ts';

export const placementsFile = 'content/placements.json';

/** Puts pictures, with one language's words, where content/placements.json names them. */
export function placePictures(
  places: unknown,
  catalogue: Catalogue,
  language: Language,
  altPrefix: string,
): unknown {
  if (typeof places === 'string') return find(places);
  if (Array.isArray(places))
    return places.map((place) => placePictures(place, catalogue, language, altPrefix));
  return Object.fromEntries(
    Object.entries(places as object).map(([key, place]) => [
      key,
      placePictures(place, catalogue, language, altPrefix),
    ]),
  );

  function find(name: string): Picture {
    const picture = catalogue.get(name);
    if (!picture) {
      throw new BuildFailure(
        `${placementsFile} names the picture "${name}", which content/pictures/pictures.json does not have.`,
      );
    }
    const { file, width, height, ground, focus, alt, caption } = picture;
    return { file, width, height, ground, focus, alt: altPrefix + alt[language], caption: caption[language] };
  }
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
