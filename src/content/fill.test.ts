import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts values where a text marks them, as often as it does', () => {
  expect(fill('{position} av {total}, {total} i alt', { position: 3, total: 37 })).toBe('3 av 37, 37 i alt');
});

it('leaves marks alone that have no value, and text that is none', () => {
  expect(fill('Side {number} {} {a b} { number }', { page: 1 })).toBe('Side {number} {} {a b} { number }');
});

it('takes a value as it is: braces, dollar signs and zero', () => {
  expect(fill('Åpne: {caption}', { caption: '$& {caption} $1' })).toBe('Åpne: $& {caption} $1');
  expect(fill('{number} bilder', { number: 0 })).toBe('0 bilder');
});
