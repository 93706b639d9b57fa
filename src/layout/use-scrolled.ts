import { useEffect, useState } from 'react';
import { isScrollLocked } from '../browser/scroll-lock.ts';

/** Pixels of scrolling after which the header is no longer transparent (from docs/product.md). */
const scrollThreshold = 32;

/** True while the page is scrolled past the threshold, and undefined until scripts have looked. */
export function useScrolled(): boolean | undefined {
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    const read = () => {
      // While scrolling is locked, the browser reports position 0.
      if (!isScrollLocked()) setScrolled(window.scrollY > scrollThreshold);
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return scrolled;
}
