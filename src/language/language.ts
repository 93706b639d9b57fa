import { defaultLanguage, type Language, languageCodes, languages } from '../../common/languages.ts';

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
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split('-');
    const entry = languages.find(({ browserTags }) => browserTags.some((known) => known === primary));
    if (entry) return entry.code;
  }
  return undefined;
}

/**
 * Matches the user agents of crawlers, most of which contain "bot" or a URL. Those that run scripts ask for American
 * English, so a Norwegian company would be indexed in English.
 */
const crawler =
  /bot[/-]|bot$|crawler|spider|https?:|google(-|other)|-google|bingpreview|claude-user|whatsapp\//i;

export function chooseLanguage({ stored, browser, userAgent }: LanguageSources): Language {
  if (isLanguage(stored)) return stored;
  if (crawler.test(userAgent)) return defaultLanguage;
  return fromBrowser(browser) ?? defaultLanguage;
}
