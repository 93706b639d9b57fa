import type { Language } from '../language/language.ts';
import { type Route, writeAddress } from '../routing/routes.ts';
import { site } from '../site/site.ts';

/** The canonical address of a page in a language: absolute, without a trailing slash. */
export function canonicalAddress({ path }: Route, language: Language): string {
  const address = writeAddress({ path, isEnglish: language === 'en' });
  return address === '/' ? `${site.url}/` : site.url + address;
}
