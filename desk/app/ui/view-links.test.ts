import { expect, it } from 'vitest';
import { parseHash, viewHref } from './view-links.ts';

it.each([
  ['company', ['phone'], 'company', 'company_phone'],
  ['winter', ['no', 'rows', 1, 'title'], 'winter', 'winter_no_rows_1_title'],
  ['home', ['pictures', 'hero', 0], 'home', 'home_pictures_hero_0'],
  ['pictures', ['winter-valley', 'alt', 'en'], 'pictures/winter-valley', 'pictures_winter-valley_alt_en'],
  ['articles/forste-sno', [], 'articles/forste-sno', null],
])('a field of %s has an address', (document, path, view, field) => {
  expect(parseHash(viewHref(document, path))).toEqual({ view, field });
});
