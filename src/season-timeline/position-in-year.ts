import type { SeasonDays, Texts } from '../page-data/types.ts';

export type PeriodName = keyof Texts['home']['year']['stretches'];

/** The period of a day, and the share of it that has passed, from 0 to 1. */
interface PositionInYear {
  period: PeriodName;
  share: number;
}

const leapYear = '2024';
const daysInLeapYear = 366;

/** Returns the days from one day to the next occurrence of another. Every year counts as a leap year. */
function daysFrom(start: string, end: string): number {
  const days = (Date.parse(`${leapYear}-${end}`) - Date.parse(`${leapYear}-${start}`)) / 86_400_000;
  return (days + daysInLeapYear) % daysInLeapYear;
}

/** Returns the position of a day such as 11-23. The last days of season and sweeping are the ends of their periods. */
export function positionInYear(
  day: string,
  { seasonFrom, seasonTo, sweepingDoneBy }: SeasonDays,
): PositionInYear {
  const since = daysFrom(seasonFrom, day);
  const season = daysFrom(seasonFrom, seasonTo);
  const sweeping = daysFrom(seasonFrom, sweepingDoneBy);
  if (since <= season) return { period: 'season', share: since / season };
  if (since <= sweeping) return { period: 'sweeping', share: (since - season) / (sweeping - season) };
  return { period: 'rest', share: (since - sweeping) / (daysInLeapYear - sweeping) };
}
