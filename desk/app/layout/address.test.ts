import { expect, it } from 'vitest';
import { addressOfField, readAddress } from './address.ts';

it.each([
  ['company', ['phone'], '#/firmaet?felt=phone'],
  ['texts/winter', ['no', 'rows', 1, 'title'], '#/sider/winter?felt=rows.1.title.no'],
  ['placements', ['home', 'hero', 0], '#/sider/home?felt=pictures.hero.0'],
  ['placements', ['gallery', 'photos', 3], '#/galleriet?felt=3'],
  ['placements', [], '#/galleriet'],
  ['pictures', ['winter-valley', 'alt', 'en'], '#/bilder/winter-valley?felt=alt.en'],
  ['news/forste-sno', ['no', 'title'], '#/nyheter/forste-sno?felt=title.no'],
])('a field of %s has an address', (document, path, address) => {
  expect(addressOfField(document, path)).toBe(address);
});

it('an address names a view and a field', () => {
  expect(readAddress('#/sider/home?felt=pictures.hero.0')).toEqual({
    parts: ['sider', 'home'],
    field: ['pictures', 'hero', 0],
  });
  expect(readAddress('')).toEqual({ parts: [], field: null });
});
