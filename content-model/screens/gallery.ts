import { bannerScreenSchema, heading, linkedText, picture } from '../text-fields.ts';
import { group, list } from '../value-fields.ts';

export { default as galleryStrings } from './gallery.strings.json' with { type: 'json' };

export const gallerySchema = bannerScreenSchema(
  'Galleri',
  {},
  {
    photos: list('Bildene', 'I rekkefølge, 12 på hver side.', picture('photo', 'Bilde', 'I galleriet.'), {
      min: 1,
      max: 99,
      perPage: 12,
      unique: true,
    }),
  },
);

export const teaser = group('Galleriet', 'Delen med fire bilder fra galleriet.', {
  title: heading('Over de fire bildene.'),
  intro: linkedText('Innledning', 'Under overskriften.', { max: 160 }),
});

export const teaserPhotos = list(
  'Fra galleriet',
  'De fire bildene. I stedet for et som ikke er i galleriet, vises et av de første der.',
  picture('homePhoto', 'Bilde', 'Fra galleriet.'),
  { length: 4 },
);

const teaserCount = 4;

/** Returns the chosen photos that are in the gallery, then the first ones there. */
export function teaserOf(chosen: readonly string[], photos: readonly string[]): string[] {
  const inGallery = chosen.filter((name) => photos.includes(name));
  return [...new Set([...inGallery, ...photos])].slice(0, teaserCount);
}
