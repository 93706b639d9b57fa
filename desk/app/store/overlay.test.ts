import { expect, it } from 'vitest';
import { differences, overlay } from './overlay.ts';

const base = { phone: '1', machines: 12, hours: { monday: null }, places: ['a', 'b'] };

it('puts the changes of this window on top of the other version', () => {
  const mine = { ...base, phone: '2' };
  const theirs = { ...base, machines: 14, hours: { monday: { opens: '07:00' } } };
  expect(overlay(base, mine, theirs)).toEqual({ ...theirs, phone: '2' });
});

it('takes this window where both changed the same field', () => {
  expect(overlay(base, { ...base, phone: '2' }, { ...base, phone: '3' })).toEqual({ ...base, phone: '2' });
});

it('takes a list whole when its length changed', () => {
  const mine = { ...base, places: ['a', 'b', 'c'] };
  expect(overlay(base, mine, { ...base, places: ['x', 'b'] })).toEqual(mine);
});

it('merges lists of one length entry by entry', () => {
  const merged = overlay(base, { ...base, places: ['a', 'y'] }, { ...base, places: ['x', 'b'] });
  expect(merged).toEqual({ ...base, places: ['x', 'y'] });
});

it('keeps an entry that this window took away, away', () => {
  const pictures = { one: { alt: 'a' }, two: { alt: 'b' } };
  expect(overlay(pictures, { one: { alt: 'a' } }, { ...pictures, two: { alt: 'b' } })).toEqual({
    one: { alt: 'a' },
  });
});

it('names the fields that differ', () => {
  expect(differences({ a: { b: 1 }, c: [1, 2] }, { a: { b: 2 }, c: [1, 3] })).toEqual([
    { path: ['a', 'b'], mine: 1, theirs: 2 },
    { path: ['c', 1], mine: 2, theirs: 3 },
  ]);
});
