import { expect, it } from 'vitest';
import { clockInOslo, momentInOslo } from './time-in-oslo.ts';

it.each([
  ['2026-11-23', '06:00', '2026-11-23T05:00:00.000Z'],
  ['2026-07-01', '06:00', '2026-07-01T04:00:00.000Z'],
  // The nights when the clocks change, at 01:00 UTC.
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '00:30', '2026-10-24T22:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s at %s in Oslo is %s, and back', (day, time, moment) => {
  expect(momentInOslo(day, time).toISOString()).toBe(moment);
  expect(clockInOslo(new Date(moment))).toEqual({ day, time });
});

it('a day that does not exist is an invalid date', () => {
  expect(momentInOslo('', '06:00').getTime()).toBeNaN();
});
