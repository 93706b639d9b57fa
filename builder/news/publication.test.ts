import { expect, it } from 'vitest';
import { isOut, publicationOf } from './publication.ts';

it.each([
  ['in winter', '2026-12-24', '2026-12-24T05:00:00.000Z'],
  ['in summer', '2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['on the day when summer time begins', '2026-03-29', '2026-03-29T04:00:00.000Z'],
  ['on the day when it ends', '2026-10-25', '2026-10-25T05:00:00.000Z'],
])('an article comes out at six in the morning in Oslo, %s', (_when, date, instant) => {
  expect(publicationOf(date).toISOString()).toBe(instant);
});

const at = (instant: string) => new Date(instant);

it('an article is out from that instant on', () => {
  const article = { date: '2026-12-24' };
  expect(isOut(article, at('2026-12-24T04:59:59.999Z'))).toBe(false);
  expect(isOut(article, at('2026-12-24T05:00:00Z'))).toBe(true);
  expect(isOut(article, null)).toBe(true);
});
