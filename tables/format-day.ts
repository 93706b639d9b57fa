import { type Language, locales } from './languages.ts';

/** Formats a day, stored as 2026-11-23, in the order of the language: «23. november», “23 November”. */
export function formatDay(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language].tag, { ...parts, timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
