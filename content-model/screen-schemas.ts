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
import articleStrings from './screens/article.strings.json' with { type: 'json' };
import contactStrings from './screens/contact.strings.json' with { type: 'json' };
import { contactSchema } from './screens/contact.ts';
import galleryStrings from './screens/gallery.strings.json' with { type: 'json' };
import { gallerySchema } from './screens/gallery.ts';
import homeStrings from './screens/home.strings.json' with { type: 'json' };
import { homeSchema } from './screens/home.ts';
import newsStrings from './screens/news.strings.json' with { type: 'json' };
import { newsSchema } from './screens/news.ts';
import notFoundStrings from './screens/not-found.strings.json' with { type: 'json' };
import { notFoundSchema } from './screens/not-found.ts';
import privacyStrings from './screens/privacy.strings.json' with { type: 'json' };
import { privacySchema } from './screens/privacy.ts';
import serviceStrings from './screens/service.strings.json' with { type: 'json' };
import { serviceSchemas } from './screens/service.ts';
import servicesStrings from './screens/services.strings.json' with { type: 'json' };
import { servicesSchema } from './screens/services.ts';
import siteStrings from './screens/shared.strings.json' with { type: 'json' };
import { siteSchema } from './screens/shared.ts';
import winterStrings from './screens/winter.strings.json' with { type: 'json' };

// For the builder and the desk: the site imports only its types.

export type PageDataName = ScreenName | 'shared';
export type FileName = PageName | 'shared' | 'not-found';

export const screenFileNames: readonly FileName[] = [
  'shared',
  ...routes.map(({ screen }) => screen),
  'not-found',
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

function pageNamesIn(language: Language) {
  const pages = routes.map(({ screen }) => screen);
  const others = pages.filter((name): name is Exclude<PageName, ServiceName> => !isService(name));
  const nameOf = (name: PageName) => pageNames[name][language];
  return { navigation: mapRecord(others, nameOf), services: mapRecord(serviceNames, nameOf) };
}

/** The strings of the code, which are fixed (docs/product.md). */
export const screenStrings = {
  shared: forEachLanguage((code) => ({ ...siteStrings[code], ...pageNamesIn(code) })),
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
