import { forEachLanguage, type Language } from '../../common/languages.ts';
import { localizePath } from '../../src/routing/paths.ts';
import { routes } from '../../src/screens/routes.ts';

export { routes };

/** The address of a path in each language. */
export function addressesOf(path: string): Record<Language, string> {
  return forEachLanguage((language) => localizePath({ path, language }));
}

/** A path that has no screen: it shows the 404 page. */
export const unknownPath = '/finnes/ikke';

/** Every path that a test of all screens visits: the routes and the 404 page. */
export const everyPath: readonly string[] = [...routes.map(({ path }) => path), unknownPath];

type Service = Extract<(typeof routes)[number], { path: `/services/${string}` }>;

/** The service pages, in the order of the navigation. */
export const services = routes.filter((route): route is Service => route.path.startsWith('/services/'));
