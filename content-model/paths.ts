import { defaultLanguage, entryOf, type Language, languages } from '../common/languages.ts';
import { articleRoute, notFoundRoute, type PageName, type Route, routes } from './routes.ts';

/** The path of a route without the language prefix, and the language of the prefix. */
export interface PathAndLanguage {
  path: string;
  /** Null without a prefix: the visitor's choice decides. */
  language: Language | null;
}

/** `/about`, `/about/`, `//about` and `/about/index.html` are the same page, as on the server. */
export function parsePath(pathname: string): PathAndLanguage {
  const plain = pathname.replace(/\/+/g, '/').replace(/\/(index\.html)?$/, '');
  const hasPrefix = ({ prefix }: { prefix: string }) => plain === prefix || plain.startsWith(`${prefix}/`);
  const entry = languages.find((language) => language.prefix !== '' && hasPrefix(language));
  if (!entry) return { path: plain || '/', language: null };
  return { path: plain.slice(entry.prefix.length) || '/', language: entry.code };
}

/** Puts the language's prefix before a path, as in `/en/about`. */
export function localizePath({ path, language }: PathAndLanguage): string {
  const { prefix } = entryOf(language ?? defaultLanguage);
  return prefix && path === '/' ? prefix : prefix + path;
}

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
