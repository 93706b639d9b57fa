import { describe, expect, it } from 'vitest';
import { english, englishAfterChange, listTranslations, truePairs } from './english.ts';

it.each([
  ['', null],
  ['≠ Winter', null],
  ['≠', null],
  ['Winter', 'Winter'],
  ['2 ≠ 3', '2 ≠ 3'],
])('the English words of %j are %j', (text, words) => {
  expect(english(text)).toBe(words);
});

describe('the English text after a change', () => {
  const known = truePairs({ no: { title: 'Vinter' }, en: { title: 'Winter' } });
  const changed = (translation: string, before: string, written: string) =>
    englishAfterChange(translation, { before, after: written, known });

  it.each([
    ['1,5 m', '15 m'],
    ['2–4 mm', '24 mm'],
    ['5 grader', '-5 grader'],
    ['10', '10 %'],
    ['Ring {phone}', 'Ring {email}'],
    ['Vi brøyter', 'Vi strør'],
  ])('from %j to %j waits', (before, written) => {
    expect(changed('English', before, written)).toBe('≠ English');
    expect(changed('≠ English', before, written)).toBe('≠ English');
    for (const empty of ['', '≠ ']) expect(changed(empty, before, written)).toBe('');
  });

  it.each([
    ['Vi brøyter', 'vi  brøyter.'],
    ['Hus, hage og vei', 'Hus hage og vei!'],
    ['Slik:\n![](img-snow)\nFerdig', 'Slik:\nFerdig'],
    ['−5 grader', '-5 grader'],
  ])('from %j to %j stays as it is', (before, written) => {
    for (const translation of ['English', '≠ English'])
      expect(changed(translation, before, written)).toBe(translation);
  });

  it('waits no longer once the Norwegian is typed back', () => {
    expect(changed('≠ Winter', 'Vinteren', 'Vinter')).toBe('Winter');
  });
});

it('finds the translations of every document, at any depth', () => {
  const found = listTranslations({
    no: { rows: [{ title: 'Brøyting' }, { title: '' }] },
    en: { rows: [{ title: 'Ploughing' }] },
    pictures: { banner: 'winter' },
    alt: { no: 'Snø', en: '' },
  });
  expect(found.map(({ englishPath, norwegian, english }) => [englishPath, norwegian, english])).toEqual([
    [['en', 'rows', 0, 'title'], 'Brøyting', 'Ploughing'],
    [['alt', 'en'], 'Snø', ''],
  ]);
});
