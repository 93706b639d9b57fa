import { describe, expect, it } from 'vitest';
import type { Picture } from '../page-data/picture.ts';
import { pageFromQuery, photoIndexFromQuery, queryForPage, queryForPhoto } from './pages.ts';

describe('pages of the gallery', () => {
  it.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=5', 4],
    ['?page=0', 1],
    ['?page=tull', 1],
    ['?page=', 1],
    ['?page=2.9', 2],
  ])('the address %j shows page %i of 37 photos', (search, page) => {
    expect(pageFromQuery(search, 37)).toBe(page);
  });

  it('keep the rest of the address, and the first page has no number in it', () => {
    expect(queryForPage('?page=3', 1)).toBe('');
    expect(queryForPage('?from=card&page=3', 1)).toBe('?from=card');
    expect(queryForPage('?from=card', 4)).toBe('?from=card&page=4');
  });
});

describe('a photo in the address', () => {
  const photo = (name: string) => ({ file: `${name}.abcd1234` }) as Picture;
  const photos = ['winter-valley', 'winter-valley-night'].map(photo);

  it.each([
    ['?photo=winter-valley', 0],
    ['?from=card&photo=winter-valley-night', 1],
    ['?photo=winter', -1],
    ['', -1],
  ])('%j opens photo %i', (search, photo) => {
    expect(photoIndexFromQuery(search, photos)).toBe(photo);
  });

  it('takes the place of the page, and the page its place', () => {
    const [valley] = photos as [Picture];
    expect(queryForPhoto('?from=card&page=3', valley)).toBe('?from=card&photo=winter-valley');
    expect(queryForPage('?photo=winter-valley', 2)).toBe('?page=2');
    expect(queryForPage('?photo=winter-valley', 1)).toBe('');
  });
});
