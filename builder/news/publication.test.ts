import { expect, it } from 'vitest';
import { isOut, publicationOf } from './publication.ts';

it('an article comes out at six in the morning in Oslo', () => {
  expect(publicationOf('2026-12-24').toISOString()).toBe('2026-12-24T05:00:00.000Z');
});

const at = (instant: string) => new Date(instant);

it('an article is out from that instant on', () => {
  const article = { date: '2026-12-24' };
  expect(isOut(article, at('2026-12-24T04:59:59.999Z'))).toBe(false);
  expect(isOut(article, at('2026-12-24T05:00:00Z'))).toBe(true);
  expect(isOut(article, null)).toBe(true);
});
