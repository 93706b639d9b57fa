import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../tables/languages.ts';
import { crossfade } from '../browser/motion.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { loadPage, type Page } from './load-page.ts';

/**
 * Returns the page for a path and a language, and loads it when either changes. The previous page stays on the
 * screen meanwhile, and `<html data-loading>` shows a progress bar (src/styles/base.css).
 *
 * If loading fails, the document reloads once, since a deployment may have removed the file. If that does not
 * help, a new path throws to the error screen. A new language does not: the page keeps its language and
 * `keepLanguage` is called with it.
 */
export function usePage(
  initial: Page,
  path: string,
  language: Language,
  keepLanguage: (language: Language) => void,
): Page {
  const [page, setPage] = useState(initial);
  const [failure, setFailure] = useState<unknown>(null);
  const shown = page.path === path && page.language === language;

  useEffect(() => {
    if (shown) return;
    let stale = false;
    const { dataset } = document.documentElement;
    dataset.loading = '';
    loadPage(path, language, fetchContent).then(
      (next) => {
        if (!stale) crossfade(() => flushSync(() => setPage(next)));
      },
      (reason: unknown) => {
        if (stale || reloadOnce()) return;
        if (page.path === path) keepLanguage(page.language);
        else setFailure(reason);
      },
    );
    return () => {
      stale = true;
      delete dataset.loading;
    };
  }, [shown, path, language, page, keepLanguage]);

  if (failure) throw failure;
  return page;
}
