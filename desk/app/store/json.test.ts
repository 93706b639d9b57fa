import { expect, it } from 'vitest';
import { isSame, merge, move, replace, valueAt, withValue } from './json.ts';

const base = { phone: '1', hours: { monday: null }, places: ['a', 'b'] };

it('changes one part and leaves the rest', () => {
  const changed = withValue(base, ['places', 1], 'c');
  expect(changed).toEqual({ ...base, places: ['a', 'c'] });
  expect(valueAt(changed, ['places', 1])).toBe('c');
  expect(valueAt(changed, ['nothing', 'here'])).toBeUndefined();
  expect(base.places).toEqual(['a', 'b']);
  expect(withValue({ one: 1, two: 2 }, ['two'], undefined)).toStrictEqual({ one: 1 });
});

it('compares what values hold, not how they are written', () => {
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1, c: undefined })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame(null, {})).toBe(false);
});

it('keeps what was typed when the document has changed elsewhere', () => {
  const fresh = { phone: '3', hours: { monday: { opens: '07:00' } }, places: ['x'] };
  expect(merge(base, { ...base, hours: null }, { ...base, phone: '3' })).toEqual({
    value: { phone: '3', hours: null, places: ['a', 'b'] },
    replaced: [],
  });
  expect(merge(base, { ...base, phone: '2' }, fresh)).toEqual({
    value: { ...fresh, phone: '2' },
    replaced: [{ path: ['phone'], value: '3' }],
  });
  expect(merge(base, { ...base, places: ['a'] }, fresh)).toEqual({
    value: { ...fresh, places: ['a'] },
    replaced: [{ path: ['places'], value: ['x'] }],
  });
  expect(merge(base, { ...base, phone: '3' }, fresh)).toEqual({ value: fresh, replaced: [] });
});

it('keeps the entries that were added and changed here and elsewhere', () => {
  const questions = [{ q: '1' }, { q: '2' }];
  expect(
    merge(questions, [{ q: '1' }, { q: '2b' }, { q: '3' }], [{ q: '1b' }, { q: '2' }, { q: '4' }]),
  ).toEqual({
    value: [{ q: '1b' }, { q: '2b' }, { q: '4' }, { q: '3' }],
    replaced: [],
  });
  // No picture comes to two places.
  const moved = merge(['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b']);
  expect(moved).toEqual({ value: ['b', 'a', 'c'], replaced: [{ path: [], value: ['a', 'c', 'b'] }] });
});

it('keeps an entry that was taken away, away', () => {
  const pictures = { one: { alt: 'a' }, two: { alt: 'b' } };
  const fresh = { ...pictures, three: { alt: 'c' } };
  expect(merge(pictures, { one: { alt: 'a' } }, fresh)).toEqual({
    value: { one: { alt: 'a' }, three: { alt: 'c' } },
    replaced: [],
  });
});

it('moves a picture, puts a new one in the place of another, and swaps two that are there', () => {
  expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(replace(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(replace(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
});
