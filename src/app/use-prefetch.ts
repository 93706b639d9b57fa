import { useEffect } from 'react';
import type { Language } from '../../tables/languages.ts';
import { fetchContent, prefetchTextList } from '../content/fetch-content.ts';
import { isLanguage } from '../language/language.ts';
import { findRoute, readAddress } from '../routing/paths.ts';
import { notFoundRoute } from '../screens/routes.ts';
import { loadPage } from './load-page.ts';

/** A touch also starts with `pointerover`. */
const signs = ['pointerover', 'focusin'];

/** Fetches a page's code and texts when a link to it is hovered, focused or touched. */
export function usePrefetch(language: Language): void {
  useEffect(() => {
    prefetchTextList(language);
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      const { path, language: fixed } = readAddress(new URL(link.href).pathname);
      if (findRoute(path) === notFoundRoute) return;
      // Hovering must not show an error; the click tries again.
      const { hreflang } = link;
      const wanted = isLanguage(hreflang) ? hreflang : (fixed ?? language);
      loadPage(path, wanted, fetchContent).catch(() => {});
    };
    for (const sign of signs) document.addEventListener(sign, prefetch);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, [language]);
}
