import { useLayoutEffect, useRef } from 'react';
import { isReturning, restorePlace, scrollToTop } from '../browser/scroll-position.ts';
import { rememberShown, useCommits } from './address.ts';
import { readAddress } from './paths.ts';

/** How far the top may be when a new page appears, in pixels. */
const nearTop = 200;

/**
 * Scrolls to the top of a new page and moves focus to its heading. Back and Forward return to the place where the
 * visitor was, once the page is there.
 */
export function useRouteChange(path: string): void {
  const commits = useCommits();
  const last = useRef(path);
  // Before the effects that look at what is in the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every address of the window
  useLayoutEffect(() => {
    // The page that Back leads to is not there yet.
    if (readAddress(window.location.pathname).path !== path) return;
    rememberShown();
    const isNew = last.current !== path;
    last.current = path;
    const wasReturning = isReturning();
    const focused = wasReturning ? restorePlace() : undefined;
    if (!isNew) return;
    // The page before may have waited too long for its scripts.
    delete document.documentElement.dataset.scriptless;
    dispatchEvent(new Event('page'));
    (focused ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    if (wasReturning) return;
    const target = window.location.hash && document.getElementById(window.location.hash.slice(1));
    if (target) target.scrollIntoView();
    else {
      // Only the last part of the way is smooth: a new page is not seen from its end.
      window.scrollTo({ top: Math.min(window.scrollY, nearTop), behavior: 'instant' });
      scrollToTop();
    }
  }, [path, commits]);
}
