import { expect, it } from 'vitest';
import { pageFromQuery } from './pages.ts';

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=5', 4],
  ['?page=0', 1],
  ['?page=tull', 1],
])('the query %j shows page %i of 37 photos', (search, page) => {
  expect(pageFromQuery(search, 37)).toBe(page);
});
