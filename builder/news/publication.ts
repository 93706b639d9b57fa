import { momentInOslo } from '../time-in-oslo.ts';

/** The instant when an article of a date comes out: at six in the morning in Oslo. */
export const publicationOf = (date: string): Date => momentInOslo(date, '06:00');

/** Whether an article is out. `now` is the clock; null is after every date, as in a preview of what is being written. */
export function isOut({ date }: { date: string }, now: Date | null): boolean {
  return now === null || publicationOf(date) <= now;
}
