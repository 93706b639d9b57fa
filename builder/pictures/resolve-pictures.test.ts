import { expect, it } from 'vitest';
import { forEachLanguage, type Language } from '../../common/languages.ts';
import type { PictureSlot } from '../../common/picture-slots.ts';
import type { Picture } from '../../src/page-data/picture.ts';
import type { CatalogPicture } from './catalog.ts';
import { createPictureResolver } from './resolve-pictures.ts';

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
  place: PictureSlot,
  change: Partial<CatalogPicture> = {},
  language: Language = 'no',
): Picture {
  return createPictureResolver(
    new Map([['yard', picture('yard', change)]]),
    language,
    prefixes,
  )('yard', place);
}

const prefixes = { no: 'Illustrasjon: ', en: 'Illustration: ' };

it('the alternative text names a picture an illustration, unless it is a photo', () => {
  expect(placed('row').alt).toBe('Illustrasjon: Bilde av yard');
  expect(placed('row', { isPhoto: true }).alt).toBe('Bilde av yard');
  // Neither the path of the original nor the other language is for visitors.
  expect(JSON.stringify(placed('row'))).not.toMatch(/somewhere|Picture of/);
});

it('a picture without English words has the Norwegian ones, with their language', () => {
  const change = { alt: { no: 'Bilde av yard', en: '' } };
  expect(placed('row', change, 'en')).toMatchObject({ alt: 'Illustrasjon: Bilde av yard', lang: 'no' });
  expect(placed('row', { ...change, isPhoto: true }, 'en').alt).toBe('Bilde av yard');
  expect(placed('row', {}, 'en')).not.toHaveProperty('lang');
  expect(placed('row', change)).not.toHaveProperty('lang');
});

it.each(['serviceCard', 'photo', 'row', 'window'] as const)(
  '%s is never wider than its original',
  (place) => {
    const { avif, webp, viewer } = placed(place, { width: 1081 }).widths;
    expect(Math.max(...avif)).toBeLessThan(1081);
    expect(Math.max(...webp, ...viewer)).toBeLessThanOrEqual(1081);
  },
);
