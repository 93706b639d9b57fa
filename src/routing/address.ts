import { createContext, useContext, useSyncExternalStore } from 'react';

/** The path that the build draws; there is no window to ask. */
export const PrerenderedPath = createContext('/');

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Shows another address of this site without loading a document; `replace` leaves no step to go back to. */
export function navigate(to: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
  for (const listener of listeners) listener();
}

/** The path of the address, as it stands now. */
export function usePath(): string {
  const prerendered = useContext(PrerenderedPath);
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    // While hydrating, the document is of the address that it was loaded from.
    () => (typeof window === 'undefined' ? prerendered : window.location.pathname),
  );
}

/** The query of the address, with its question mark; empty in the prerendered document. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}
