/** The hour of its day, in Oslo, when an article comes out. */
const hour = 6;

const osloHour = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Oslo',
});

/** The instant when an article of a date comes out. */
export function publicationOf(date: string): Date {
  const inUtc = new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
  const ahead = Number(osloHour.format(inUtc)) - hour;
  return new Date(inUtc.getTime() - ahead * 3_600_000);
}

/** Whether an article is out. `now` is the clock; null is after every date, as in a preview of what is being written. */
export function isOut({ date }: { date: string }, now: Date | null): boolean {
  return now === null || publicationOf(date) <= now;
}

/** The next instant at which another of the articles comes out; null if all are out. */
export function nextPublication(articles: readonly { date: string }[], now: Date): Date | null {
  const dates = articles.filter((article) => !isOut(article, now)).map(({ date }) => date);
  const [next] = dates.sort();
  return next === undefined ? null : publicationOf(next);
}
