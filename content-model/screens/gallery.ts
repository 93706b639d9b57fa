import { bannerScreenSchema, heading, linkedText, picture } from '../text-fields.ts';
import { group, list, withHint } from '../value-fields.ts';

export { default as galleryStrings } from './gallery.strings.json' with { type: 'json' };

export const gallerySchema = bannerScreenSchema(
  'Galleri',
  {},
  {
    photos: list('Bildene', picture('photo', 'Bilde'), { min: 1, max: 99, perPage: 12 }).check(
      ({ value, issues }) => {
        for (const [index, name] of value.entries()) {
          const first = value.indexOf(name);
          if (first === index) continue;
          const message = `er det samme som nummer ${first + 1}: ta bort det ene`;
          issues.push({ code: 'custom', input: name, path: [index], message });
        }
      },
    ),
  },
);

export const teaser = group('Galleriet', {
  title: heading(),
  intro: linkedText('Innledning', { max: 160 }),
});

export const teaserPhotos = withHint(
  'I stedet for et som ikke er i galleriet, vises et av de første der.',
  list('Fra galleriet', picture('homePhoto', 'Bilde'), { length: 4 }),
);

const teaserCount = 4;

/** Returns the chosen photos that are in the gallery, then the first ones there. */
export function teaserOf(chosen: readonly string[], photos: readonly string[]): string[] {
  const inGallery = chosen.filter((name) => photos.includes(name));
  return [...new Set([...inGallery, ...photos])].slice(0, teaserCount);
}
