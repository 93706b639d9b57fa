import type { PictureEntry } from '../pictures.ts';
import { type ServiceName, serviceNames } from '../routes.ts';
import { bannerScreenSchema, heading, hiddenInDesk, linkedText, picture, text } from '../text-fields.ts';
import { group, list } from '../value-fields.ts';

export { default as galleryStrings } from './gallery.strings.json' with { type: 'json' };

export const gallerySchema = bannerScreenSchema(
  'Galleri',
  {
    note: text('Merknad', 'Om at bildene er tegnet. Vises så lenge ett i galleriet er det.', { max: 160 }),
  },
  {
    photos: list('Bildene', 'I rekkefølge, 12 på hver side.', picture('photo', 'Bilde', 'I galleriet.'), {
      min: 1,
      max: 99,
      perPage: 12,
      unique: true,
    }),
  },
);

/** The photos of a service's page, which `fillInGalleryPhotos` chooses. */
export const servicePhotos = hiddenInDesk(
  list(
    'Fra galleriet',
    'Bildene som hører til tjenesten.',
    picture('servicePhoto', 'Bilde', 'Fra galleriet.'),
  ),
).optional();

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

const maxPhotos = 6;
const photosPerRow = 3;
const teaserCount = 4;

/** The services that pictures.json names, by the names of the pictures. */
type Services = Readonly<Record<string, Pick<PictureEntry, 'service'>>>;

interface ServicePictures {
  banner: string;
  rows: Readonly<Record<string, string>>;
  gallery?: string[] | undefined;
}

type Screens = Record<ServiceName, { pictures: ServicePictures }> &
  Record<'home', { pictures: { gallery: string[] } }> &
  Record<'gallery', { pictures: { photos: string[] } }>;

/** Gives the front page and the services the photos of the gallery that they show. */
export function fillInGalleryPhotos({ gallery, home, ...services }: Screens, pictures: Services): void {
  const { photos } = gallery.pictures;
  home.pictures.gallery = teaserOf(home.pictures.gallery, photos);
  for (const name of serviceNames) {
    const page = services[name].pictures;
    page.gallery = photosOf(name, page, photos, pictures);
  }
}

/** Returns the chosen photos that are in the gallery, then the first ones there. */
export function teaserOf(chosen: readonly string[], photos: readonly string[]): string[] {
  const inGallery = chosen.filter((name) => photos.includes(name));
  return [...new Set([...inGallery, ...photos])].slice(0, teaserCount);
}

/** Returns the gallery's photos of a service that its page does not show otherwise, in full rows. */
export function photosOf(
  service: ServiceName,
  { banner, rows }: ServicePictures,
  photos: readonly string[],
  pictures: Services,
): string[] {
  const onThePage = new Set([banner, ...Object.values(rows)]);
  const own = photos.filter((name) => pictures[name]?.service === service && !onThePage.has(name));
  const count = Math.min(maxPhotos, own.length - (own.length % photosPerRow));
  return own.slice(0, count);
}
