import type { Language } from '../common/languages.ts';
import { mapRecord } from '../common/records.ts';

/** The screens that have a path, in the order of the menus. */
export const routes = [
  { path: '/', screen: 'home', headerOverPicture: true, menus: ['main', 'footer'] },
  { path: '/about', screen: 'about', headerOverPicture: true, menus: ['main', 'footer'] },
  { path: '/services', screen: 'services', headerOverPicture: true, menus: ['main', 'footer'] },
  { path: '/services/vinterdrift', screen: 'winter', headerOverPicture: false, menus: [] },
  { path: '/services/feietjenester', screen: 'sweeping', headerOverPicture: false, menus: [] },
  { path: '/services/graving', screen: 'excavation', headerOverPicture: false, menus: [] },
  { path: '/services/trepleie', screen: 'arborist', headerOverPicture: false, menus: [] },
  { path: '/services/eiendomsforvaltning', screen: 'facility', headerOverPicture: false, menus: [] },
  { path: '/aktuelt', screen: 'news', headerOverPicture: true, menus: ['main'] },
  { path: '/gallery', screen: 'gallery', headerOverPicture: true, menus: ['main', 'footer'] },
  { path: '/contact', screen: 'contact', headerOverPicture: true, menus: ['main', 'footer'] },
  { path: '/personvern', screen: 'privacy', headerOverPicture: false, menus: ['footer'] },
] as const;

type ListedRoute = (typeof routes)[number];

export type PageName = ListedRoute['screen'];

/** The screens, by the name of their file in content/. */
export type ScreenName = PageName | 'article' | 'not-found';

export type ServiceName = Extract<ListedRoute, { path: `/services/${string}` }>['screen'];

export interface Route {
  path: string;
  screen: ScreenName;
  /** The name of its page data, if the screen has several. */
  file?: string;
  /** The header is transparent until the page is scrolled. */
  headerOverPicture: boolean;
}

/** The slug of an article replaces `:slug`. */
export const articleRoute = { path: '/aktuelt/:slug', screen: 'article', headerOverPicture: false } as const;

export const notFoundRoute: Route = { path: '/404', screen: 'not-found', headerOverPicture: false };

type RouteInMenu = Exclude<ListedRoute, { menus: readonly [] }>;

const isInMenu = ({ menus }: { menus: readonly string[] }, menu: string) => menus.includes(menu);

export const routesIn = (menu: 'main' | 'footer') =>
  routes.filter((route): route is RouteInMenu => isInMenu(route, menu));

const isServiceRoute = (route: ListedRoute): route is Extract<ListedRoute, { screen: ServiceName }> =>
  route.path.startsWith('/services/');

export const serviceNames = routes.filter(isServiceRoute).map(({ screen }) => screen);

export const forEachService = <Value>(make: (name: ServiceName) => Value) => mapRecord(serviceNames, make);

export const isService = (name: string): name is ServiceName =>
  serviceNames.some((service) => service === name);

/** The names of the pages. Browsers get them as page data, so that no script carries them. */
export const pageNames: Record<PageName, Record<Language, string>> = {
  home: { no: 'Hjem', en: 'Home' },
  about: { no: 'Om oss', en: 'About Us' },
  services: { no: 'Tjenester', en: 'Services' },
  winter: { no: 'Vinterdrift', en: 'Winter Maintenance' },
  sweeping: { no: 'Feietjenester', en: 'Sweeping Services' },
  excavation: { no: 'Graving og grunnarbeid', en: 'Excavation & Groundwork' },
  arborist: { no: 'Trepleie', en: 'Arborist Services' },
  facility: { no: 'Eiendomsforvaltning', en: 'Facility Management' },
  news: { no: 'Aktuelt', en: 'News' },
  gallery: { no: 'Galleri', en: 'Gallery' },
  contact: { no: 'Kontakt oss', en: 'Contact Us' },
  privacy: { no: 'Personvern', en: 'Privacy Policy' },
};

/** The rows of each service's page, in order: their keys in its content, and their titles on the desk. */
export const serviceRowTitles: Record<ServiceName, Readonly<Record<string, string>>> = {
  winter: {
    plowing: 'Snøbrøyting',
    gritting: 'Salting og strøing',
    icePlaning: 'Bortkjøring av snø og ishøvling',
  },
  sweeping: { spring: 'Vårfeiing', garage: 'Garasjefeiing', maintenance: 'Vedlikeholdsfeiing' },
  excavation: { excavation: 'Gravearbeid', asphalt: 'Asfaltering', drainage: 'Drenering' },
  arborist: { felling: 'Trefelling', pruning: 'Beskjæring', stumps: 'Stubbefresing og flishugging' },
  facility: { caretaker: 'Vaktmestertjenester', mowing: 'Plenklipping', onCall: 'Vakttelefon hele døgnet' },
};
