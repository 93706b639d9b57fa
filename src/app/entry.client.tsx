import '@vitejs/plugin-react/preamble';
import './styles.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLanguage } from '../../tables/languages.ts';
import { notFoundRoute } from '../../tables/routes.ts';
import { forgetReload, reloadOnce, watchLeaving } from '../browser/reload-once.ts';
import { followScrolling } from '../browser/scroll-position.ts';
import { ignoreSecondClicks } from '../browser/second-click.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { isLanguage } from '../language/language.ts';
import { changeAddress } from '../routing/address.ts';
import { findRoute, readAddress, writeAddress } from '../routing/paths.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { App } from './App.tsx';
import { loadPage } from './load-page.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const { language, screen } = root.dataset;
  watchLeaving();
  followScrolling();
  ignoreSecondClicks();
  correctAddress();
  const { path } = readAddress(window.location.pathname);
  const initial = await loadPage(
    path,
    isLanguage(language) ? language : defaultLanguage,
    fetchContent,
    screen === notFoundRoute.screen ? notFoundRoute : undefined,
  );
  // In a transition React yields every few milliseconds, so a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorScreen shared={initial.shared}>
          <App initial={initial} />
        </ErrorScreen>
      </StrictMode>,
    );
  });
  dispatchEvent(new Event('hydrating'));
  forgetReload();
}

/** Corrects addresses that a host serves but no route has: `//about`, and on some hosts `/About`. */
function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const meant = readAddress(pathname.toLowerCase().replace(/\/+/g, '/'));
  const { screen } = document.getElementById('root')?.dataset ?? {};
  const isKnown = findRoute(readAddress(pathname).path).screen === screen;
  if (!isKnown && findRoute(meant.path).screen === screen)
    changeAddress(writeAddress(meant) + search + hash, { replace: true });
}

// The page works without its scripts. If they cannot be fetched, it stays in that state.
start().catch(async (error: unknown) => {
  if (await reloadOnce()) return;
  dispatchEvent(new Event('hydration-failed'));
  console.error(error);
});
