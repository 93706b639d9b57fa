import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** True while the page is scrolled past the threshold of the script in the head (src/inline/before-paint.ts). */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'scrolled' in document.documentElement.dataset,
    () => false,
  );
}
