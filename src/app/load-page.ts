import type { ComponentType } from 'react';
import type { Language } from '../../tables/languages.ts';
import { notFoundRoute, type Route } from '../../tables/routes.ts';
import type { LoadContent } from '../content/content-file.ts';
import type { Content, ScreenContent } from '../content/types.ts';
import { findRoute } from '../routing/paths.ts';
import { screens } from './screens.ts';

/** Everything needed to show one path in one language without waiting. */
export interface Page {
  path: string;
  route: Route;
  language: Language;
  Screen: ComponentType<ScreenContent>;
  content: ScreenContent;
  shared: Content<'shared'>;
}

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
  const [{ default: Screen }, content, shared] = await Promise.all([
    screens[route.screen](),
    loadContent(route.file ?? route.screen, language),
    loadContent('shared', language),
  ]);
  if (!content) return loadPage(path, language, loadContent, notFoundRoute);
  return {
    path,
    route,
    language,
    Screen: Screen as Page['Screen'],
    content: content as ScreenContent,
    shared: shared as Page['shared'],
  };
}
