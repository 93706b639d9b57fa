import { expect, it } from 'vitest';
import type { SeasonDays } from '../page-data/types.ts';
import { positionInYear } from './position-in-year.ts';

/** A gritting season that crosses New Year, and one that does not. */
const acrossNewYear: SeasonDays = { seasonFrom: '10-15', seasonTo: '04-15', sweepingDoneBy: '05-17' };
const withinYear: SeasonDays = { seasonFrom: '01-10', seasonTo: '03-31', sweepingDoneBy: '05-01' };

it.each([
  ['10-15', 'season', 0, acrossNewYear],
  ['01-01', 'season', 0.426, acrossNewYear],
  ['02-29', 'season', 0.749, acrossNewYear],
  ['04-15', 'season', 1, acrossNewYear],
  ['04-16', 'sweeping', 0.031, acrossNewYear],
  ['05-17', 'sweeping', 1, acrossNewYear],
  ['01-10', 'season', 0, withinYear],
  ['01-09', 'rest', 0.996, withinYear],
])('the day %s is in the period %s, at the share %f', (day, period, share, days) => {
  const position = positionInYear(day, days);
  expect(position.period).toBe(period);
  expect(position.share).toBeCloseTo(share, 3);
});

it('the sweeping period may be empty', () => {
  const days = { seasonFrom: '10-15', seasonTo: '04-15', sweepingDoneBy: '04-15' };
  expect(positionInYear('04-15', days)).toEqual({ period: 'season', share: 1 });
  expect(positionInYear('04-16', days)).toEqual({ period: 'rest', share: 1 / 183 });
});
