import { defaultLanguage, type Language, languageCodes, languages } from '../../tables/languages.ts';

/** The key of the visitor's choice in local storage. */
export const languageKey = 'language';

export interface LanguageSources {
  /** The value in local storage, valid or not. */
  stored: string | null;
  /** The browser's list of languages, preferred first. */
  browser: readonly string[];
  userAgent: string;
}

/** Returns true for the code of a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languageCodes.includes(value as Language);
}

function fromBrowser(tags: readonly string[]): Language | undefined {
  const primaries = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const entryFor = (primary: string) =>
    languages.find(({ browserTags }) => (browserTags as readonly string[]).includes(primary));
  return primaries.map(entryFor).find(Boolean)?.code;
}

/**
 * Crawlers of search engines, link previews and assistants, by their user agent: most call themselves a bot or give an
 * address. Those that run scripts report American English as their language. If that counted, a Norwegian firm would be
 * indexed in English.
 */
const crawler =
  /bot[/-]|bot$|crawler|spider|https?:|google(-|other)|-google|bingpreview|claude-user|whatsapp\//i;

/**
 * Returns the language to show: the stored choice, else the browser's list, else the default.
 * The browser's list does not count for crawlers.
 */
export function chooseLanguage({ stored, browser, userAgent }: LanguageSources): Language {
  const listed = crawler.test(userAgent) ? undefined : fromBrowser(browser);
  return (isLanguage(stored) ? stored : null) ?? listed ?? defaultLanguage;
}
