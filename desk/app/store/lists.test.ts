import { expect, it } from 'vitest';
import { move, replace } from './json.ts';

it('moves a picture to another place', () => {
  expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

it('puts a new picture in place of another', () => {
  expect(replace(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
});

it('swaps two pictures that are both there', () => {
  expect(replace(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
});
