/** The screens of SPEC section 2, by the name of their text files in content/. */
export type ScreenName =
  | 'home'
  | 'about'
  | 'services'
  | 'winter'
  | 'sweeping'
  | 'excavation'
  | 'arborist'
  | 'facility'
  | 'news'
  | 'gallery'
  | 'contact'
  | 'privacy'
  | 'not-found';

export type ServiceName = 'winter' | 'sweeping' | 'excavation' | 'arborist' | 'facility';

export interface Route {
  path: string;
  screen: ScreenName;
  /** The header lies transparent over the picture until the page is scrolled (SPEC section 2, header). */
  headerOverPicture: boolean;
}

/** The one route table: navigation, prerender, sitemap and tests all read it (SPEC section 2). */
export const routes: readonly Route[] = [
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
];

/** What any other path shows (SPEC section 2, 404 page). */
export const notFoundRoute: Route = { path: '/404', screen: 'not-found', headerOverPicture: false };

/** The five services in the order of SPEC section 2, header. */
export const serviceNames: readonly ServiceName[] = [
  'winter',
  'sweeping',
  'excavation',
  'arborist',
  'facility',
];

/** `/about/`, on some hosts `/about/index.html`, and `/about` are the same page; the last is the canonical one. */
export function normalisePath(path: string): string {
  return path.replace(/\/+(index\.html)?$/, '') || '/';
}

/** The route that a path shows; the 404 page for a path that is not in the table. */
export function findRoute(path: string): Route {
  const wanted = normalisePath(path);
  return routes.find((route) => route.path === wanted) ?? notFoundRoute;
}

/** The path of a screen, for links. */
export function pathOf(screen: ScreenName): string {
  return (routes.find((route) => route.screen === screen) ?? notFoundRoute).path;
}
