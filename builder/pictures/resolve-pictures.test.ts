import { expect, it } from 'vitest';
import { forEachLanguage, type Language } from '../../common/languages.ts';
import type { PictureSlot } from '../../common/picture-slots.ts';
import type { Picture } from '../../src/page-data/picture.ts';
import type { CatalogPicture } from './catalog.ts';
import { createPictureResolver } from './resolve-pictures.ts';

const yard: CatalogPicture = {
  name: 'yard',
  original: '/somewhere/yard.webp',
  file: 'yard.abcd1234',
  width: 2400,
  height: 1600,
  focus: [2, 2],
  alt: { ...forEachLanguage(() => 'Picture of yard'), no: 'Bilde av yard' },
  caption: forEachLanguage(() => 'Bilde'),
  isPhoto: false,
};

function placed(slot: PictureSlot, change: Partial<CatalogPicture> = {}, language: Language = 'no'): Picture {
  const prefixes = { no: 'Illustrasjon: ', en: 'Illustration: ' };
  return createPictureResolver(new Map([['yard', { ...yard, ...change }]]), language, prefixes)('yard', slot);
}

it('the alternative text calls drawn pictures illustrations', () => {
  expect(placed('row').alt).toBe('Illustrasjon: Bilde av yard');
  expect(placed('row', { isPhoto: true }).alt).toBe('Bilde av yard');
  // Neither the path of the original nor the other language is for visitors.
  expect(JSON.stringify(placed('row'))).not.toMatch(/somewhere|Picture of/);
});

it('a picture without English texts has the Norwegian ones', () => {
  const change = { alt: { no: 'Bilde av yard', en: '' } };
  expect(placed('row', change, 'en')).toMatchObject({ alt: 'Illustrasjon: Bilde av yard', lang: 'no' });
  expect(placed('row', { ...change, isPhoto: true }, 'en').alt).toBe('Bilde av yard');
  const waiting = { alt: { no: 'Bilde av yard', en: '≠ Old' }, caption: { no: 'Bilde', en: '≠ Old' } };
  const caption = { lang: 'no', parts: ['Bilde'] };
  expect(placed('row', waiting, 'en')).toMatchObject({ alt: 'Illustrasjon: Bilde av yard', caption });
  expect(placed('row', {}, 'en')).not.toHaveProperty('lang');
  expect(placed('row', change)).not.toHaveProperty('lang');
});

it('a picture is never wider than its original', () => {
  for (const slot of ['serviceCard', 'photo', 'row', 'window'] as const) {
    const { avif, webp, viewer } = placed(slot, { width: 1081 }).widths;
    expect(Math.max(...avif), slot).toBeLessThan(1081);
    expect(Math.max(...webp, ...viewer), slot).toBeLessThanOrEqual(1081);
  }
});
