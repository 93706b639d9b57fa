import type { z } from 'zod';
import { forEachLanguage, type Language } from '../common/languages.ts';
import { mapRecord } from '../common/records.ts';
import contactStrings from '../src/contact/strings.json' with { type: 'json' };
import { aboutSchema } from '../src/screens/about/about.schema.ts';
import articleStrings from '../src/screens/article/strings.json' with { type: 'json' };
import { contactSchema } from '../src/screens/contact/contact.schema.ts';
import { gallerySchema } from '../src/screens/gallery/gallery.schema.ts';
import galleryStrings from '../src/screens/gallery/strings.json' with { type: 'json' };
import { homeSchema } from '../src/screens/home/home.schema.ts';
import homeStrings from '../src/screens/home/strings.json' with { type: 'json' };
import { newsSchema } from '../src/screens/news/news.schema.ts';
import newsStrings from '../src/screens/news/strings.json' with { type: 'json' };
import { notFoundSchema } from '../src/screens/not-found/not-found.schema.ts';
import notFoundStrings from '../src/screens/not-found/strings.json' with { type: 'json' };
import { privacySchema } from '../src/screens/privacy/privacy.schema.ts';
import privacyStrings from '../src/screens/privacy/strings.json' with { type: 'json' };
import {
  forEachService,
  isService,
  type PageName,
  pageNames,
  routes,
  type ScreenName,
  type ServiceName,
  serviceNames,
} from '../src/screens/routes.ts';
import { serviceSchemas } from '../src/screens/service-detail/service-detail.schema.ts';
import serviceStrings from '../src/screens/service-detail/strings.json' with { type: 'json' };
import { servicesSchema } from '../src/screens/services/services.schema.ts';
import servicesStrings from '../src/screens/services/strings.json' with { type: 'json' };
import { siteSchema } from '../src/site/site.schema.ts';
import siteStrings from '../src/site/strings.json' with { type: 'json' };

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
  home: homeStrings,
  services: servicesStrings,
  news: newsStrings,
  article: articleStrings,
  gallery: galleryStrings,
  contact: contactStrings,
  privacy: privacyStrings,
  'not-found': notFoundStrings,
} satisfies Partial<Record<PageDataName, Record<Language, unknown>>>;
