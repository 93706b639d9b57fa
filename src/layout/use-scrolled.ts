import { useEffect, useState } from 'react';
import { isScrollLocked } from '../browser/scroll-lock.ts';

/** Pixels after which the header counts as scrolled (SPEC section 9). */
export const scrollThreshold = 32;

/** True while the page is scrolled past the threshold. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => {
      // A held page stands at 0 for the browser, wherever it is for the visitor.
      if (!isScrollLocked()) setScrolled(window.scrollY > scrollThreshold);
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return scrolled;
}
