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
export type ScreenName = ListedRoute['screen'] | 'article' | 'not-found';

export type ServiceName = Extract<ListedRoute, { path: `/services/${string}` }>['screen'];

export interface Route {
  path: string;
  screen: ScreenName;
  /** The name of its text file, where a screen has several. */
  file?: string;
  /** The header is transparent over the picture until the page is scrolled. */
  headerOverPicture: boolean;
}

/** The route of every article, whose name takes the place of `:slug`. */
export const articleRoute = { path: '/aktuelt/:slug', screen: 'article', headerOverPicture: false } as const;

/** The route of every other path. */
export const notFoundRoute: Route = { path: '/404', screen: 'not-found', headerOverPicture: false };

/** The services, in the order of the route table. */
export const serviceNames = routes
  .filter(({ path }) => path.startsWith('/services/'))
  .map(({ screen }) => screen) as ServiceName[];

/** Whether a name is that of a service. */
export const isService = (name: string): name is ServiceName =>
  serviceNames.some((service) => service === name);

/** The folder in src/screens with a screen's code. The five service pages share one. */
export function screenFolder(screen: ScreenName): string {
  return isService(screen) ? 'service-detail' : screen;
}
