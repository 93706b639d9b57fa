import { prefersReducedMotion } from './reduced-motion.ts';
import { isScrollLocked } from './scroll-lock.ts';

/** Milliseconds without scrolling before the position is kept: Safari allows 100 changes of the history in 30 s. */
const debounce = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let returning = false;

/**
 * Keeps the scroll position in each entry of the history, where it outlasts a reload. Browsers would restore it before
 * the page that Back leads to has been rendered. Documents that are loaded again are left to them.
 */
export function followScrolling(): void {
  const restoreHere = () => {
    window.history.scrollRestoration = 'manual';
  };
  restoreHere();
  window.addEventListener('pageshow', restoreHere);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('popstate', () => {
    clearTimeout(timer);
    returning = true;
  });
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(keepPlace, debounce);
    },
    { passive: true },
  );
}

/** True after Back or Forward, until the page is there and its position has been restored. */
export function isReturning(): boolean {
  return returning;
}

/** Keeps the scroll position in the current entry. */
export function keepPlace(): void {
  clearTimeout(timer);
  // While scrolling is locked, or the page of this entry has not been rendered, the position is another one.
  if (returning || isScrollLocked()) return;
  window.history.replaceState({ ...window.history.state, scroll: window.scrollY }, '');
}

/** Scrolls to the top of the page, smoothly unless the visitor asks for less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Scrolls to the place of the current entry. */
export function restorePlace(): void {
  returning = false;
  const place: { scroll: number } | null = window.history.state;
  // Without a place it is the entry of a hash, to which the browser has scrolled.
  if (place) window.scrollTo({ top: place.scroll, behavior: 'instant' });
}
