import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forEachLanguage } from '../../tables/languages.ts';
import { checkContent } from '../content/read-site.ts';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
import { readNotice } from './read-notice.ts';

const plowing = {
  ...forEachLanguage(() => null),
  no: 'Vi brøyter nå',
  en: 'We are plowing now',
  from: '2026-11-23T05:10:00Z',
  until: '2026-11-23T19:00:00Z',
};
const withNotice = (changes: object): Edit => ['notice.json', 'notice', { ...plowing, ...changes }];

it('content of a version without notices has none', async () => {
  const root = await sampleProject();
  rmSync(path.join(root, 'content/notice.json'));
  expect(await readNotice(root)).toEqual({ sentences: [], notice: null });
  expect(await checkContent(root)).toEqual([]);
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
  const problems = await checkContent(await sampleProject(withNotice(changes)));
  expect(problems).toEqual([
    expect.objectContaining({ file: 'content/notice.json', field: expect.objectContaining({ message }) }),
  ]);
  expect(problems[0]?.field?.path).toEqual(['notice', field]);
});

it('14 days are read, also across a change of the clock', async () => {
  const across = { from: '2026-10-20T04:00:00Z', until: '2026-11-03T04:00:00Z' };
  const root = await sampleProject(withNotice(across));
  expect((await readNotice(root)).notice).toEqual({ ...plowing, ...across });
  expect(await checkContent(root)).toEqual([]);
});
