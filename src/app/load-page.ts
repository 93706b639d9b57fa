import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Language } from '../../common/languages.ts';
import type { LoadPageData } from '../page-data/page-data-file.ts';
import type { PageData, ScreenProps } from '../page-data/types.ts';
import { findRoute } from '../routing/paths.ts';
import { notFoundRoute, type Route, type ScreenName, screenFolder } from '../screens/routes.ts';

/** Everything that one path in one language shows. */
export interface Page {
  path: string;
  route: Route;
  language: Language;
  screen: ReactElement;
  pageData: ScreenProps;
  shared: PageData<'shared'>;
}

/** The components of the screens by path: the one .tsx file of each folder, loaded on demand. */
const components = import.meta.glob('../screens/*/*.tsx');

async function loadComponent<Name extends ScreenName>(name: Name) {
  const folder = `../screens/${screenFolder(name)}/`;
  const [, load] = Object.entries(components).find(([file]) => file.startsWith(folder)) ?? [];
  if (!load) throw new Error(`${folder} has no component`);
  // Its folder says whose it is.
  return ((await load()) as { default: ComponentType<PageData<Name>> }).default;
}

/**
 * Loads a screen's code and texts together, or the 404 page if the release has no such texts.
 * Rejects if something cannot be loaded.
 */
export async function loadPage(
  path: string,
  language: Language,
  loadPageData: LoadPageData,
  route = findRoute(path),
): Promise<Page> {
  const [loaded, shared] = await Promise.all([
    loadScreen(route.screen, language, loadPageData, route.file),
    loadPageData('shared', language),
  ]);
  if (!shared) throw new Error('No shared texts');
  if (!loaded) return loadPage(path, language, loadPageData, notFoundRoute);
  return { path, route, language, ...loaded, shared };
}

function loadScreen<Name extends ScreenName>(
  name: Name,
  language: Language,
  loadPageData: LoadPageData,
  file?: string,
): Promise<Pick<Page, 'screen' | 'pageData'> | undefined> {
  const component = loadComponent(name);
  return loadPageData(name, language, file).then(async (pageData) => {
    const Screen = await component;
    return pageData && { pageData, screen: createElement(Screen, { key: name, ...pageData }) };
  });
}
