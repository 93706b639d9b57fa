import { expect, it } from 'vitest';
import { hourMs } from './time.ts';
import { clockInOslo, momentInOslo } from './time-in-oslo.ts';

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The days on which the last Sundays of March and October may fall, with those around them. */
const weeksOfChanges = [2024, 2025, 2026, 2027, 2028, 2029, 2030].flatMap((year) =>
  [2, 9].map((month) => [Date.UTC(year, month, 24), Date.UTC(year, month + 1, 2)] as const),
);

it('clocks in Oslo change when the time zone database says', () => {
  for (const [from, to] of weeksOfChanges) {
    for (let moment = from; moment < to; moment += hourMs) {
      const { day, time } = clockInOslo(new Date(moment));
      expect(`${day} ${time}`).toBe(wallClock.format(moment));
    }
  }
});

it.each([
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('on %s clocks show %s at %s', (day, time, moment) => {
  expect(momentInOslo(day, time).toISOString()).toBe(moment);
});
