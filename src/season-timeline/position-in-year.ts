import type { SeasonDays, Texts } from '../page-data/types.ts';

type PeriodName = keyof NonNullable<Texts['home']['year']>['stretches'];

const leapYear = '2024';
const daysInLeapYear = 366;

/** Every year counts as a leap year. */
function daysFrom(start: string, end: string): number {
  const days = (Date.parse(`${leapYear}-${end}`) - Date.parse(`${leapYear}-${start}`)) / 86_400_000;
  return (days + daysInLeapYear) % daysInLeapYear;
}

/** Returns the period of a day, `MM-DD`, and how much of it is over, from 0 to 1. Last days are ends of periods. */
export function positionInYear(
  day: string,
  { seasonFrom, seasonTo, sweepingDoneBy }: SeasonDays,
): { period: PeriodName; share: number } {
  const since = daysFrom(seasonFrom, day);
  const season = daysFrom(seasonFrom, seasonTo);
  const sweeping = daysFrom(seasonFrom, sweepingDoneBy);
  if (since <= season) return { period: 'season', share: since / season };
  if (since <= sweeping) return { period: 'sweeping', share: (since - season) / (sweeping - season) };
  return { period: 'rest', share: (since - sweeping) / (daysInLeapYear - sweeping) };
}
