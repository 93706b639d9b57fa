import { expect, it } from 'vitest';
import { teaserOf } from './gallery.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

it.each([
  [
    ['d', 'b', 'c', 'a'],
    ['d', 'b', 'c', 'a'],
  ],
  [
    ['x', 'b', 'x', 'b'],
    ['b', 'a', 'c', 'd'],
  ],
])('the front page with %j chosen shows %j', (chosen, shown) => {
  expect(teaserOf(chosen, names)).toEqual(shown);
});
