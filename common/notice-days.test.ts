import { expect, it } from 'vitest';
import { endOfDay, readyEnds } from './notice-days.ts';

it.each([
  // 06:10 in winter.
  [
    '2026-11-23T05:10:00Z',
    {
      tonight: '2026-11-23T21:00:00.000Z',
      morning: '2026-11-24T05:00:00.000Z',
      day: '2026-11-24T05:10:00.000Z',
      tomorrow: '2026-11-24T21:00:00.000Z',
    },
  ],
  // 01:30 on the day on which clocks are put back at three.
  [
    '2026-10-24T23:30:00Z',
    {
      tonight: '2026-10-25T21:00:00.000Z',
      morning: '2026-10-25T05:00:00.000Z',
      day: '2026-10-25T23:30:00.000Z',
      tomorrow: '2026-10-26T21:00:00.000Z',
    },
  ],
  // 23:00 on the evening before clocks are put forward at two.
  [
    '2026-03-28T22:00:00Z',
    {
      tonight: '2026-03-28T21:00:00.000Z',
      morning: '2026-03-29T04:00:00.000Z',
      day: '2026-03-29T22:00:00.000Z',
      tomorrow: '2026-03-29T20:00:00.000Z',
    },
  ],
])('the ready ends of a notice at %s are by the clock in Oslo', (now, ends) => {
  expect(JSON.parse(JSON.stringify(readyEnds(new Date(now))))).toEqual(ends);
});

it.each([
  ['2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
])('%s ends at %s', (day, moment) => {
  expect(endOfDay(day).toISOString()).toBe(moment);
});
