import { dayMs } from './time.ts';
import { clockInOslo, dayAfter, momentInOslo, nextDayAt } from './time-in-oslo.ts';

// Days are like 2026-11-23, in Oslo.

/** A forgotten notice must not stay for months. */
export const maxNoticeDays = 31;

/** Returns the last day on which a notice that begins on `day` may be shown. */
export const lastNoticeDay = (day: string) => dayAfter(day, maxNoticeDays);

export const endOfDay = (day: string) => momentInOslo(dayAfter(day), '00:00');

/** Returns the latest end of a notice that begins then. */
export const latestEnd = (from: Date) => endOfDay(lastNoticeDay(clockInOslo(from).day));

/** The ends that the desk offers: 22:00 today, the next 06:00, in 24 hours, and 22:00 tomorrow. */
export function readyEnds(now: Date) {
  const { day: today } = clockInOslo(now);
  return {
    tonight: momentInOslo(today, '22:00'),
    morning: momentInOslo(nextDayAt('06:00', now), '06:00'),
    day: new Date(now.getTime() + dayMs),
    tomorrow: momentInOslo(dayAfter(today), '22:00'),
  };
}
