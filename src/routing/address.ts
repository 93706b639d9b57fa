import { createContext, useContext, useSyncExternalStore } from 'react';
import { isReturning, keepPlace } from '../browser/scroll-position.ts';
import { type Address, readAddress } from './paths.ts';

/** The path of the address that is being prerendered, since there is no `window` then. */
export const PrerenderedAddress = createContext('/');

const listeners = new Set<() => void>();
/** Where a link leads that was followed: the address of the window once its page can be shown. */
let wanted: URL | null = null;
/** The address of the page that is shown. */
let shown = '';
let arrivals = 0;

function notify(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  wanted = null;
  arrivals += 1;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

/** Heads for another page. The window keeps its address until the page can be shown. */
export function navigate(to: string): void {
  const { path, language } = readAddress(window.location.pathname);
  wanted = new URL(to, window.location.href);
  const next = readAddress(wanted.pathname);
  if (next.path === path && next.language === language) arrive();
  else notify();
}

/** Changes the address of the window without loading a document. `replace` adds no entry to the history. */
export function changeAddress(to: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(window.history.state, '', to);
  else {
    keepPlace();
    window.history.pushState({ scroll: window.scrollY }, '', to);
  }
  wanted = null;
  arrivals += 1;
  notify();
}

/** The address that the visitor has asked for. */
export function wantedAddress(): string {
  return (wanted ?? window.location).href;
}

/** Gives the window the address of the page that is about to be shown. */
export function arrive(): void {
  if (wanted) changeAddress(wanted.href);
}

/** Stays on the page that is shown: the page of a link, or of Back, cannot be. */
export function stay(): void {
  if (isReturning()) changeAddress(shown);
  else {
    wanted = null;
    notify();
  }
}

/** Remembers the address of the window as that of the page that is shown. */
export function settle(): void {
  shown = window.location.href;
}

/** The address that the visitor has asked for: the path of its route, and the language that it fixes. */
export function useAddress(): Address {
  const prerendered = useContext(PrerenderedAddress);
  const pathname = useSyncExternalStore(
    subscribe,
    () => (wanted ?? window.location).pathname,
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

/** Changes with every address of the window, also on Back and Forward. */
export function useArrivals(): number {
  return useSyncExternalStore(
    subscribe,
    () => arrivals,
    () => 0,
  );
}
