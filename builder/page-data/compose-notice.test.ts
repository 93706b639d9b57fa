import { expect, it } from 'vitest';
import { forEachLanguage } from '../../common/languages.ts';
import type { Notice } from '../../content-model/notice.ts';
import { composeNotice } from './compose-notice.ts';

const plowing: Notice = {
  ...forEachLanguage(() => null),
  no: 'Vi brøyter nå',
  en: 'We are plowing now',
  from: '2026-11-23T05:10:00Z',
  until: '2026-11-23T19:00:00Z',
};

const shown = (changes: Partial<Notice> = {}, now: string | null = null) =>
  composeNotice({ ...plowing, ...changes }, now === null ? null : new Date(now));

const sentence = (changes: Partial<Notice>, language: 'no' | 'en' = 'no') =>
  shown(changes)?.[language].written.replaceAll('\u00a0', ' ');

it('a notice has its words and times in each language', () => {
  const { no, en } = shown() ?? {};
  expect(no).toMatchObject({ label: 'Melding', words: [plowing.no] });
  expect(en).toMatchObject({ label: 'Notice', words: [plowing.en] });
  expect(sentence({}, 'en')).toBe(
    'Updated Monday 23 November at 06:10, valid until Monday 23 November at 20:00',
  );
  expect(en).not.toHaveProperty('language');
  expect(shown({ en: null })?.en).toMatchObject({
    words: { lang: 'no', parts: [plowing.no] },
    label: 'Notice',
  });
});

it.each([
  ['this evening', '2026-11-23T19:00:00Z', 'mandag 23. november kl. 20.00'],
  ['the next day', '2026-11-24T05:00:00Z', 'tirsdag 24. november kl. 06.00'],
  ['midnight', '2026-11-23T23:00:00Z', 'og med mandag 23. november'],
  ['a minute past midnight', '2026-11-23T23:01:00Z', 'tirsdag 24. november kl. 00.01'],
])('a notice has its end in words: %s', (_, until, end) => {
  expect(sentence({ until })).toBe(`Oppdatert mandag 23. november kl. 06.10, gjelder til ${end}`);
});

it('a notice that ends in days has its last day in words', () => {
  expect(sentence({ until: '2027-01-03T23:00:00Z' })).toBe(
    'Oppdatert mandag 23. november kl. 06.10, gjelder til og med søndag 3. januar',
  );
  expect(sentence({ until: '2027-01-03T23:00:00Z' }, 'en')).toBe(
    'Updated Monday 23 November at 06:10, valid until the end of Sunday 3 January',
  );
});

it('a notice that is over is left out', () => {
  expect(shown({}, '2026-11-23T18:59:00Z')).not.toBeNull();
  expect(shown({}, plowing.until)).toBeNull();
  expect(composeNotice(null, null)).toBeNull();
});
