import type { ServiceName } from '../../content-model/routes.ts';
import type { ScreenFiles } from '../../content-model/screen-schemas.ts';
import type { Picture } from '../../src/page-data/picture.ts';
import type { Catalog } from './catalog.ts';
import type { ResolvePicture } from './resolve-pictures.ts';

const maxPhotos = 6;
const photosPerRow = 3;
const teaserPhotos = 4;

/** Lets the front page show photos of the gallery only: the chosen ones, then the first ones. */
export function withGalleryTeaser(files: ScreenFiles): ScreenFiles {
  const { home, gallery } = files;
  const { photos } = gallery.pictures;
  const chosen = home.pictures.gallery.filter((name) => photos.includes(name));
  const shown = [...new Set([...chosen, ...photos])].slice(0, teaserPhotos);
  return { ...files, home: { ...home, pictures: { ...home.pictures, gallery: shown } } };
}

/** Returns the gallery's photos of a service that its page does not show otherwise, in full rows. */
export function photosOf(
  service: ServiceName,
  { files, catalog }: { files: ScreenFiles; catalog: Catalog },
  resolvePicture: ResolvePicture,
): Picture[] {
  const { pictures } = files[service];
  const onThePage = new Set([pictures.banner, ...Object.values(pictures.rows)]);
  const photos = files.gallery.pictures.photos.filter(
    (name) => catalog.get(name)?.service === service && !onThePage.has(name),
  );
  const count = Math.min(maxPhotos, photos.length - (photos.length % photosPerRow));
  return photos.slice(0, count).map((name, index) => resolvePicture(name, 'servicePhoto', index));
}
