import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import type { Language } from './language/language.ts';
import { ErrorScreen } from './screens/error/ErrorScreen.tsx';
import { canonicalAddress } from './view/canonical-address.ts';
import { type FirstPicture, firstPictures } from './view/first-pictures.ts';
import { loadView } from './view/view.ts';

export { notFoundRoute, routes } from './routes.ts';
export { screenFolder } from './screens/screens.ts';

/** One page in one language, as the build needs it. */
export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  canonical: string;
  firstPictures: FirstPicture[];
}

/** Draws a path in a language to finished HTML, exactly as the client will take it over. */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const view = await loadView(path, language);
  const html = renderToString(
    <StrictMode>
      <ErrorScreen>
        <Router ssrPath={path}>
          <App initial={view} />
        </Router>
      </ErrorScreen>
    </StrictMode>,
  );
  return {
    html,
    ...view.content.texts.meta,
    canonical: canonicalAddress(view.route, language),
    firstPictures: firstPictures(view.content),
  };
}
