import { expect, it } from 'vitest';
import { differences, isSame, type Path, valueAt } from '../../../common/json.ts';
import { isFixedList, move, replace, withValue } from './json.ts';

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

it('moves a picture, puts a new one in the place of another, and swaps two that are there', () => {
  expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(replace(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(replace(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
});

const list = (bounds: object) => ({ ...bounds, items: { properties: { title: { type: 'string' } } } });
const schema = {
  properties: { rows: list({ minItems: 2, maxItems: 2 }), questions: list({ maxItems: 9 }) },
};
const titles = (...all: string[]) => all.map((title) => ({ title }));

it('two values differ in single fields, but in a list as a whole where its entries can move', () => {
  const one = { rows: titles('a', 'b'), questions: titles('a', 'b'), phone: '1', year: 2019 };
  const other = { rows: titles('a', 'c'), questions: titles('a', 'c'), phone: '2', year: 2019 };
  const isList = (_one: unknown, _other: unknown, path: Path) => isFixedList(schema, path);
  expect(differences(one, other, isList)).toEqual([['rows', 1, 'title'], ['questions'], ['phone']]);
});
