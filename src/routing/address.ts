import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Address, readAddress } from './paths.ts';

/** The path of the address that is being prerendered, since there is no `window` then. */
export const PrerenderedAddress = createContext('/');

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Changes the address without loading a document. `replace` adds no entry to the history. */
export function navigate(to: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
  for (const listener of listeners) listener();
}

/** The current address: the path of its route, and the language that it fixes. */
export function useAddress(): Address {
  const prerendered = useContext(PrerenderedAddress);
  const pathname = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    // While hydrating, the document belongs to the address it was loaded from.
    () => (typeof window === 'undefined' ? prerendered : window.location.pathname),
  );
  return readAddress(pathname);
}

/** The query of the current address, with its question mark; empty in the prerendered document. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}
