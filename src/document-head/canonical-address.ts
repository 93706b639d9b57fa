import type { Language } from '../../tables/languages.ts';
import type { Route } from '../../tables/routes.ts';
import { writeAddress } from '../routing/paths.ts';

/** The canonical address of a page in a language: absolute, without a trailing slash. */
export function canonicalAddress(siteUrl: string, { path }: Route, language: Language): string {
  const address = writeAddress({ path, language });
  return address === '/' ? `${siteUrl}/` : siteUrl + address;
}
