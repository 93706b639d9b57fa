import type { Language } from '../../src/language/language.ts';

/** How dates, numbers and lists are written in each language. */
export const locales: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };

/** A text that stays on one line. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** A day of the year, stored as 10-15: «15. oktober», on one line. */
export function formatMonthDay(monthDay: string, language: Language, month: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month, timeZone: 'UTC' });
  return unbroken(format.format(new Date(`2024-${monthDay}T00:00Z`)));
}

/** A number with its unit, on one line: «24 timer». */
export function formatUnit(value: number, unit: 'hour' | 'centimeter', language: Language): string {
  const unitDisplay = unit === 'hour' ? 'long' : 'short';
  return unbroken(
    new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay }).format(value),
  );
}

/** An amount in whole kroner, on one line: «1 500 kr». */
export function formatKroner(amount: number, language: Language): string {
  const style = { style: 'currency', currency: 'NOK', maximumFractionDigits: 0 } as const;
  return unbroken(new Intl.NumberFormat(locales[language], style).format(amount));
}

/** «a, b og c», or «a, b eller c». */
export function formatList(items: string[], type: 'conjunction' | 'disjunction', language: Language): string {
  return new Intl.ListFormat(locales[language], { type }).format(items);
}
