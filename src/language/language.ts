import { defaultLanguage, type Language, languageCodes, languages } from '../../common/languages.ts';

/** The visitor's choice in local storage. */
export const languageKey = 'language';

export interface LanguageSources {
  /** From local storage, valid or not. */
  stored: string | null;
  /** Preferred first. */
  browser: readonly string[];
  userAgent: string;
}

export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value);
}

function fromBrowser(tags: readonly string[]): Language | undefined {
  const primaries = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const entryFor = (primary: string) =>
    languages.find(({ browserTags }) => browserTags.some((tag) => tag === primary));
  return primaries.map(entryFor).find(Boolean)?.code;
}

/**
 * Crawlers by their user agent: most call themselves a bot or give an address. Those that run scripts ask for
 * American English; if that counted, a Norwegian firm would be indexed in English.
 */
const crawler =
  /bot[/-]|bot$|crawler|spider|https?:|google(-|other)|-google|bingpreview|claude-user|whatsapp\//i;

/** The stored choice, else the browser's list, which does not count for crawlers, else the default. */
export function chooseLanguage({ stored, browser, userAgent }: LanguageSources): Language {
  const listed = crawler.test(userAgent) ? undefined : fromBrowser(browser);
  return (isLanguage(stored) ? stored : null) ?? listed ?? defaultLanguage;
}
