/** A time of day as people write it, «7», «7.30» or «730», as the site has it: 07:30. Anything else stays. */
export function readTime(written: string): string {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2})(?:[.: ]?(\d{2}))?\s*$/.exec(written) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return written;
  return `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
}

const monthName = new Intl.DateTimeFormat('nb', { month: 'long', timeZone: 'UTC' });

/** The names of the months, January first. */
export const months = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2024, month)));
