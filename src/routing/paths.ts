import { defaultLanguage, entryOf, type Language, languages } from '../../common/languages.ts';
import { articleRoute, notFoundRoute, type PageName, type Route, routes } from '../screens/routes.ts';

/** The path of a route, and the language that the address fixes, if any. */
export interface PathAndLanguage {
  path: string;
  /** Null where the visitor's choice decides: without a prefix. */
  language: Language | null;
}

/** `/about`, `/about/` and `/about/index.html` are the same page. */
export function parsePath(pathname: string): PathAndLanguage {
  const plain = pathname.replace(/\/+(index\.html)?$/, '');
  const entry = languages.find(({ prefix }) => prefix && `${plain}/`.startsWith(`${prefix}/`));
  return { path: plain.slice(entry?.prefix.length) || '/', language: entry?.code ?? null };
}

export function localizePath({ path, language }: PathAndLanguage): string {
  const { prefix } = entryOf(language ?? defaultLanguage);
  return prefix && path === '/' ? prefix : prefix + path;
}

/** The address in a language, or in the default one if the page is `without` it. */
export function localizePathOrDefault(
  path: string,
  language: Language,
  missingLanguages?: readonly Language[],
): string {
  return localizePath({ path, language: missingLanguages?.includes(language) ? defaultLanguage : language });
}

/** Absolute, without a trailing slash. */
export function canonicalUrl(
  siteUrl: string,
  { path }: Route,
  language: Language,
  missingLanguages?: readonly Language[],
): string {
  const localizedPath = localizePathOrDefault(path, language, missingLanguages);
  return localizedPath === '/' ? `${siteUrl}/` : siteUrl + localizedPath;
}

/** The route of a path, or the 404 page. Any name may be an article's. */
export function findRoute(path: string): Route {
  const slug = /[a-z\d-]+$/.exec(path)?.[0] ?? '';
  if (slug && path === articlePath(slug)) return { ...articleRoute, path, file: `article-${slug}` };
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

export function screenPath(screen: PageName | 'not-found'): string {
  return (routes.find((route) => route.screen === screen) ?? notFoundRoute).path;
}

export const articlePath = (slug: string): string => articleRoute.path.replace(':slug', slug);
