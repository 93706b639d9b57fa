import { expect, it } from 'vitest';
import type { Picture } from '../page-data/picture.ts';
import { pageFromQuery, photoIndexFromQuery, queryForPage, queryForPhoto } from './pages.ts';

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=5', 4],
  ['?page=0', 1],
  ['?page=tull', 1],
])('the query %j shows page %i of 37 photos', (search, page) => {
  expect(pageFromQuery(search, 37)).toBe(page);
});

it('a query has a photo or a page, and the first page is not in it', () => {
  const photos = ['valley', 'valley-night'].map((name) => ({ file: `${name}.abcd1234` }) as Picture);
  const [valley] = photos as [Picture];
  expect(queryForPhoto('?from=card&page=3', valley)).toBe('?from=card&photo=valley');
  expect(queryForPage('?photo=valley', 2)).toBe('?page=2');
  expect(queryForPage('?from=card&page=3', 1)).toBe('?from=card');
  expect(photoIndexFromQuery('?from=card&photo=valley-night', photos)).toBe(1);
  expect(photoIndexFromQuery('?photo=val', photos)).toBe(-1);
});
