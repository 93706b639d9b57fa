import { localizePath, parsePath } from '../../src/routing/paths.ts';
import { notFoundRoute } from '../../src/screens/routes.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';

/** Lists the HTML pages of routes, one per language. */
export function listHtmlPages(routes: readonly SiteRoute[]) {
  return routes.flatMap((route) =>
    route.languages.map((language) => {
      const address = localizePath({ path: route.path, language });
      const isNotFound = route.screen === notFoundRoute.screen;
      return { file: isNotFound ? notFoundFile(address) : fileAt(address), address, route, language };
    }),
  );
}

/** Returns the path of the HTML file for an address. */
export function fileAt(address: string): string {
  return `${address.replace(/\/+(index\.html)?$/, '')}/index.html`;
}

/** Returns the path of the 404 page for an address. */
export function notFoundFile(address: string): string {
  const front = localizePath({ path: '/', language: parsePath(address).language });
  return `${front === '/' ? '' : front}/404.html`;
}
