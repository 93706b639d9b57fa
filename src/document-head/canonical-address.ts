import type { Language } from '../../tables/languages.ts';
import type { Route } from '../../tables/routes.ts';
import { addressIn } from '../routing/paths.ts';

/** The canonical address of a page in a language: absolute, without a trailing slash. */
export function canonicalAddress(
  siteUrl: string,
  { path }: Route,
  language: Language,
  without?: readonly Language[],
): string {
  const address = addressIn(path, language, without);
  return address === '/' ? `${siteUrl}/` : siteUrl + address;
}
