import { expect, it } from 'vitest';
import type { Schema } from '../../contract.ts';
import { pairPath, pairSchema, pairValues, sideOf } from './languages.ts';

const text: Schema = { type: 'string', title: 'Tekst' };
const schema: Schema = {
  type: 'object',
  properties: {
    title: text,
    rows: { type: 'array', items: { type: 'object', properties: { text, document: { type: 'boolean' } } } },
    points: { type: 'array', items: text },
  },
};
const no = { title: 'Hei', rows: [{ text: 'én' }, { text: 'to', document: true }], points: ['a', 'b'] };
const en = { title: 'Hi', rows: [{ text: 'one' }, { text: 'two', document: true }], points: ['a', 'b'] };

it('a document in two languages goes into the form and comes out the same', () => {
  const both = pairValues(schema, no, en);
  expect(both).toMatchObject({ title: { no: 'Hei', en: 'Hi' }, points: [{ no: 'a', en: 'a' }, {}] });
  expect(sideOf(schema, both, 'no')).toEqual(no);
  expect(sideOf(schema, both, 'en')).toEqual(en);
});

it('what one language lacks is missing in the form', () => {
  expect(pairValues(schema, { ...no, points: ['a', 'b', 'c'] }, en)).toMatchObject({
    points: [{}, {}, { no: 'c' }],
  });
});

it('a new entry is an empty text in both languages', () => {
  expect(sideOf(schema, { points: [undefined] }, 'en')).toEqual({ points: [''] });
});

it('every text becomes one field for both languages', () => {
  expect(pairSchema(schema).properties?.title).toEqual({ type: 'object', title: 'Tekst', pair: text });
});

it('the path of a problem ends with its language', () => {
  expect(pairPath(['en', 'rows', 1, 'text'])).toEqual(['rows', 1, 'text', 'en']);
});
