import { expect, it } from 'vitest';
import type { ServiceName } from '../../content-model/routes.ts';
import type { ScreenFiles } from '../../content-model/screen-schemas.ts';
import type { Picture } from '../../src/page-data/picture.ts';
import type { Catalog } from './catalog.ts';
import { photosOf, withGalleryTeaser } from './gallery-photos.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const services: Record<string, ServiceName> = { a: 'arborist', b: 'arborist', c: 'arborist', d: 'arborist' };
const catalog = new Map(
  names.map((name) => [name, { service: services[name] ?? 'winter' }]),
) as unknown as Catalog;

it.each<[ServiceName, string, string, string[]]>([
  ['winter', 'a', 'b', ['e', 'f', 'g']],
  ['arborist', 'a', 'e', ['b', 'c', 'd']],
  ['arborist', 'a', 'b', []],
])('the page of %s with %s and %s shows rows of three other photos', (service, banner, first, photos) => {
  const page = { pictures: { banner, rows: { first } } };
  const files = { gallery: { pictures: { photos: names } }, [service]: page } as unknown as ScreenFiles;
  const shown = photosOf(service, { files, catalog }, (name) => ({ file: name }) as Picture);
  expect(shown.map(({ file }) => file)).toEqual(photos);
});

it.each<[chosen: string[], photos: string[], shown: string[]]>([
  [['d', 'b', 'c', 'a'], names, ['d', 'b', 'c', 'a']],
  [['x', 'b', 'x', 'b'], names, ['b', 'a', 'c', 'd']],
])('the front page with %j chosen of %j shows %j', (chosen, photos, shown) => {
  const files = { home: { pictures: { gallery: chosen } }, gallery: { pictures: { photos } } };
  expect(withGalleryTeaser(files as unknown as ScreenFiles).home.pictures.gallery).toEqual(shown);
});
