import { type RefObject, useEffect } from 'react';
import { changedAt } from '../store/request.ts';
import { useValue } from '../store/value.ts';

const patienceInMilliseconds = 3000;

/**
 * The development server reloads the page after a change, unless the page was still loading just then. A page that is
 * still the one from before is reloaded from here, after a change and after each `load`.
 */
export function useReloads(frame: RefObject<HTMLIFrameElement | null>, loads: number): void {
  const changed = useValue(changedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it also looks after each load
  useEffect(() => {
    const timer = setTimeout(() => {
      const page = frame.current?.contentWindow;
      // A page that has not come yet would never come.
      if (!page || page.location.href === 'about:blank') return;
      if (page.performance.timeOrigin < changed) page.location.reload();
    }, patienceInMilliseconds);
    return () => clearTimeout(timer);
  }, [changed, loads, frame]);
}
