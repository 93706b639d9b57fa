import '@vitejs/plugin-react/preamble';
import './styles.ts';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLanguage } from '../../common/languages.ts';
import { parsePath } from '../../common/localized-path.ts';
import { findRoute } from '../../content-model/paths.ts';
import { notFoundRoute } from '../../content-model/routes.ts';
import { hasTyped, reloadOnce, watchForUnload } from '../browser/reload-once.ts';
import { urlOf } from '../browser/url-of.ts';
import { isLanguage } from '../language/language.ts';
import { fetchPageData } from '../page-data/fetch-page-data.ts';
import { createRouter } from '../routing/router.ts';
import { announce, openToast } from '../toast/Toaster.tsx';
import { App } from './App.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { loadPage, type Page } from './load-page.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const { language, screen } = root.dataset;
  watchForUnload();
  // Prerendered pages have no query.
  const url = urlOf(window.location.pathname + window.location.hash);
  const { path } = parsePath(url.pathname);
  const route = screen === notFoundRoute.screen ? notFoundRoute : findRoute(path);
  // A copy at another address, as in an archive of the web, would become the 404 page.
  if (route.screen !== screen) return stayAsWithoutScripts();
  const page = await loadPage(path, isLanguage(language) ? language : defaultLanguage, fetchPageData, route);
  const router = createRouter({
    page,
    url,
    load: (path, language) => loadPage(path, language, fetchPageData),
    onFailure: () => openToast('noConnection'),
    onShown: (page, before, trigger) => announce(changeInWords(page, before, trigger === 'history')),
  });
  // React would replace the words of a browser's translation by its own.
  if (document.querySelector('html[class*=translated-], #root font')) return stayAsWithoutScripts();
  // In a transition React yields often, so that a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <HydrationReport>
          <ErrorScreen shared={page.shared}>
            <App router={router} />
          </ErrorScreen>
        </HydrationReport>
      </StrictMode>,
    );
  });
}

const stayAsWithoutScripts = () => void dispatchEvent(new Event('hydration-failed'));

/** Tells the script in the head, and the browser tests, that the page is hydrated. */
function HydrationReport({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return children;
}

/** Returns what a screen reader says of a change of which the focus may not tell. */
function changeInWords({ path, language, shared, pageData }: Page, before: Page, saysTitle: boolean): string {
  if (language !== before.language) return shared.texts.header.languageChanged;
  return saysTitle && path !== before.path ? pageData.texts.meta.title : '';
}

// A page whose scripts cannot be fetched works without them.
start().catch(async (error: unknown) => {
  if (!hasTyped() && (await reloadOnce(error))) return;
  stayAsWithoutScripts();
  console.error(error);
});
