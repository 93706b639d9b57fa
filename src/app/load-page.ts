import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Language } from '../../tables/languages.ts';
import type { LoadContent } from '../content/content-file.ts';
import type { Content, ScreenContent } from '../content/types.ts';
import { findRoute } from '../routing/paths.ts';
import { forEachService, notFoundRoute, type Route, type ScreenName } from '../screens/routes.ts';

/** Everything needed to show one path in one language without waiting. */
export interface Page {
  path: string;
  route: Route;
  language: Language;
  screen: ReactElement;
  content: ScreenContent;
  shared: Content<'shared'>;
}

type Component<Name extends ScreenName> = { default: ComponentType<Content<Name>> };

/** The code of each screen, loaded on demand. */
const components: { [Name in ScreenName]: () => Promise<Component<Name>> } = {
  home: () => import('../screens/home/Home.tsx'),
  about: () => import('../screens/about/About.tsx'),
  services: () => import('../screens/services/Services.tsx'),
  ...forEachService(() => () => import('../screens/service-detail/ServiceDetail.tsx')),
  news: () => import('../screens/news/News.tsx'),
  article: () => import('../screens/article/Article.tsx'),
  gallery: () => import('../screens/gallery/Gallery.tsx'),
  contact: () => import('../screens/contact/Contact.tsx'),
  privacy: () => import('../screens/privacy/Privacy.tsx'),
  'not-found': () => import('../screens/not-found/NotFound.tsx'),
};

/**
 * Loads a screen's code and its texts together. A path whose texts the release does not have shows the 404 page. Rejects
 * if something cannot be loaded.
 */
export async function loadPage(
  path: string,
  language: Language,
  loadContent: LoadContent,
  route = findRoute(path),
): Promise<Page> {
  const [loaded, shared] = await Promise.all([
    loadScreen(route.screen, language, loadContent, route.file),
    loadContent('shared', language),
  ]);
  if (!shared) throw new Error('No shared texts');
  if (!loaded) return loadPage(path, language, loadContent, notFoundRoute);
  return { path, route, language, ...loaded, shared };
}

function loadScreen<Name extends ScreenName>(
  name: Name,
  language: Language,
  loadContent: LoadContent,
  file?: string,
): Promise<Pick<Page, 'screen' | 'content'> | undefined> {
  const component = components[name]();
  return loadContent(name, language, file).then(async (content) => {
    const { default: Screen } = await component;
    return content && { content, screen: createElement(Screen, { key: name, ...content }) };
  });
}
