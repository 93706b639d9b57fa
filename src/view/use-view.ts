import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { crossfade } from '../browser/motion.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { fetchContent } from '../content/fetch-content.ts';
import type { Language } from '../language/language.ts';
import { loadView, type View } from './view.ts';

/**
 * The view for a path and a language. Until the wanted one has loaded, the one before stays on the screen, so
 * nothing blanks, and the document is marked as loading (src/styles/base.css shows it). A file that is gone
 * reloads the page once. Else a page is an error, thrown to the error screen; a language is not: the page stays
 * in the one it has, which `keepLanguage` is told.
 */
export function useView(
  initial: View,
  path: string,
  language: Language,
  keepLanguage: (language: Language) => void,
): View {
  const [view, setView] = useState(initial);
  const [failure, setFailure] = useState<unknown>(null);
  const shown = view.path === path && view.language === language;

  useEffect(() => {
    if (shown) return;
    let stale = false;
    const page = document.documentElement;
    page.dataset.loading = '';
    loadView(path, language, fetchContent).then(
      (next) => {
        if (!stale) crossfade(() => flushSync(() => setView(next)));
      },
      (reason: unknown) => {
        if (stale || reloadOnce()) return;
        if (view.path === path) keepLanguage(view.language);
        else setFailure(reason);
      },
    );
    return () => {
      stale = true;
      delete page.dataset.loading;
    };
  }, [shown, path, language, view, keepLanguage]);

  if (failure) throw failure;
  return view;
}
