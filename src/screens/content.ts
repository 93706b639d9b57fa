import type { z } from 'zod';
import { forEachLanguage, type Language } from '../../tables/languages.ts';
import * as shared from '../site/content.ts';
import * as about from './about/content.ts';
import * as article from './article/content.ts';
import * as contact from './contact/content.ts';
import * as gallery from './gallery/content.ts';
import * as home from './home/content.ts';
import * as news from './news/content.ts';
import * as notFound from './not-found/content.ts';
import * as privacy from './privacy/content.ts';
import { isService, names, type PageName, routes, type ScreenName, type ServiceName } from './routes.ts';
import { services as servicePages } from './service-detail/content.ts';
import * as services from './services/content.ts';

// For the builder and the desk: no script of the site imports more than the types.

/** A screen, or what all of them share. */
export type ContentName = ScreenName | 'shared';
/** What has a file in content/: articles have files of their own. */
export type FileName = Exclude<ContentName, 'article'>;

/** The shapes of the files of screens in content/, by their names. */
export const screenFiles = {
  shared: shared.file,
  home: home.file,
  about: about.file,
  services: services.file,
  ...servicePages,
  news: news.file,
  gallery: gallery.file,
  contact: contact.file,
  privacy: privacy.file,
  'not-found': notFound.file,
} satisfies Record<FileName, z.ZodType>;

export type ScreenFiles = { [Name in FileName]: z.infer<(typeof screenFiles)[Name]> };

export const fileNames = Object.keys(screenFiles) as FileName[];
export const contentNames: readonly ContentName[] = [...fileNames, 'article'];

/** The path of the file of a screen. */
export const screenFile = (name: FileName) => `content/${name}.json`;

/** What the site calls its pages, the services apart. */
function pageNames(language: Language) {
  const all = routes.map(({ screen }) => [screen, names[screen][language]] as const);
  const navigation = all.filter(([name]) => !isService(name));
  const services = all.filter(([name]) => isService(name));
  return {
    navigation: Object.fromEntries(navigation) as Record<Exclude<PageName, ServiceName>, string>,
    services: Object.fromEntries(services) as Record<ServiceName, string>,
  };
}

/** The words of the code, which are fixed (docs/product.md). */
export const screenWords = {
  shared: forEachLanguage((code) => ({ ...shared.words[code], ...pageNames(code) })),
  home: home.words,
  services: services.words,
  news: news.words,
  article: article.words,
  gallery: gallery.words,
  contact: contact.words,
  privacy: privacy.words,
  'not-found': notFound.words,
} satisfies Partial<Record<ContentName, unknown>>;
