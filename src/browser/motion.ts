/** True if the visitor asks for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls to the top of the page, smoothly unless the visitor asks for less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Changes the page with a crossfade, if the browser supports it and the visitor does not ask for less motion. */
export function crossfade(change: () => void): void {
  // `ready` rejects when the next change replaces this transition; the page has changed all the same.
  if (document.startViewTransition && !prefersReducedMotion())
    document.startViewTransition(change).ready.catch(() => {});
  else change();
}
