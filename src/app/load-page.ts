import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Language } from '../../common/languages.ts';
import type { LoadContent } from '../page-data/page-data-file.ts';
import type { Content, ScreenContent } from '../page-data/types.ts';
import { findRoute } from '../routing/paths.ts';
import { notFoundRoute, type Route, type ScreenName, screenFolder } from '../screens/routes.ts';

/** Everything that one path in one language shows. */
export interface Page {
  path: string;
  route: Route;
  language: Language;
  screen: ReactElement;
  content: ScreenContent;
  shared: Content<'shared'>;
}

/** The components of the screens by path: the one .tsx file of each folder, loaded on demand. */
const components = import.meta.glob('../screens/*/*.tsx');

async function loadComponent<Name extends ScreenName>(name: Name) {
  const folder = `../screens/${screenFolder(name)}/`;
  const [, load] = Object.entries(components).find(([file]) => file.startsWith(folder)) ?? [];
  if (!load) throw new Error(`${folder} has no component`);
  // Its folder says whose it is.
  return ((await load()) as { default: ComponentType<Content<Name>> }).default;
}

/**
 * Loads a screen's code and texts together, or the 404 page if the release has no such texts.
 * Rejects if something cannot be loaded.
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
  const component = loadComponent(name);
  return loadContent(name, language, file).then(async (content) => {
    const Screen = await component;
    return content && { content, screen: createElement(Screen, { key: name, ...content }) };
  });
}
