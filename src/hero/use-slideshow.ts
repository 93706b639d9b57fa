import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';

/** Milliseconds per slide, and the value for reduced motion, under which no slide advances (from docs/product.md). */
export const advanceAfter = 14000;
const advanceAfterReduced = 12000;

export interface Slideshow {
  /** The position of the current slide among those that are left. */
  index: number;
  select: (index: number) => void;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  setHovered: (hovered: boolean) => void;
}

/**
 * Returns which of `count` slides is shown. The slideshow advances by itself, waits while hovered or paused, and never
 * advances under reduced motion or while the page is hidden.
 */
export function useSlideshow(count: number): Slideshow {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const index = count > 0 ? current % count : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the interval restarts with every slide
  useEffect(() => {
    if (paused || hovered || count < 2) return;
    const reduced = prefersReducedMotion();
    const clock = setInterval(
      () => {
        if (!prefersReducedMotion() && !document.hidden) setCurrent((last) => (last + 1) % count);
      },
      reduced ? advanceAfterReduced : advanceAfter,
    );
    return () => clearInterval(clock);
  }, [paused, hovered, count, index]);

  return { index, select: setCurrent, paused, setPaused, setHovered };
}
