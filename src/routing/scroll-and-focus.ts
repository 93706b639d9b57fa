import { focusHeading } from '../browser/focus-heading.ts';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';

/** Milliseconds in which a new page fades in. */
const fadeDuration = 150;

/** Scrolls to where the entry of the history was left. */
export function restoreScrollPosition(): void {
  // The entry of a hash has no state, because the browser itself scrolls to the hash.
  const entry: { scroll: number } | null = history.state;
  if (entry) scrollTo({ top: entry.scroll, behavior: 'instant' });
}

/** Fades a new page in. It glides from its second window at most, because its middle would be a flash of other words. */
export function showStart(hash: string, scrolledTo: number): void {
  if (!prefersReducedMotion()) document.querySelector('main')?.animate({ opacity: [0, 1] }, fadeDuration);
  const target = document.getElementById(hash.slice(1));
  if (target) {
    focusHeading();
    target.scrollIntoView();
  } else focusStart(Math.min(scrolledTo, innerHeight));
}

/** Scrolls from a position to the top of the page, with the focus on its heading. */
export function focusStart(from: number): void {
  focusHeading();
  if (prefersReducedMotion()) scrollTo({ top: 0, behavior: 'instant' });
  else {
    // Firefox is at the top at once when the page before is removed.
    if (scrollY !== from) scrollTo({ top: from, behavior: 'instant' });
    scrollTo({ top: 0, behavior: 'smooth' });
  }
}
