/** A day and a time as 2026-11-23 06:00:00. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const shownAt = (moment: number): number => Date.parse(`${wallClock.format(moment).replace(' ', 'T')}Z`);

/** When clocks in Oslo show a day and a time, as 2026-11-23 and 06:00; invalid if never. */
export function momentInOslo(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wanted)) return new Date(wanted);
  const nearly = wanted - (shownAt(wanted) - wanted);
  // The first step may have crossed a change of the clocks.
  return new Date(nearly - (shownAt(nearly) - wanted));
}

/** What the clocks in Oslo show: the day, as in 2026-11-23, and the time, as in 06:00. */
export function clockInOslo(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = wallClock.format(moment).split(' ');
  return { day, time: time.slice(0, 5) };
}
