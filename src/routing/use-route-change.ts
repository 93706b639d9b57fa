import { useLayoutEffect, useRef } from 'react';
import { isReturning, restorePlace, scrollToTop } from '../browser/scroll-position.ts';
import { rememberShown, useCommits, useVisits } from './address.ts';
import { readAddress } from './paths.ts';

/** Moves focus to the first heading or link in the window. */
function focusInWindow(): void {
  const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const places = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a:not([tabindex]))');
  const first = [...places].find((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= headerEnd && bottom <= window.innerHeight;
  });
  if (first?.matches('h2, h3')) first.tabIndex = -1;
  (first ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

/**
 * Scrolls to the top of a page that the visitor goes to, and moves focus to its heading. Back and Forward return to the
 * place where the visitor was, once the page is there, and move focus to the first heading or link in the window.
 */
export function useRouteChange(path: string): void {
  const commits = useCommits();
  const visits = useVisits();
  const last = useRef({ path, visits });
  // Before the effects that look at what is in the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every address of the window
  useLayoutEffect(() => {
    // The page that Back leads to is not there yet.
    if (readAddress(window.location.pathname).path !== path) return;
    rememberShown();
    const wasReturning = isReturning();
    const isOther = last.current.path !== path;
    const isVisit = isOther || (last.current.visits !== visits && !wasReturning);
    last.current = { path, visits };
    if (wasReturning) restorePlace();
    if (!isVisit) return;
    // The page before may have waited too long for its scripts.
    delete document.documentElement.dataset.scriptless;
    dispatchEvent(new Event('page'));
    if (wasReturning) return focusInWindow();
    document.querySelector('h1')?.focus({ preventScroll: true });
    const target = isOther && document.getElementById(window.location.hash.slice(1));
    if (target) target.scrollIntoView();
    else scrollToTop();
  }, [path, commits]);
}
