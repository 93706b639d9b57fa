import { type Language, languageCodes } from '../../common/languages.ts';
import { localizePath, parsePath } from '../../common/localized-path.ts';
import { notFoundRoute, type Route, routes } from '../../content-model/routes.ts';
import type { SiteContent } from './compose-page-data.ts';
import { articleSiteRoutes } from './news-content.ts';

/** A route with the languages in which search engines find it, always including the default one. */
export interface SiteRoute extends Route {
  languages: readonly Language[];
  /** The languages in which it has an address. */
  addresses: readonly Language[];
  /** The name of the picture in its link preview; the 404 page has none. */
  picture?: string | undefined;
  published?: string;
}

export function siteRoutes({
  screens,
  files,
  articles,
}: Pick<SiteContent, 'screens' | 'files' | 'articles'>): SiteRoute[] {
  const pages = routes
    .filter(({ screen }) => screens.includes(screen))
    .map((route) => {
      const { pictures } = files[route.screen];
      const picture = 'hero' in pictures ? pictures.hero[0] : pictures.banner;
      return { ...route, languages: languageCodes, addresses: languageCodes, picture };
    });
  return [...pages, ...articleSiteRoutes(articles, files.shared.pictures.fallback)];
}

export function listHtmlPages(routes: readonly SiteRoute[]) {
  return routes.flatMap((route) =>
    route.addresses.map((language) => {
      const address = localizePath({ path: route.path, language });
      const isNotFound = route.screen === notFoundRoute.screen;
      return { file: isNotFound ? notFoundFile(address) : fileAt(address), address, route, language };
    }),
  );
}

export function fileAt(address: string): string {
  return `${address.replace(/\/+(index\.html)?$/, '')}/index.html`;
}

/** The page that answers a form without scripts. Hosts give no address to what begins with an underscore. */
export const messageAnswerFile = (language: Language, isSent: boolean): string =>
  `/_melding/${language}-${isSent ? 'sent' : 'failed'}.html`;

export function notFoundFile(address: string): string {
  const front = localizePath({ path: '/', language: parsePath(address).language });
  return `${front === '/' ? '' : front}/404.html`;
}
