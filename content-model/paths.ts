import { defaultLanguage, type Language } from '../common/languages.ts';
import { localizePath } from '../common/localized-path.ts';
import { articleRoute, notFoundRoute, type PageName, type Route, routes } from './routes.ts';

/** Returns the address in the default language if the page lacks this one. */
export function canonicalUrl(
  siteUrl: string,
  { path }: Route,
  language: Language,
  missingLanguages?: readonly Language[],
): string {
  const canonicalLanguage = missingLanguages?.includes(language) ? defaultLanguage : language;
  const localizedPath = localizePath({ path, language: canonicalLanguage });
  return localizedPath === '/' ? `${siteUrl}/` : siteUrl + localizedPath;
}

/** Any slug may be an article's. */
export function findRoute(path: string): Route {
  const slug = path.slice(articlePath('').length);
  if (path === articlePath(slug) && /^[a-z\d-]+$/.test(slug))
    return { ...articleRoute, path, file: `article-${slug}` };
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

export function screenPath(screen: PageName | 'not-found'): string {
  return (routes.find((route) => route.screen === screen) ?? notFoundRoute).path;
}

export const articlePath = (slug: string): string => articleRoute.path.replace(':slug', slug);
