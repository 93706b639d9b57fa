import { describe, expect, it } from 'vitest';
import { english, englishAfterChange, listTranslations, meaningOf, truePairs, withMark } from './english.ts';

it.each([
  ['', null],
  ['≠ Winter', null],
  ['≠', null],
  ['Winter', 'Winter'],
  ['2 ≠ 3', '2 ≠ 3'],
])('the English words of %j are %j', (text, words) => {
  expect(english(text)).toBe(words);
});

it('a text has one mark, and an empty one has none', () => {
  expect(withMark('Winter')).toBe('≠ Winter');
  expect(withMark('≠ Winter')).toBe('≠ Winter');
  expect(withMark('≠ ')).toBe('');
});

it.each([
  ['Vi brøyter', 'vi  brøyter.'],
  ['Hus, hage og vei', 'Hus hage og vei!'],
  ['Slik:\n![](img-snow)\nFerdig', 'Slik:\nFerdig'],
  ['−5 grader', '-5 grader'],
])('%j means the same as %j', (before, after) => {
  expect(meaningOf(after)).toBe(meaningOf(before));
});

it.each([
  ['1,5 m', '15 m'],
  ['2–4 mm', '24 mm'],
  ['5 grader', '-5 grader'],
  ['10', '10 %'],
  ['Ring {phone}', 'Ring {email}'],
  ['Vi brøyter', 'Vi strør'],
])('%j means something else than %j', (before, after) => {
  expect(meaningOf(after)).not.toBe(meaningOf(before));
});

describe('the English text after a change', () => {
  const known = truePairs({ no: { title: 'Vinter' }, en: { title: 'Winter' } });
  const changed = (translation: string, before: string, written: string) =>
    englishAfterChange(translation, { before, after: written, known });

  it('waits', () => {
    expect(changed('Winter', 'Vinter', 'Vinteren')).toBe('≠ Winter');
    expect(changed('', 'Vinter', 'Vinteren')).toBe('');
  });

  it('does not wait after a comma, nor once the Norwegian is typed back', () => {
    expect(changed('Snow', 'Snø', 'Snø!')).toBe('Snow');
    expect(changed('≠ Snow', 'Snø', 'Snø!')).toBe('≠ Snow');
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
