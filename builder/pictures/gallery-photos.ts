import type { ScreenFiles } from '../../schema/screen-schemas.ts';
import type { Picture } from '../../src/page-data/picture.ts';
import type { ServiceName } from '../../src/screens/routes.ts';
import type { Catalog } from './catalog.ts';
import type { ResolvePicture } from './resolve-pictures.ts';

interface PhotosContext {
  files: ScreenFiles;
  catalog: Catalog;
}

/** The most photos of the gallery that a service page shows. */
const maxPhotos = 6;

/**
 * The gallery's photos of a service: first those that its page does not show yet. They are large in the gallery, so no
 * other files are needed.
 */
export function photosOf(
  service: ServiceName,
  { files, catalog }: PhotosContext,
  resolvePicture: ResolvePicture,
): Picture[] {
  const { pictures } = files[service];
  const onThePage = new Set([pictures.banner, ...Object.values(pictures.rows)]);
  return files.gallery.pictures.photos
    .filter((name) => catalog.get(name)?.service === service)
    .sort((a, b) => Number(onThePage.has(a)) - Number(onThePage.has(b)))
    .slice(0, maxPhotos)
    .map((name) => resolvePicture(name, 'servicePhoto'));
}
