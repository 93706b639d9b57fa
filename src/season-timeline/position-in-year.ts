import type { Texts, YearDays } from '../page-data/types.ts';

export type StretchName = keyof Texts['home']['year']['stretches'];

/** The stretch of a day, and how far along it, from 0 to 1. */
interface PlaceInYear {
  stretch: StretchName;
  share: number;
}

const leapYear = '2024';
const daysInLeapYear = 366;

/** Days forward from one day to another. Every year counts as one with February 29. */
function daysFrom(start: string, end: string): number {
  const days = (Date.parse(`${leapYear}-${end}`) - Date.parse(`${leapYear}-${start}`)) / 86_400_000;
  return (days + daysInLeapYear) % daysInLeapYear;
}

/** The place of a day, as 11-23. The last days of season and sweeping are the ends of their stretches. */
export function placeInYear(day: string, { seasonFrom, seasonTo, sweepingDoneBy }: YearDays): PlaceInYear {
  const since = daysFrom(seasonFrom, day);
  const season = daysFrom(seasonFrom, seasonTo);
  const sweeping = daysFrom(seasonFrom, sweepingDoneBy);
  if (since <= season) return { stretch: 'season', share: since / season };
  if (since <= sweeping) return { stretch: 'sweeping', share: (since - season) / (sweeping - season) };
  return { stretch: 'rest', share: (since - sweeping) / (daysInLeapYear - sweeping) };
}
