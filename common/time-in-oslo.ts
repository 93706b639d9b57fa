import { dayMs, hourMs } from './time.ts';

// By arithmetic: for `Intl` a browser loads the data of all time zones, which blocks a slow phone for a quarter of a second.

/** Returns 01.00 UTC on the last Sunday of a month with 31 days, when clocks in the EU and in Norway are changed. */
function changeOfClocks(year: number, monthIndex: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex, 31, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs;
}

const march = 2;
const october = 9;

/** Returns how many milliseconds clocks in Oslo are ahead of UTC, by the rule of 1996. */
function aheadOfUtc(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= changeOfClocks(year, march) && moment < changeOfClocks(year, october);
  return isSummer ? 2 * hourMs : hourMs;
}

/** `day` is like 2026-11-23, and `time` like 06:00. */
export function momentInOslo(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  const nearly = wanted - aheadOfUtc(wanted);
  // The first correction may have crossed a change to or from summer time.
  return new Date(wanted - aheadOfUtc(nearly));
}

/** Returns what a calendar and a clock in Oslo show, like 2026-11-23 and 06:00. */
export function clockInOslo(moment: Date): { day: string; time: string } {
  const shown = new Date(moment.getTime() + aheadOfUtc(moment.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Returns the day that is `count` days after another. */
export const dayAfter = (day: string, count = 1) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Returns the day on which clocks in Oslo show a time next. */
export function nextDayAt(time: string, now: Date): string {
  const { day, time: present } = clockInOslo(now);
  return present < time ? day : dayAfter(day);
}
