/** The one route table: navigation, prerender, sitemap and tests all read it. */
export const routes = [
  { path: '/', screen: 'home', headerOverPicture: true },
  { path: '/about', screen: 'about', headerOverPicture: true },
  { path: '/services', screen: 'services', headerOverPicture: true },
  { path: '/services/vinterdrift', screen: 'winter', headerOverPicture: false },
  { path: '/services/feietjenester', screen: 'sweeping', headerOverPicture: false },
  { path: '/services/graving', screen: 'excavation', headerOverPicture: false },
  { path: '/services/trepleie', screen: 'arborist', headerOverPicture: false },
  { path: '/services/eiendomsforvaltning', screen: 'facility', headerOverPicture: false },
  { path: '/aktuelt', screen: 'news', headerOverPicture: true },
  { path: '/gallery', screen: 'gallery', headerOverPicture: true },
  { path: '/contact', screen: 'contact', headerOverPicture: true },
  { path: '/personvern', screen: 'privacy', headerOverPicture: false },
] as const;

type ListedRoute = (typeof routes)[number];

/** The screens, by the name of their text files in content/. */
export type ScreenName = ListedRoute['screen'] | 'not-found';
export type ServiceName = Extract<ListedRoute, { path: `/services/${string}` }>['screen'];

export interface Route {
  path: string;
  screen: ScreenName;
  /** The header is transparent over the picture until the page is scrolled. */
  headerOverPicture: boolean;
}

/** What any other path shows. */
export const notFoundRoute: Route = { path: '/404', screen: 'not-found', headerOverPicture: false };

/** The five services, in the order of the route table. */
export const serviceNames = routes
  .filter(({ path }) => path.startsWith('/services/'))
  .map(({ screen }) => screen) as ServiceName[];

/** The start of every English address: `/en`, `/en/about`. On the other addresses the visitor's choice decides. */
export const englishPrefix = '/en';

/** What the path of an address says: the path of a route, and whether the address is an English one. */
export interface AddressPath {
  path: string;
  isEnglish: boolean;
}

/** Reads the path of an address. `/about/`, on some hosts `/about/index.html`, and `/about` are the same page. */
export function readAddress(pathname: string): AddressPath {
  const plain = pathname.replace(/\/+(index\.html)?$/, '');
  const isEnglish = plain === englishPrefix || plain.startsWith(`${englishPrefix}/`);
  const path = isEnglish ? plain.slice(englishPrefix.length) : plain;
  return { path: path || '/', isEnglish };
}

/** The path of the address at which a route's path is shown. */
export function writeAddress({ path, isEnglish }: AddressPath): string {
  if (!isEnglish) return path;
  return path === '/' ? englishPrefix : englishPrefix + path;
}

/** The route with this path; the 404 page for a path that is not in the table. */
export function findRoute(path: string): Route {
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/** The path of a screen, for links. */
export function pathOf(screen: ScreenName): string {
  return (routes.find((route) => route.screen === screen) ?? notFoundRoute).path;
}
