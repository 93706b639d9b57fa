import type { Language } from '../../src/language/language.ts';

/** The locale that formats dates, numbers and lists in each language. */
export const locales: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };

/** Replaces spaces by non-breaking ones. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Formats a day of the year, stored as 10-15, with non-breaking spaces: «15. oktober». */
export function formatMonthDay(monthDay: string, language: Language, month: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month, timeZone: 'UTC' });
  return unbroken(format.format(new Date(`2024-${monthDay}T00:00Z`)));
}

/** Formats a number with its unit, with non-breaking spaces: «24 timer». */
export function formatUnit(value: number, unit: 'hour' | 'centimeter', language: Language): string {
  const unitDisplay = unit === 'hour' ? 'long' : 'short';
  return unbroken(
    new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay }).format(value),
  );
}

/** Joins words: «a, b og c», or «a, b eller c». */
export function formatList(items: string[], type: 'conjunction' | 'disjunction', language: Language): string {
  return new Intl.ListFormat(locales[language], { type }).format(items);
}
