import { useEffect, useRef } from 'react';
import { scrollToTop } from '../browser/motion.ts';

/** Scrolls to the top and moves focus to the heading whenever the path changes. */
export function useRouteChange(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // The page before may have waited too long for its scripts.
    delete document.documentElement.dataset.scriptless;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    const target = window.location.hash && document.getElementById(window.location.hash.slice(1));
    if (target) target.scrollIntoView();
    else scrollToTop();
  }, [path]);
}
