import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Language } from '../../common/languages.ts';
import { findRoute } from '../../content-model/paths.ts';
import { notFoundRoute, type Route, type ScreenName } from '../../content-model/routes.ts';
import type { LoadPageData } from '../page-data/page-data-file.ts';
import type { PageData, ScreenProps, SharedPageData } from '../page-data/types.ts';
import { screenFolder } from '../screens/screen-folder.ts';

/** A page in one language, with everything that it shows. */
export interface Page {
  path: string;
  route: Route;
  language: Language;
  screen: ReactElement;
  pageData: ScreenProps;
  shared: SharedPageData;
}

/** Loads the one component of each folder on demand, by its path. */
const components = import.meta.glob('../screens/*/*.tsx');

async function loadComponent<Name extends ScreenName>(name: Name) {
  const folder = `../screens/${screenFolder(name)}/`;
  const file = Object.keys(components).find((component) => component.startsWith(folder));
  const load = file && components[file];
  if (!load) throw new Error(`${folder} has no component`);
  // A glob has one type for all its files; the folder says which screen it is.
  return ((await load()) as { default: ComponentType<PageData<Name>> }).default;
}

/** Loads the 404 page if the site has no such page. Rejects if something cannot be loaded. */
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
  if (!shared) throw new Error('No shared page data');
  if (!loaded) return loadPage(path, language, loadPageData, notFoundRoute);
  return { path, route, language, ...loaded, shared };
}

async function loadScreen<Name extends ScreenName>(
  name: Name,
  language: Language,
  loadPageData: LoadPageData,
  file?: string,
) {
  const [Screen, pageData] = await Promise.all([loadComponent(name), loadPageData(name, language, file)]);
  return pageData && { pageData, screen: createElement(Screen, { key: name, ...pageData }) };
}
