import type { z } from 'zod';
import { forEachLanguage, type Language } from '../../tables/languages.ts';
import { mapRecord } from '../../tables/records.ts';
import * as site from '../site/content.ts';
import {
  isService,
  names,
  type PageName,
  routes,
  type ScreenName,
  type ServiceName,
  type Shapes,
  screenFolder,
  serviceNames,
} from './routes.ts';

// For the builder and the desk: the site imports only its types.

/** A screen, or what all of them share. */
export type ContentName = ScreenName | 'shared';
/** What has a file of its own in content/. */
export type FileName = PageName | 'shared' | 'not-found';

export const fileNames: readonly FileName[] = ['shared', ...routes.map(({ screen }) => screen), 'not-found'];
export const contentNames: readonly ContentName[] = [...fileNames, 'article'];

export const screenFile = (name: FileName) => `content/${name}.json`;

/** The names of the pages, without the services. */
function pageNames(language: Language) {
  const pages = routes.map(({ screen }) => screen);
  const others = pages.filter((name): name is Exclude<PageName, ServiceName> => !isService(name));
  const nameOf = (name: PageName) => names[name][language];
  return { navigation: mapRecord(others, nameOf), services: mapRecord(serviceNames, nameOf) };
}

const shared = {
  file: site.file,
  words: forEachLanguage((code) => ({ ...site.words[code], ...pageNames(code) })),
};

type Services = typeof import('./service-detail/content.ts')['services'];
type AllShapes = Shapes & { [Name in ServiceName]: { file: Services[Name] } } & { shared: typeof shared };
type Worded = { words: unknown };

async function shapeOf(name: ContentName) {
  if (name === 'shared') return shared;
  const shape = await import(`./${screenFolder(name)}/content.ts`);
  return isService(name) ? { file: shape.services[name] } : shape;
}

// Each has a type of its own, which Object.fromEntries does not know.
const found = await Promise.all(contentNames.map(async (name) => [name, await shapeOf(name)] as const));
const shapes = Object.fromEntries(found) as AllShapes;

/** The shapes of the screens' files in content/. */
export const screenFiles = Object.fromEntries(fileNames.map((name) => [name, shapes[name].file])) as {
  [Name in FileName]: AllShapes[Name]['file'];
};

export type ScreenFiles = { [Name in FileName]: z.infer<AllShapes[Name]['file']> };

/** The words of the code, which are fixed (docs/product.md). */
export const screenWords = Object.fromEntries(
  found.flatMap(([name, shape]) => ('words' in shape ? [[name, shape.words]] : [])),
) as {
  [Name in ContentName as AllShapes[Name] extends Worded ? Name : never]: Extract<
    AllShapes[Name],
    Worded
  >['words'];
};
