import { dayMs } from '../common/time.ts';

/** Formats a moment as 2026-11-23 06:00:00. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const shownAt = (moment: number): number => Date.parse(`${wallClock.format(moment).replace(' ', 'T')}Z`);

/** `day` is like 2026-11-23, and `time` like 06:00. */
export function momentInOslo(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  const nearly = wanted - (shownAt(wanted) - wanted);
  // The first correction may have crossed a change to or from summer time.
  return new Date(nearly - (shownAt(nearly) - wanted));
}

export function clockInOslo(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = wallClock.format(moment).split(' ');
  return { day, time: time.slice(0, 5) };
}

export const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** Returns the day on which clocks in Oslo show a time next. */
export function nextDayAt(time: string, now: Date): string {
  const { day, time: present } = clockInOslo(now);
  return present < time ? day : dayAfter(day);
}
