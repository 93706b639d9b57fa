import { machineEmail } from './email-address.ts';
import { formatDay, type Language, locales } from './languages.ts';

const localeOf = (language: Language) => locales[language].tag;

export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Formats a day of the year, stored as 10-15, with non-breaking spaces: «15. oktober». */
export function formatMonthDay(monthDay: string, language: Language) {
  return unbroken(formatDay(`2024-${monthDay}`, language, { day: 'numeric', month: 'long' }));
}

/** Formats a part of the year: «15. oktober–15. april». */
export const formatSeason = ({ from, to }: { from: string; to: string }, language: Language): string =>
  [from, to].map((day) => formatMonthDay(day, language)).join('–');

/** Formats a date, stored as 2026-11-20, with non-breaking spaces: «20. november 2026». */
export const formatDate = (date: string, language: Language) =>
  unbroken(formatDay(date, language, { dateStyle: 'long' }));

export function formatMonths(count: number, language: Language): string {
  const style = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  return unbroken(new Intl.NumberFormat(localeOf(language), style).format(count));
}

export function formatList(items: string[], type: 'conjunction' | 'disjunction', language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(items);
}

/** Formats a street address. Lines break neither beside a street number nor after a postal code. */
export function formatAddress(facts: { street: string; postalCode: string; place: string }): string {
  const street = facts.street.replace(/ (?=\d)/g, '\u00a0').replace(/(\d) /g, '$1\u00a0');
  return `${street}, ${facts.postalCode}\u00a0${facts.place}`;
}

/** `?` and `#` are encoded, because they have a meaning in links. */
export function mailLink(email: string): string {
  return `mailto:${encodeURI(machineEmail(email)).replace(/[?#]/g, encodeURIComponent)}`;
}

/** Returns a text without soft hyphens and word joiners, for other programs, which may draw or count them. */
export const withoutUnseen = (text: string) => text.replace(/[\u00ad\u2060]/g, '');

/** Returns the title with the company's name, if both together fit the 60 characters that search engines show. */
export function pageTitle(title: string, name: string): string {
  const both = withoutUnseen(`${title} – ${name}`);
  return both.length > 60 || title.includes(name) ? withoutUnseen(title) : both;
}
