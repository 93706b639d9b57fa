import { expect, it } from 'vitest';
import { company } from '../../schema/company.ts';
import { metaOf, visitTexts } from '../schema/fields.ts';
import { mostCompany } from './most.ts';

it('the longest of every fact is accepted, and no longer one would be', () => {
  const room: Record<string, number> = {};
  visitTexts(company, mostCompany(), (text, schema, path) => {
    const { max } = metaOf(schema) as { max?: number };
    room[path.join('.')] = (max ?? Number.POSITIVE_INFINITY) - text.length;
  });
  expect(Object.entries(room).filter(([, rest]) => rest !== 0)).toEqual([]);
});
