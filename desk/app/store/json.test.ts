import { expect, it } from 'vitest';
import { changedPaths, type KeyPath } from '../../../common/json.ts';
import { isFixedList, move, replace, setIn } from './json.ts';

const base = { phone: '1', hours: { monday: null }, places: ['a', 'b'] };

it('changes one part and leaves the rest', () => {
  expect(setIn(base, ['places', 1], 'c')).toEqual({ ...base, places: ['a', 'c'] });
  expect(base.places).toEqual(['a', 'b']);
  expect(setIn({ one: 1, two: 2 }, ['two'], undefined)).toStrictEqual({ one: 1 });
});

it('moves, replaces and swaps pictures', () => {
  expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(replace(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(replace(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
});

const list = (bounds: object) => ({ ...bounds, items: { properties: { title: { type: 'string' } } } });
const schema = {
  properties: { rows: list({ minItems: 2, maxItems: 2 }), questions: list({ maxItems: 9 }) },
};
const titles = (...all: string[]) => all.map((title) => ({ title }));

it('values differ by field, lists with movable entries as a whole', () => {
  const one = { rows: titles('a', 'b'), questions: titles('a', 'b'), phone: '1', year: 2019 };
  const other = { rows: titles('a', 'c'), questions: titles('a', 'c'), phone: '2', year: 2019 };
  const isList = (_one: unknown, _other: unknown, path: KeyPath) => isFixedList(schema, path);
  expect(changedPaths(one, other, isList)).toEqual([['rows', 1, 'title'], ['questions'], ['phone']]);
});
