import { type ReactNode, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../browser/motion.ts';
import styles from './Reveal.module.css';

/** Share of the element that must be seen, and the margin at the window's bottom (SPEC section 9). */
const threshold = 0.2;
const bottomMargin = '-10%';

/**
 * Fades its content in when 20 % of it is seen. It hides only what lies below the window once the
 * script runs, so nothing is lost without scripts and nothing that is already seen blinks.
 */
export function Reveal({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || !('IntersectionObserver' in window)) return;
    const { top, height } = element.getBoundingClientRect();
    if (top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    // A fifth of something very tall may never fit into the window at once.
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
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, []);

  return (
    <div ref={ref} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  );
}
