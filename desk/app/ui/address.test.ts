import { expect, it } from 'vitest';
import { addressOf, readHash } from './address.ts';

it.each([
  ['company', ['phone'], 'company', 'company_phone'],
  ['texts/winter', ['no', 'rows', 1, 'title'], 'texts/winter', 'texts/winter_no_rows_1_title'],
  ['placements', ['home', 'hero', 0, 'wide'], 'texts/home', 'placements_home_hero_0_wide'],
  ['placements', ['gallery', 'photos', 3], 'placements', 'placements_gallery_photos_3'],
  ['pictures', ['winter-valley', 'alt', 'en'], 'pictures/winter-valley', 'pictures_winter-valley_alt_en'],
  ['news/forste-sno', [], 'news/forste-sno', null],
])('a field of %s has an address', (document, path, view, field) => {
  expect(readHash(addressOf(document, path))).toEqual({ view, field });
});
