import { expect, it } from 'vitest';
import { changedPaths, type KeyPath } from '../../../common/json.ts';
import { isFixedList } from './schema.ts';

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
