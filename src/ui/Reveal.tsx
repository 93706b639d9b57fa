import { type ReactNode, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';

/** The visible share of the element, and the window's bottom margin (from docs/product.md). */
const threshold = 0.2;
const bottomMargin = '-10%';

export function Reveal({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    // It measures too, because asking the element would force a layout for each of them during hydration.
    let observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      const { top = 0, height = 0 } = entry?.boundingClientRect ?? {};
      if (height === 0 || top < window.innerHeight) return;
      element.dataset.reveal = 'waiting';
      observer = observeShare(element, height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

function observeShare(element: HTMLElement, height: number): IntersectionObserver {
  // A fifth of a very tall element may never fit into the window.
  const reachable = Math.min(threshold, (window.innerHeight * 0.8 * threshold) / height);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: reachable, rootMargin: `0px 0px ${bottomMargin} 0px` },
  );
  observer.observe(element);
  return observer;
}
