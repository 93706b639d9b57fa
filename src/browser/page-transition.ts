import { prefersReducedMotion } from './reduced-motion.ts';

let fading: ViewTransition | undefined;

/** Changes the page with a crossfade, if the browser supports it and the visitor does not ask for less motion. */
export function crossfade(change: () => void): void {
  if (!document.startViewTransition || prefersReducedMotion()) {
    change();
    return;
  }
  fading = document.startViewTransition(change);
  // Rejects when the next change replaces this transition; the page has changed all the same.
  fading.ready.catch(() => {});
}

/** Ends a crossfade, and the scrolling that waits for it. */
export function endCrossfade(): void {
  fading?.skipTransition();
  fading = undefined;
}

/** Scrolls to the top of the page, after a crossfade, and smoothly unless the visitor asks for less motion. */
export async function scrollToTop(): Promise<void> {
  const before = fading;
  await before?.finished;
  if (before === fading) window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
