import { expect, test } from 'vitest';
import { findFact, findText, listTexts, listUses, nearest } from './find-text.ts';

const variable = (becomes: string, field: string) => ({ description: '', becomes, field });
const norwegian = { phone: variable('+47 67 00 11 22', 'phone'), area: variable('i\u00a0Bærum', 'area') };
const variables = { no: norwegian, en: { ...norwegian, area: variable('in Bærum', 'area') } };

const winter = {
  pictures: { rows: { plowing: 'plow', gritting: 'plow' } },
  no: {
    meta: { title: 'Brøyting' },
    rows: {
      plowing: { title: 'Brøyting', points: ['Ring oss', 'Vi kommer'] },
      gritting: { title: 'Strøing', points: ['Ring oss', 'Vi strør'] },
    },
  },
  en: { rows: { plowing: { title: '≠ Ploughing {area}', points: [] } } },
};
const places = listTexts('winter', winter, variables);
const pathOf = (...wordsAround: string[]) => findText(places, wordsAround)?.path;

test('a text is found by the words of its element, or of one around it', () => {
  expect(pathOf('Strøing')).toEqual(['no', 'rows', 'gritting', 'title']);
  expect(pathOf('Bærum', 'Ploughing in Bærum')).toEqual(['en', 'rows', 'plowing', 'title']);
  // Search engines alone show it.
  expect(pathOf('Brøyting')).toEqual(['no', 'rows', 'plowing', 'title']);
  expect(pathOf('Meny', 'Meny Brøyting')).toBeUndefined();
});

test('of equal texts and pictures it is the one in whose part they stand', () => {
  const points = (around: string) =>
    pathOf('Ring oss', 'Ring oss', around, 'Brøyting Strøing Vi strør Vi kommer');
  expect(points('Strøing Ring oss Vi strør')).toEqual(['no', 'rows', 'gritting', 'points', 0]);
  expect(points('Brøyting Ring oss Vi kommer')).toEqual(['no', 'rows', 'plowing', 'points', 0]);
  const uses = listUses('winter', winter, 'plow');
  expect(nearest(uses, places, ['', 'Strøing'])?.path).toEqual(['pictures', 'rows', 'gritting']);
});

test('the words of an article are in their box, without its marks, and a picture is between two boxes', () => {
  const text =
    '## Ny plog\n\n• **Større** enn [den gamle](/about)\n• 2. mai\n\n![](img-plog)\n\nDen er\n- så - rød.\n## Pris';
  const article = { no: { title: 'Plog', text } };
  const lines = listTexts('articles/plog', article, variables);
  expect(findText(lines, ['Større enn den gamle'])?.path).toEqual(['no', 'text']);
  expect(findText(lines, ['Pris'])?.path).toEqual(['no', 'text-2']);
  expect(findText(lines, ['2. mai'])?.path).toEqual(['no', 'text']);
  expect(findText(lines, ['Den er - så - rød.'])?.path).toEqual(['no', 'text-2']);
  expect(listUses('articles/plog', article, 'img-plog')).toMatchObject([{ path: ['no', 'text-1'] }]);
});

test('a fact is found where it stands alone', () => {
  const company = { email: 'post@veien.no', openingHours: { sunday: 'stengt' } };
  const factAt = (...wordsAround: string[]) => findFact(company, variables, wordsAround)?.path;
  expect(factAt('+47 67 00 11 22')).toEqual(['phone']);
  expect(factAt('post@veien.no')).toEqual(['email']);
  expect(factAt('Stengt', 'Søndag Stengt')).toEqual(['openingHours', 'sunday']);
  expect(factAt('Ring +47 67 00 11 22 nå')).toBeUndefined();
});
