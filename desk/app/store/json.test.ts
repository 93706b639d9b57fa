import { expect, it } from 'vitest';
import { isSame, move, replace, valueAt, withTyped, withValue } from './json.ts';

const base = { phone: '1', hours: { monday: null }, places: ['a', 'b'] };

it('changes one part and leaves the rest', () => {
  const changed = withValue(base, ['places', 1], 'c');
  expect(changed).toEqual({ ...base, places: ['a', 'c'] });
  expect(valueAt(changed, ['places', 1])).toBe('c');
  expect(valueAt(changed, ['nothing', 'here'])).toBeUndefined();
  expect(base.places).toEqual(['a', 'b']);
});

it('compares what values hold, not how they are written', () => {
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1, c: undefined })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame(null, {})).toBe(false);
});

it('keeps what was typed when the document has changed elsewhere', () => {
  const fresh = { phone: '3', hours: { monday: { opens: '07:00' } }, places: ['x'] };
  expect(withTyped(base, { ...base, phone: '2' }, fresh)).toEqual({ ...fresh, phone: '2' });
  expect(withTyped(base, { ...base, places: ['a'] }, fresh)).toEqual({ ...fresh, places: ['a'] });
});

it('keeps an entry that was taken away, away', () => {
  const pictures = { one: { alt: 'a' }, two: { alt: 'b' } };
  expect(withTyped(pictures, { one: { alt: 'a' } }, { ...pictures, three: { alt: 'c' } })).toEqual({
    one: { alt: 'a' },
    three: { alt: 'c' },
  });
});

it('moves a picture, puts a new one in the place of another, and swaps two that are there', () => {
  expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(replace(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(replace(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
});
