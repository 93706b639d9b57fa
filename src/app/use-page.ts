import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../tables/languages.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { abortNavigation, commitNavigation, pendingAddress, useAddress } from '../routing/address.ts';
import { openToast } from '../toast/toast.ts';
import { loadPage, type Page } from './load-page.ts';

/**
 * Returns the page for the address and a language, and loads it when either changes. The previous page stays on the
 * screen meanwhile, with its address, and `<html data-loading>` shows a progress bar (src/styles/base.css).
 *
 * If loading fails, the document of the new page is loaded once, since a deployment may have removed the file. If there
 * is no connection, the previous page stays, a toast says so, and `keepLanguage` is called with its language.
 */
export function usePage(initial: Page, language: Language, keepLanguage: (language: Language) => void): Page {
  const { path, language: fixed } = useAddress();
  const [page, setPage] = useState(initial);
  const isShown = page.path === path && page.language === language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may have another address
  useEffect(() => {
    if (isShown) return commitNavigation();
    let stale = false;
    const { dataset } = document.documentElement;
    dataset.loading = '';

    const show = (next: Page) => {
      if (stale) return;
      commitNavigation();
      flushSync(() => setPage(next));
    };
    const fail = async (error: unknown) => {
      console.error(error);
      if ((await reloadOnce(pendingAddress())) || stale) return;
      abortNavigation();
      keepLanguage(page.language);
      openToast('noConnection');
    };
    loadPage(path, language, fetchContent).then(show, (error: unknown) => {
      if (!stale) void fail(error);
    });
    return () => {
      stale = true;
      delete dataset.loading;
    };
  }, [isShown, path, fixed, language, page, keepLanguage]);

  return page;
}
