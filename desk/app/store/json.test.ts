import { expect, it } from 'vitest';
import { replace } from './json.ts';

it('replaces and swaps pictures', () => {
  expect(replace(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(replace(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
});
