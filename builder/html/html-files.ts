import { localizePath, parsePath } from '../../src/routing/paths.ts';
import { notFoundRoute } from '../../src/screens/routes.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';

/** Lists the documents of routes, one per language, with file and address. */
export function listHtmlPages(routes: readonly SiteRoute[]) {
  return routes.flatMap((route) =>
    route.languages.map((language) => {
      const address = localizePath({ path: route.path, language });
      const isNotFound = route.screen === notFoundRoute.screen;
      return { file: isNotFound ? notFoundFile(address) : fileAt(address), address, route, language };
    }),
  );
}

/** The HTML file at an address, if the site has one. */
export function fileAt(address: string): string {
  return `${address.replace(/\/+(index\.html)?$/, '')}/index.html`;
}

/** The 404 page for an address. */
export function notFoundFile(address: string): string {
  const front = localizePath({ path: '/', language: parsePath(address).language });
  return `${front === '/' ? '' : front}/404.html`;
}
