import { defaultLanguage, entryOf, type Language, languages } from '../../tables/languages.ts';
import { notFoundRoute, type Route, routes, type ScreenName } from '../../tables/routes.ts';

/** Where an address leads: the path of a route, and the language that the address fixes, if any. */
export interface Address {
  path: string;
  /** Null where the visitor's choice decides: on addresses without a prefix. */
  language: Language | null;
}

const newsPath = '/aktuelt';
/** What the path of a further page of the news begins with, whatever the language of its address calls a page. */
const newsPages = `${newsPath}/side/`;

/** Reads the path of an address. `/about`, `/about/` and `/about/index.html` are the same page. */
export function readAddress(pathname: string): Address {
  const plain = pathname.replace(/\/+(index\.html)?$/, '');
  const entry = languages.find(({ prefix }) => prefix && `${plain}/`.startsWith(`${prefix}/`));
  const path = plain.slice(entry?.prefix.length) || '/';
  return {
    path: path.replace(`${newsPath}/${entry?.pageWord}/`, newsPages),
    language: entry?.code ?? null,
  };
}

/** Returns the address of a path, in a language if it has one. */
export function writeAddress({ path, language }: Address): string {
  const { prefix, pageWord } = entryOf(language ?? defaultLanguage);
  if (prefix && path === '/') return prefix;
  return prefix + path.replace(newsPages, `${newsPath}/${pageWord}/`);
}

/** The address of a page in a language, or in the default one if the page is `without` that language. */
export function addressIn(path: string, language: Language, without?: readonly Language[]): string {
  return writeAddress({ path, language: without?.includes(language) ? defaultLanguage : language });
}

/** Returns the route with this path, or the 404 page. Any name may be that of an article. */
export function findRoute(path: string): Route {
  const [, page, article] = /^\/aktuelt\/(?:side\/(\d+)|([a-z\d-]+))$/.exec(path) ?? [];
  if (page) return { path, screen: 'news', file: `news-${page}`, headerOverPicture: true };
  if (article) return { path, screen: 'article', file: `article-${article}`, headerOverPicture: false };
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/** Returns the path of a screen, for links. */
export function pathOf(screen: Exclude<ScreenName, 'article'>): string {
  return (routes.find((route) => route.screen === screen) ?? notFoundRoute).path;
}

/** The path of an article. */
export const articlePath = (slug: string): string => `${newsPath}/${slug}`;

/** The path of a page of the news; the first is the screen itself. */
export const newsPagePath = (page: number): string => (page === 1 ? newsPath : newsPages + page);
