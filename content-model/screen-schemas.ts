import type { z } from 'zod';
import { forEachLanguage, type Language } from '../common/languages.ts';
import { mapRecord } from '../common/records.ts';
import {
  forEachService,
  isService,
  type PageName,
  pageNames,
  routes,
  type ScreenName,
  type ServiceName,
  serviceNames,
} from './routes.ts';
import { aboutSchema } from './screens/about.ts';
import { articleStrings } from './screens/article.ts';
import { contactSchema, contactStrings } from './screens/contact.ts';
import { gallerySchema, galleryStrings, teaserOf } from './screens/gallery.ts';
import { homeSchema, homeStrings } from './screens/home.ts';
import { newsSchema, newsStrings } from './screens/news.ts';
import { notFoundSchema, notFoundStrings } from './screens/not-found.ts';
import { privacySchema, privacyStrings } from './screens/privacy.ts';
import { serviceSchemas, serviceStrings, winterStrings } from './screens/service.ts';
import { servicesSchema, servicesStrings } from './screens/services.ts';
import { siteSchema, siteStrings } from './screens/shared.ts';
import { type ShownPage, withoutHiddenParts } from './shown.ts';

// For the builder and the desk: the site imports only its types.

export type PageDataName = ScreenName | 'shared';
export type FileName = PageName | 'shared' | 'not-found';

export const screenFileNames: readonly FileName[] = [
  ...routes.map(({ screen }) => screen),
  'not-found',
  'shared',
];
export const pageDataNames: readonly PageDataName[] = [...screenFileNames, 'article'];

export const screenFilePath = (name: FileName) => `content/${name}.json`;

export const screenSchemas = {
  shared: siteSchema,
  ...serviceSchemas,
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  news: newsSchema,
  gallery: gallerySchema,
  contact: contactSchema,
  privacy: privacySchema,
  'not-found': notFoundSchema,
} satisfies Record<FileName, z.ZodType>;

export type ScreenFiles = { [Name in FileName]: z.infer<(typeof screenSchemas)[Name]> };

/** The screens as pages show them. */
export type ShownScreens = { [Name in FileName]: ShownPage<ScreenFiles[Name]> };

/** Returns the screens without the parts that are off. */
export function shownScreens(screens: ScreenFiles): ShownScreens {
  const shown = mapRecord(screenFileNames, (name) => withoutHiddenParts(screens[name]));
  const { home, gallery } = screens;
  const teaser = teaserOf(home.pictures.gallery, gallery.pictures.photos);
  // Each is what its screen becomes.
  return {
    ...shown,
    home: { ...shown.home, pictures: { ...home.pictures, gallery: teaser } },
  } as ShownScreens;
}

/** Returns the services that the site has, in their order. */
export const shownServices = ({ services }: Pick<ShownScreens, 'services'>): ServiceName[] =>
  serviceNames.filter((name) => services.shown.services[name]);

/** Returns the screens that the site has a page or words of: all but the services that are off. */
export const screensOnSite = (screens: Pick<ShownScreens, 'services'>): FileName[] =>
  screenFileNames.filter((name) => !isService(name) || shownServices(screens).includes(name));

function pageNamesIn(language: Language) {
  const pages = routes.map(({ screen }) => screen);
  const others = pages.filter((name): name is Exclude<PageName, ServiceName> => !isService(name));
  const nameOf = (name: PageName) => pageNames[name][language];
  return { navigation: mapRecord(others, nameOf), services: mapRecord(serviceNames, nameOf) };
}

/** The strings of the code, which are fixed (docs/product.md). */
export const screenStrings = {
  shared: forEachLanguage((code) => ({
    ...siteStrings[code],
    ...pageNamesIn(code),
    gallery: galleryStrings[code].elsewhere,
  })),
  ...forEachService(() => serviceStrings),
  winter: forEachLanguage((code) => ({ ...serviceStrings[code], ...winterStrings[code] })),
  home: homeStrings,
  services: servicesStrings,
  news: newsStrings,
  article: articleStrings,
  gallery: galleryStrings,
  contact: contactStrings,
  privacy: privacyStrings,
  'not-found': notFoundStrings,
} satisfies Partial<Record<PageDataName, Record<Language, unknown>>>;
