import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../browser/motion.ts';

/** Milliseconds that a slide stands, and the value for reduced motion, where none advances (SPEC section 9). */
export const advanceAfter = 14000;
export const advanceAfterReduced = 12000;

export interface Slideshow {
  /** Position of the slide on the screen, among those that are left. */
  index: number;
  select: (index: number) => void;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  setHovered: (hovered: boolean) => void;
}

/**
 * Which of `count` slides shows. It advances by itself, waits while hovered or paused, and never
 * advances under reduced motion or while the page is out of sight.
 */
export function useSlideshow(count: number): Slideshow {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const index = count > 0 ? current % count : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with every slide
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
