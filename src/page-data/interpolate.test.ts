import { expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';

it.each([
  ['{number} av {total}, {total} i alt', { number: 0, total: 37 }, '0 av 37, 37 i alt'],
  ['Side {number} {} {a b} { number }', { page: 1 }, 'Side {number} {} {a b} { number }'],
  ['Åpne: {caption}', { caption: '$& {caption} $1' }, 'Åpne: $& {caption} $1'],
])('%s with %j is %s', (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});
