/** The routes as docs/product.md lists them. A literal list on purpose: a route that is lost or renamed fails. */
export const routes = [
  { path: '/', screen: 'home', transparentHeader: true },
  { path: '/about', screen: 'about', transparentHeader: true },
  { path: '/services', screen: 'services', transparentHeader: true },
  { path: '/services/vinterdrift', screen: 'winter', transparentHeader: false },
  { path: '/services/feietjenester', screen: 'sweeping', transparentHeader: false },
  { path: '/services/graving', screen: 'excavation', transparentHeader: false },
  { path: '/services/trepleie', screen: 'arborist', transparentHeader: false },
  { path: '/services/eiendomsforvaltning', screen: 'facility', transparentHeader: false },
  { path: '/aktuelt', screen: 'news', transparentHeader: true },
  { path: '/gallery', screen: 'gallery', transparentHeader: true },
  { path: '/contact', screen: 'contact', transparentHeader: true },
  { path: '/personvern', screen: 'privacy', transparentHeader: false },
] as const;

/** The English address of a route. */
export function englishAddress(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}

/** A path that has no screen: it shows the 404 page. */
export const unknownPath = '/finnes/ikke';

/** Every path that a test of all screens visits: the routes and the 404 page. */
export const everyPath: readonly string[] = [...routes.map(({ path }) => path), unknownPath];

type Service = Extract<(typeof routes)[number], { path: `/services/${string}` }>;

/** The five service pages, in the order of the navigation. */
export const services = routes.filter((route): route is Service => route.path.startsWith('/services/'));
