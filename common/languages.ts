import { mapRecord } from './records.ts';

interface LanguageEntry {
  /** The code in `<html lang>` and in the files of content/. */
  code: string;
  /** The prefix of its paths; empty for the default language. */
  prefix: string;
  /** The primary subtags in a browser's list that mean this language. */
  browserTags: readonly string[];
}

/** The languages of the site; the first is the default and the fallback. */
export const languages = [
  { code: 'no', prefix: '', browserTags: ['no', 'nb', 'nn'] },
  { code: 'en', prefix: '/en', browserTags: ['en'] },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof languages)[number]['code'];

interface LanguageNames {
  /** The language's name in itself, and its name in the switch. */
  name: string;
  short: string;
  /** Its name in Norwegian, as in «på norsk». */
  norwegianName: string;
}

/** Separate from the entries, because the script in the head of every document needs only those. */
export const languageNames: Record<Language, LanguageNames> = {
  no: { name: 'Norsk', short: 'NO', norwegianName: 'norsk' },
  en: { name: 'English', short: 'EN', norwegianName: 'engelsk' },
};

/** The language tag of dates and numbers, and the name in Open Graph. */
export const locales: Record<Language, { tag: string; openGraph: string }> = {
  no: { tag: 'nb-NO', openGraph: 'nb_NO' },
  // Dates are written as in docs/product.md: 17 May, 7:00–17:00.
  en: { tag: 'en-GB', openGraph: 'en_GB' },
};

/** The language of paths without a prefix, and of visitors whose language the site lacks. */
export const defaultLanguage = languages[0].code;

export const languageCodes = languages.map(({ code }) => code);

export function entryOf(language: Language): LanguageEntry {
  return languages.find(({ code }) => code === language) ?? languages[0];
}

export function forEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return mapRecord(languageCodes, make);
}

/** Kept, because creating one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day, stored as 2026-11-23, in the order of the language: «23. november», “23 November”. */
export function formatDay(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, parts]);
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(locales[language].tag, { ...parts, timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format.format(Date.parse(day));
}
