import { expect, it } from 'vitest';
import { z } from 'zod';
import { companySchema } from './company.ts';
import { noticeSchema } from './notice.ts';
import { screenFileNames, screenSchemas } from './screen-schemas.ts';
import { articleSchema } from './screens/article.ts';
import { shaped } from './shaped.ts';
import { exampleCompany } from './testing/example-company.ts';
import { sampleFiles } from './testing/sample.ts';
import { group, list, literalText } from './value-fields.ts';

const text = literalText('Tekst', 10);
const entry = group('Oppføring', { title: text, points: list('Punkter', text) });
const words = group('Ord', { title: text, entries: list('Liste', entry) });
const page = group('Side', {
  no: words,
  en: words,
  fixed: list('Tre', text, { length: 3 }),
  year: z.int(),
  isOn: z.boolean(),
  place: text.nullable(),
});

const empty = { title: '', entries: [] };

it.each([
  undefined,
  null,
  'x',
  7,
  [],
  { no: 7, en: [], fixed: 'x', year: {}, isOn: 'yes', place: undefined },
])('%j gets the whole shape, empty', (value) => {
  expect(shaped(page, value)).toEqual({
    no: empty,
    en: empty,
    fixed: ['', '', ''],
    year: null,
    isOn: false,
    place: null,
  });
});

it('keeps what is typed, also what its schema refuses', () => {
  const typed = { title: 'a'.repeat(99), entries: [{ title: '{', points: Array(99).fill('a') }] };
  expect(shaped(page, { no: typed, year: '20o6', fixed: ['a', 'b', 'c', 'd'] })).toMatchObject({
    no: typed,
    year: '20o6',
    fixed: ['a', 'b', 'c', 'd'],
  });
});

it('leaves out unknown keys', () => {
  const value = JSON.parse('{"no":{"titel":"a"},"__proto__":{"isOn":true},"fixed":[]}');
  expect(Object.keys(shaped(page, value))).not.toContain('__proto__');
  expect(shaped(page, value).isOn).toBe(false);
  expect(shaped(page, value).no).toEqual(empty);
});

it('changes no valid content', () => {
  const files = sampleFiles();
  for (const name of screenFileNames)
    expect(shaped(screenSchemas[name], files[`${name}.json`]), name).toEqual(files[`${name}.json`]);
  expect(shaped(companySchema, exampleCompany)).toEqual(exampleCompany);
});

it('shapes every document from nothing', () => {
  for (const schema of [...Object.values(screenSchemas), companySchema, noticeSchema, articleSchema])
    expect(() => shaped(schema, undefined)).not.toThrow();
});
