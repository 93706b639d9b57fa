import { expect, it } from 'vitest';
import type { Picture } from '../../src/content/picture.ts';
import type { ScreenFiles } from '../../src/screens/content.ts';
import { forEachLanguage, type Language } from '../../tables/languages.ts';
import type { PicturePlace } from '../../tables/picture-places.ts';
import { sampleFiles } from '../testing/sample.ts';
import type { CatalogPicture } from './catalog.ts';
import { photosOf, pictureFinder } from './place-pictures.ts';

const sample = sampleFiles();
const files = Object.fromEntries(
  Object.entries(sample).map(([file, value]) => [file.replace('.json', ''), value]),
) as unknown as ScreenFiles;

const picture = (name: string, change: Partial<CatalogPicture> = {}): CatalogPicture => ({
  name,
  original: `/somewhere/${name}.webp`,
  file: `${name}.abcd1234`,
  width: 2400,
  height: 1600,
  focus: [2, 2],
  alt: { ...forEachLanguage(() => `Picture of ${name}`), no: `Bilde av ${name}` },
  caption: forEachLanguage(() => 'Bilde'),
  isPhoto: false,
  service: undefined,
  ...change,
});

function placed(
  place: PicturePlace,
  change: Partial<CatalogPicture> = {},
  language: Language = 'no',
): Picture {
  return pictureFinder(new Map([['yard', picture('yard', change)]]), language, prefixes)('yard', place);
}

const prefixes = { no: 'Illustrasjon: ', en: 'Illustration: ' };

it('a placed picture says that it is an illustration, unless it is a photograph', () => {
  expect(placed('row').alt).toBe('Illustrasjon: Bilde av yard');
  expect(placed('row', { isPhoto: true }).alt).toBe('Bilde av yard');
  // Neither the path of the original nor the other language is for visitors.
  expect(JSON.stringify(placed('row'))).not.toMatch(/somewhere|Picture of/);
});

it('a picture that is not described in English has the Norwegian words, marked as such', () => {
  const change = { alt: { no: 'Bilde av yard', en: '' } };
  expect(placed('row', change, 'en')).toMatchObject({ alt: 'Illustrasjon: Bilde av yard', lang: 'no' });
  expect(placed('row', { ...change, isPhoto: true }, 'en').alt).toBe('Bilde av yard');
  expect(placed('row', {}, 'en')).not.toHaveProperty('lang');
  expect(placed('row', change)).not.toHaveProperty('lang');
});

it('a service page shows six photos of the gallery that belong to it, and last those that it has already', () => {
  const names = files.gallery.pictures.photos;
  const [first = '', second = '', third = '', ...others] = names;
  const catalog = new Map(names.map((name) => [name, picture(name, { service: 'winter' })]));
  catalog.set(first, picture(first, { service: 'sweeping' }));
  catalog.set(second, picture(second, { service: 'none' }));
  const { winter } = files;
  const pictures = { ...winter.pictures, banner: third, rows: { plowing: others[0] ?? '' } };
  const shown = (service: 'winter' | 'sweeping' | 'arborist', count = names.length) => {
    const gallery = {
      ...files.gallery,
      pictures: { ...files.gallery.pictures, photos: names.slice(0, count) },
    };
    const placed = { ...files, gallery, winter: { ...winter, pictures } };
    return photosOf(service, placed, catalog, pictureFinder(catalog, 'no', prefixes)).map(({ file }) =>
      file.replace('.abcd1234', ''),
    );
  };
  expect(shown('winter')).toEqual(others.slice(1, 7));
  expect(shown('winter', 5)).toEqual([others[1], third, others[0]]);
  expect(shown('sweeping')).toEqual([first]);
  expect(shown('arborist')).toEqual([]);
});

it.each(['serviceCard', 'photo', 'row', 'window'] as const)(
  '%s is never wider than its original',
  (place) => {
    const { avif, webp, viewer } = placed(place, { width: 1081 }).widths;
    expect(Math.max(...avif)).toBeLessThan(1081);
    expect(Math.max(...webp, ...viewer)).toBeLessThanOrEqual(1081);
  },
);
