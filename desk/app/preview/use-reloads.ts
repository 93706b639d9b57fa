import { useCallback, useEffect, useRef } from 'react';
import { onChange } from '../store/request.ts';

const patienceInMilliseconds = 3000;

/**
 * The development server reloads the page after a change, unless the page was still loading just then: it is
 * reloaded from here when it is still the one from before. Returns what looks for that; call it after each load.
 */
export function useReloads(frame: React.RefObject<HTMLIFrameElement | null>): () => void {
  const changedAt = useRef(0);
  const timer = useRef(0);
  const reloadIfStale = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const page = frame.current?.contentWindow;
      // A page that has not come yet would never come.
      if (!page || page.location.href === 'about:blank') return;
      if (page.performance.timeOrigin < changedAt.current) page.location.reload();
    }, patienceInMilliseconds);
  }, [frame]);
  useEffect(() => {
    const stop = onChange(() => {
      changedAt.current = Date.now();
      reloadIfStale();
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [reloadIfStale]);
  return reloadIfStale;
}
