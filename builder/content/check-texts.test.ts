import { describe, expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { checkTexts } from './check-texts.ts';

const norwegian = {
  meta: { title: 'Kontakt' },
  hours: [
    { days: 'Hverdager', time: '7:00–17:00' },
    { days: 'Helger', time: 'Stengt' },
  ],
  page: 'Side {number} av {total}',
};
const english = {
  meta: { title: 'Contact' },
  hours: [
    { days: 'Weekdays', time: '7:00–17:00' },
    { days: 'Weekends', time: 'Closed' },
  ],
  page: '{total} pages, this is {number}',
};
const check = (en: object, no: object = norwegian) => checkTexts.bind(null, 'contact', no, en);

describe('the English texts', () => {
  it('are taken when they say everything the Norwegian ones do', () => {
    expect(check(english)).not.toThrow();
  });

  it.each([
    ['lacks a text', { ...english, meta: {} }, 'content/en/contact.json: meta.title is missing.'],
    [
      'has one too many',
      { ...english, meta: { title: 'Contact', extra: 'x' } },
      'meta.extra does not exist in content/no/contact.json',
    ],
    [
      'has a shorter list',
      { ...english, hours: english.hours.slice(1) },
      'hours has 1 entries, the Norwegian file has 2',
    ],
    [
      'has a text where a list should be',
      { ...english, hours: 'always' },
      'hours is missing or of another kind',
    ],
    [
      'has an empty text',
      { ...english, meta: { title: ' ' } },
      'content/en/contact.json: meta.title is empty.',
    ],
    ['has null', { ...english, meta: { title: null } }, 'meta.title is missing or of another kind'],
    [
      'has lost a mark',
      { ...english, page: 'Page {number}' },
      'page must hold the same marks in braces as the Norwegian text ({number} {total})',
    ],
    [
      'has a misspelt mark',
      { ...english, page: 'Page {nummer} of {total}' },
      'page must hold the same marks',
    ],
    [
      'is wrong inside a list',
      { ...english, hours: [english.hours[0], { days: 'Weekends' }] },
      'hours[2].time is missing',
    ],
  ])('are refused with file and place: one %s', (_name, en, sentence) => {
    expect(check(en)).toThrow(BuildFailure);
    expect(check(en)).toThrow(sentence);
  });

  it('are not to blame for an empty Norwegian text', () => {
    expect(check(english, { ...norwegian, meta: { title: '' } })).toThrow(
      'content/no/contact.json: meta.title is empty.',
    );
  });
});
