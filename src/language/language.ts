import { isCrawler } from './crawlers.ts';

/** The languages of the site; the first is the default and the fallback. */
export const languages = ['no', 'en'] as const;
export type Language = (typeof languages)[number];

/** The key of the visitor's choice in local storage. */
export const languageKey = 'language';

const norwegianTags = ['no', 'nb', 'nn'];

export interface LanguageSources {
  /** The query of the address, with its question mark. */
  search: string;
  /** The value in local storage, valid or not. */
  stored: string | null;
  /** The browser's list of languages, preferred first. */
  browser: readonly string[];
  userAgent: string;
}

/** Returns true for `no` and `en`. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language in the address (`?lang=`), or null. */
export function languageInAddress(search: string): Language | null {
  const value = new URLSearchParams(search).get('lang');
  return isLanguage(value) ? value : null;
}

function fromBrowser(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    if (norwegianTags.includes(primary)) return 'no';
    if (primary === 'en') return 'en';
  }
  return null;
}

/**
 * Returns the language to show: from the address, else the stored choice, else the browser's list, else Norwegian. The
 * browser's list does not count for crawlers (crawlers.ts).
 */
export function chooseLanguage({ search, stored, browser, userAgent }: LanguageSources): Language {
  const listed = isCrawler(userAgent) ? null : fromBrowser(browser);
  return languageInAddress(search) ?? (isLanguage(stored) ? stored : null) ?? listed ?? 'no';
}
