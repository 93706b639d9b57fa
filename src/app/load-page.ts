import type { ComponentType } from 'react';
import type { Language } from '../../tables/languages.ts';
import type { Route } from '../../tables/routes.ts';
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

/** Loads a screen's code and its texts together. Rejects if one of them cannot be loaded. */
export async function loadPage(path: string, language: Language, loadContent: LoadContent): Promise<Page> {
  const route = findRoute(path);
  const [{ default: Screen }, content, shared] = await Promise.all([
    screens[route.screen](),
    loadContent(route.screen, language),
    loadContent('shared', language),
  ]);
  return {
    path,
    route,
    language,
    Screen: Screen as Page['Screen'],
    content: content as ScreenContent,
    shared,
  };
}
