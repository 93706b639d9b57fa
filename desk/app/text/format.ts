import { formatDay } from '../../../common/languages.ts';
import { clockInOslo } from '../../../common/time-in-oslo.ts';

/** Reads a whole number, and nothing as null. Anything else stays, to be refused. */
export function readNumber(written: string): number | string | null {
  if (written.trim() === '') return null;
  return /^\s*-?\d+\s*$/.test(written) ? Number(written) : written;
}

export const months = Array.from({ length: 12 }, (_, index) =>
  formatDay(new Date(Date.UTC(2024, index)).toISOString().slice(0, 10), 'no', { month: 'long' }),
);

/** Writes «2026-11-20» as «20. november 2026». Empty for anything else. */
export const formatDateNb = (date = ''): string =>
  Number.isNaN(Date.parse(date)) ? '' : formatDay(date, 'no', { dateStyle: 'long' });

/** The clock in Oslo with a dot, as the site writes it: «kl. 22.00». `Intl` writes a colon. */
export const formatClockNb = (moment: Date) => `kl. ${clockInOslo(moment).time.replace(':', '.')}`;

/** The time in Oslo: «23. november kl. 22.00», with the year if it is another one. */
export function formatTimeNb(written: string): string {
  const moment = new Date(written);
  const date = formatDateNb(clockInOslo(moment).day).replace(` ${new Date().getFullYear()}`, '');
  return `${date} ${formatClockNb(moment)}`;
}

/** Returns the address for a link such as «www.firma.no» or «post@firma.no». */
export function readLink(written: string): string {
  const address = written.trim().replace(/\s/g, '%20');
  if (/^([a-z]+:|\/)/i.test(address)) return address;
  return /^[^/]+@/.test(address) ? `mailto:${address}` : `https://${address}`;
}
