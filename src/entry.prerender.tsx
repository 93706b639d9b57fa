import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import type { LoadContent } from './content/fetch-content.ts';
import type { Language } from './language/language.ts';
import { PrerenderedPath } from './navigation/address.ts';
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
export async function renderPage(
  path: string,
  language: Language,
  loadContent: LoadContent,
): Promise<RenderedPage> {
  const view = await loadView(path, language, loadContent);
  const html = renderToString(
    <StrictMode>
      <ErrorScreen>
        <PrerenderedPath value={path}>
          <App initial={view} />
        </PrerenderedPath>
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
