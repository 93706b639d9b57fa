/** The route table. Navigation, prerendering, sitemap and tests read it. */
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

/** The route of every other path. */
export const notFoundRoute: Route = { path: '/404', screen: 'not-found', headerOverPicture: false };

/** The five services, in the order of the route table. */
export const serviceNames = routes
  .filter(({ path }) => path.startsWith('/services/'))
  .map(({ screen }) => screen) as ServiceName[];

/** The prefix of English addresses: `/en`, `/en/about`. On all others the visitor's choice decides the language. */
export const englishPrefix = '/en';

/** An address, split into the path of a route and whether the address is English. */
export interface AddressPath {
  path: string;
  isEnglish: boolean;
}

/** Splits the path of an address. `/about`, `/about/` and `/about/index.html` are the same page. */
export function readAddress(pathname: string): AddressPath {
  const plain = pathname.replace(/\/+(index\.html)?$/, '');
  const isEnglish = plain === englishPrefix || plain.startsWith(`${englishPrefix}/`);
  const path = isEnglish ? plain.slice(englishPrefix.length) : plain;
  return { path: path || '/', isEnglish };
}

/** Returns the path of the address for a route's path. */
export function writeAddress({ path, isEnglish }: AddressPath): string {
  if (!isEnglish) return path;
  return path === '/' ? englishPrefix : englishPrefix + path;
}

/** Returns the route with this path, or the 404 page. */
export function findRoute(path: string): Route {
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/** Returns the path of a screen, for links. */
export function pathOf(screen: ScreenName): string {
  return (routes.find((route) => route.screen === screen) ?? notFoundRoute).path;
}
