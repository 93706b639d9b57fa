import { expect, it } from 'vitest';
import type { Picture } from '../page-data/picture.ts';
import { pageFromQuery, photoIndexFromQuery, queryForPhoto } from './pages.ts';

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=5', 4],
  ['?page=0', 1],
  ['?page=tull', 1],
])('the query %j shows page %i of 37 photos', (search, page) => {
  expect(pageFromQuery(search, 37)).toBe(page);
});

it('the query of a photo names it in full', () => {
  const photos = ['valley', 'valley-night'].map((name) => ({ file: `${name}.abcd1234` }) as Picture);
  for (const [index, photo] of photos.entries())
    expect(photoIndexFromQuery(queryForPhoto(photo), photos)).toBe(index);
  expect(photoIndexFromQuery('?photo=val', photos)).toBe(-1);
});
