import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Notice } from '../../schema/notice.ts';
import { forEachLanguage } from '../../tables/languages.ts';
import { checkContent } from '../content/read-site.ts';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
import { readNotice, shownNotice } from './notice.ts';

const plowing: Notice = {
  ...forEachLanguage(() => null),
  no: 'Vi brøyter nå',
  en: 'We are plowing now',
  from: '2026-11-23T05:10:00Z',
  until: '2026-11-23T19:00:00Z',
};

const shown = (changes: Partial<Notice> = {}, now: string | null = plowing.from) =>
  shownNotice({ ...plowing, ...changes }, now === null ? null : new Date(now));

/** What a band says of its time on a later day, with plain spaces. */
function sentence(changes: Partial<Notice>, language: 'no' | 'en' = 'no') {
  const { before, day, after } = shown(changes, changes.from)?.[language].written ?? {};
  return `${before}${day}${after}`.replaceAll('\u00a0', ' ');
}

it('says in each language what was written, and when', () => {
  const no = 'Skrevet mandag 23. november kl. 06.10, gjelder til kl. 20.00';
  const en = 'Posted Monday 23 November at 06:10, valid until 20:00';
  expect(sentence({})).toBe(no);
  expect(sentence({}, 'en')).toBe(en);
  expect(shown()?.no).toMatchObject({ label: 'Melding', words: plowing.no, written: { today: 'i dag' } });
  expect(shown()?.en).toMatchObject({ label: 'Notice', words: plowing.en, written: { today: 'today' } });
  expect(shown()?.en).not.toHaveProperty('language');
});

it('names the language of words that are only in Norwegian', () => {
  expect(shown({ en: null })?.en).toMatchObject({ words: plowing.no, language: 'no', label: 'Notice' });
  expect(shown({ en: null })?.no).not.toHaveProperty('language');
});

it.each([
  ['the next day', '2026-11-24T05:00:00Z', 'gjelder til tirsdag 24. november kl. 06.00'],
  ['midnight', '2026-11-23T23:00:00Z', 'gjelder til kl. 24.00'],
  ['midnight of another day', '2026-11-24T23:00:00Z', 'gjelder til tirsdag 24. november kl. 24.00'],
  ['a minute past midnight', '2026-11-23T23:01:00Z', 'gjelder til tirsdag 24. november kl. 00.01'],
])('says when it ends: %s', (_, until, end) => {
  expect(sentence({ until })).toBe(`Skrevet mandag 23. november kl. 06.10, ${end}`);
});

it('New Year in Oslo is not New Year in UTC', () => {
  const night = { from: '2026-12-31T22:59:00Z', until: '2026-12-31T23:30:00Z' };
  expect(sentence(night)).toBe(
    'Skrevet torsdag 31. desember kl. 23.59, gjelder til fredag 1. januar kl. 00.30',
  );
  expect(shown(night, night.from)?.no.times).toBe(`${minutes(night.from)} 1 31`);
});

it.each([
  ['in summer', '2026-07-01T22:00:00Z', 24],
  ['when the clocks go forward', '2026-03-28T23:00:00Z', 23],
  ['when the clocks go back', '2026-10-24T22:00:00Z', 25],
])('the day of a notice ends at midnight in Oslo, %s', (_, from, hours) => {
  const until = new Date(Date.parse(from) + 48 * 3_600_000).toISOString();
  expect(shown({ from, until }, from)?.no.times).toBe(`${minutes(from)} ${hours * 60} ${48 * 60}`);
});

it('both hours of the night when the clocks go back are the same in words', () => {
  const written = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((from) =>
    sentence({ from, until: '2026-10-25T11:00:00Z' }),
  );
  expect(new Set(written)).toEqual(new Set(['Skrevet søndag 25. oktober kl. 02.30, gjelder til kl. 12.00']));
});

it('is left out if it is over when the site is composed', () => {
  expect(shown({}, '2026-11-23T18:59:00Z')).not.toBeNull();
  expect(shown({}, plowing.until)).toBeNull();
  expect(shown({}, null)).not.toBeNull();
  expect(shownNotice(null, null)).toBeNull();
});

const minutes = (instant: string) => Date.parse(instant) / 60_000;

const withNotice = (changes: object): Edit => ['notice.json', 'notice', { ...plowing, ...changes }];

it('content of a version without notices has none', async () => {
  const root = await sampleProject();
  rmSync(path.join(root, 'content/notice.json'));
  expect(await readNotice(root)).toEqual({ sentences: [], notice: null });
  expect((await checkContent(root)).problems).toEqual([]);
});

it.each([
  ['no words', { no: ' ' }, 'no', 'Må fylles ut.'],
  ['no English words', { en: '' }, 'en', 'Må fylles ut.'],
  ['too many words', { no: 'Brøyter '.repeat(11) }, 'no', 'Er for lang: det er plass til 80 tegn.'],
  [
    'a day that is none',
    { from: '2026-02-30T05:10:00Z' },
    'from',
    'Må ha en dag som finnes, og et klokkeslett.',
  ],
  ['a day alone', { until: '2026-11-23' }, 'until', 'Må ha en dag som finnes, og et klokkeslett.'],
  [
    'an end before the beginning',
    { until: '2026-11-23T05:09:00Z' },
    'until',
    'Må være senere enn når den begynner.',
  ],
  ['an end at the beginning', { until: plowing.from }, 'until', 'Må være senere enn når den begynner.'],
  [
    'more than 14 days',
    { until: '2026-12-07T05:11:00Z' },
    'until',
    'Kan være høyst 14 dager etter at den begynner.',
  ],
])('%s is refused with a sentence at the field', async (_, changes, field, message) => {
  const { problems } = await checkContent(await sampleProject(withNotice(changes)));
  expect(problems).toEqual([
    expect.objectContaining({ file: 'content/notice.json', field: expect.objectContaining({ message }) }),
  ]);
  expect(problems[0]?.field?.path).toEqual(['notice', field]);
});

it('14 days are read, also across a change of the clock', async () => {
  const across = { from: '2026-10-20T04:00:00Z', until: '2026-11-03T04:00:00Z' };
  const root = await sampleProject(withNotice(across));
  expect((await readNotice(root)).notice).toEqual({ ...plowing, ...across });
  expect((await checkContent(root)).problems).toEqual([]);
});
