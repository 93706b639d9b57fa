import { clockInOslo, dayAfter, momentInOslo } from './time-in-oslo.ts';

// Days are like 2026-11-23, in Oslo.

/** A forgotten notice must not stay for months. */
export const maxNoticeDays = 31;

/** Returns the last day on which a notice that begins on `day` may be shown. */
export const lastNoticeDay = (day: string) => dayAfter(day, maxNoticeDays);

export const endOfDay = (day: string) => momentInOslo(dayAfter(day), '00:00');

/** Returns the latest end of a notice that begins then. */
export const latestEnd = (from: Date) => endOfDay(lastNoticeDay(clockInOslo(from).day));
