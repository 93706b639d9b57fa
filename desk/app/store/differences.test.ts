import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const list = (bounds: object) => ({ ...bounds, items: { properties: { title: { type: 'string' } } } });
const schema = {
  properties: { rows: list({ minItems: 2, maxItems: 2 }), questions: list({ maxItems: 9 }) },
};
const titles = (...all: string[]) => all.map((title) => ({ title }));

it('two values differ in single fields, but in a list as a whole where its entries can move', () => {
  const one = { rows: titles('a', 'b'), questions: titles('a', 'b'), phone: '1', year: 2019 };
  const other = { rows: titles('a', 'c'), questions: titles('a', 'c'), phone: '2', year: 2019 };
  expect(differences(schema, one, other)).toEqual([['rows', 1, 'title'], ['questions'], ['phone']]);
});
