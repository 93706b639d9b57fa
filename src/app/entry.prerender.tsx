import { renderToString } from 'react-dom/server';
import type { LoadContent } from '../content/fetch-content.ts';
import type { ScreenContent } from '../content/types.ts';
import { canonicalAddress } from '../document-head/canonical-address.ts';
import { type FirstPicture, firstPictures } from '../document-head/first-pictures.ts';
import type { Language } from '../language/language.ts';
import { trailOf } from '../layout/trail.ts';
import { PrerenderedPath } from '../routing/address.ts';
import { pathOf } from '../routing/routes.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { App } from './App.tsx';
import { loadPage } from './load-page.ts';
import './styles.ts';

export { findRoute, notFoundRoute, routes } from '../routing/routes.ts';
export { screenFolder } from './screens.ts';

/** One page in one language, as the build needs it. */
export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  canonical: string;
  /** The page's main heading. */
  heading: string;
  /** The visible breadcrumb trail; empty where there is none. */
  trail: { label: string; path: string }[];
  firstPictures: FirstPicture[];
}

/** Draws a path in a language to finished HTML, exactly as the client will take it over. */
export async function renderPage(
  path: string,
  language: Language,
  loadContent: LoadContent,
): Promise<RenderedPage> {
  const page = await loadPage(path, language, loadContent);
  const html = renderToString(
    <ErrorScreen>
      <PrerenderedPath value={path}>
        <App initial={page} />
      </PrerenderedPath>
    </ErrorScreen>,
  );
  const { content, route, shared } = page;
  const { screen } = route;
  const trail = screen === 'home' || screen === 'not-found' ? [] : trailOf(screen, shared.texts);
  return {
    html,
    ...content.texts.meta,
    canonical: canonicalAddress(route, language),
    heading: headingOf(content),
    trail: trail.map((crumb) => ({ label: crumb.label, path: pathOf(crumb.screen) })),
    firstPictures: firstPictures(content),
  };
}

function headingOf({ texts }: ScreenContent): string {
  if ('banner' in texts) return texts.banner.title;
  return 'hero' in texts ? texts.hero.title : texts.title;
}
