import { expect, it } from 'vitest';
import type { ScreenFiles } from '../../schema/screen-schemas.ts';
import type { Picture } from '../../src/page-data/picture.ts';
import type { ServiceName } from '../../src/screens/routes.ts';
import type { Catalog } from './catalog.ts';
import { photosOf } from './gallery-photos.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const page = { pictures: { banner: 'd', rows: { first: 'c' } } };
const files = {
  gallery: { pictures: { photos: names } },
  ...{ winter: page, sweeping: page, arborist: page },
} as unknown as ScreenFiles;
const services: Record<string, string> = { a: 'sweeping', b: 'none' };
const catalog = new Map(
  names.map((name) => [name, { service: services[name] ?? 'winter' }]),
) as unknown as Catalog;

it.each<[ServiceName, string[]]>([
  ['winter', ['e', 'f', 'g', 'h', 'i', 'c']],
  ['sweeping', ['a']],
  ['arborist', []],
])(
  'the page of %s shows its first six photos of the gallery, last those that it has already',
  (service, photos) => {
    const shown = photosOf(service, { files, catalog }, (name) => ({ file: name }) as Picture);
    expect(shown.map(({ file }) => file)).toEqual(photos);
  },
);
