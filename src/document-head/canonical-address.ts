import type { Language } from '../language/language.ts';
import type { Route } from '../routing/routes.ts';
import { site } from '../site/site.ts';

/** The one address of a page in a language: absolute, without a slash at the end, English with `?lang=en`. */
export function canonicalAddress(route: Route, language: Language): string {
  return `${site.url}${route.path}${language === 'en' ? '?lang=en' : ''}`;
}
