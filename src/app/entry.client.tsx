import '@vitejs/plugin-react/preamble';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetReload, reloadOnce } from '../browser/reload-once.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { isLanguage } from '../language/language.ts';
import { navigate } from '../routing/address.ts';
import { findRoute, normalisePath } from '../routing/routes.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { App } from './App.tsx';
import { loadPage } from './load-page.ts';
import './styles.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const { lang } = document.documentElement;
  correctAddress();
  const path = normalisePath(window.location.pathname);
  const initial = await loadPage(path, isLanguage(lang) ? lang : 'no', fetchContent);
  // In a transition React pauses every few milliseconds, so that a slow phone answers meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorScreen>
          <App initial={initial} />
        </ErrorScreen>
      </StrictMode>,
    );
  });
  dispatchEvent(new Event('taken-over'));
  forgetReload();
}

/** Hosts answer //about, and some /About, with the page too: the address is then put right. */
function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const meant = findRoute(pathname.toLowerCase().replace(/\/+/g, '/'));
  const { screen } = document.getElementById('root')?.dataset ?? {};
  if (meant.screen === screen && meant !== findRoute(pathname))
    navigate(meant.path + search + hash, { replace: true });
}

// The page is finished without its scripts: when they cannot be had, it stays as it is for a visitor without.
start().catch((error: unknown) => {
  if (reloadOnce()) return;
  document.documentElement.dataset.scriptless = '';
  console.error(error);
});
