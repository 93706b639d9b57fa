import { formatDay } from '../../src/language/format-day.ts';
import { type Language, locales } from '../../tables/languages.ts';

/** The locale that formats dates, numbers and lists in a language. */
export const localeOf = (language: Language) => locales[language].tag;

/** Replaces spaces by non-breaking ones. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Formats a day of the year, stored as 10-15, with non-breaking spaces: «15. oktober». */
export function formatMonthDay(monthDay: string, language: Language, month: 'long' | 'short'): string {
  return unbroken(formatDay(`2024-${monthDay}`, language, { day: 'numeric', month }));
}

/** Formats a date, stored as 2026-11-20, with non-breaking spaces: «20. november 2026». */
export function formatDate(date: string, language: Language): string {
  return unbroken(formatDay(date, language, { dateStyle: 'long' }));
}

/** Formats a number of months, with a non-breaking space: «12 måneder». */
export function formatMonths(count: number, language: Language): string {
  const style = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  return unbroken(new Intl.NumberFormat(localeOf(language), style).format(count));
}

/** Joins words: «a, b og c», or «a, b eller c». */
export function formatList(items: string[], type: 'conjunction' | 'disjunction', language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(items);
}
