import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { isReturning, keepPlace } from '../browser/scroll-position.ts';
import { type Address, readAddress } from './paths.ts';

/** The path of the address that is being prerendered, since there is no `window` then. */
export const PrerenderedAddress = createContext('/');

const listeners = new Set<() => void>();
/** The address of the navigation under way: that of the window once its page can be shown. */
let pending: URL | null = null;
/** The address of the page that is shown. */
let shown = '';
/** How often the window has got another address. */
let commits = 0;
/** How often the visitor has gone to a page: by a link, also one to the page that is shown, or by Back. */
let visits = 0;

function notify(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  pending = null;
  commits += 1;
  visits += 1;
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

/** Follows a link. One to the address of the window leads to the top of its page. */
export function visit(to: string): void {
  visits += 1;
  navigate(to);
}

/** Starts a navigation to another page. The window keeps its address until the navigation is committed. */
export function navigate(to: string): void {
  const { path, language } = readAddress(window.location.pathname);
  pending = new URL(to, window.location.href);
  const next = readAddress(pending.pathname);
  if (next.path === path && next.language === language) commitNavigation();
  else notify();
}

interface ChangeOptions {
  /** Adds no entry to the history. */
  replace?: boolean;
  /** What a new entry remembers. */
  state?: object;
}

/** Changes the address of the window without loading a document. */
export function changeAddress(to: string, { replace = false, state }: ChangeOptions = {}): void {
  if (replace) window.history.replaceState(window.history.state, '', to);
  else {
    keepPlace();
    window.history.pushState({ scroll: window.scrollY, ...state }, '', to);
  }
  pending = null;
  commits += 1;
  notify();
}

/** The address of the navigation under way, or else of the window. */
export function pendingAddress(): string {
  return (pending ?? window.location).href;
}

/** Gives the window the address of the page that is about to be shown. */
export function commitNavigation(): void {
  if (pending) changeAddress(pending.href, { replace: pending.href === window.location.href });
}

/** Stays on the page that is shown: the page of a link, or of Back, cannot be shown. */
export function abortNavigation(): void {
  if (isReturning()) changeAddress(shown);
  else {
    pending = null;
    notify();
  }
}

/** Remembers the address of the window as that of the page that is shown. */
export function rememberShown(): void {
  shown = window.location.href;
}

/** The address of the navigation under way, or else of the window: the path of its route, and the language that it fixes. */
export function useAddress(): Address {
  const prerendered = useContext(PrerenderedAddress);
  const pathname = useSyncExternalStore(
    subscribe,
    () => (pending ?? window.location).pathname,
    // While hydrating, the document belongs to the address it was loaded from.
    () => (typeof window === 'undefined' ? prerendered : window.location.pathname),
  );
  return readAddress(pathname);
}

/** Changes the query of the address, as changeAddress does. */
export function changeQuery(query: string, options?: ChangeOptions): void {
  changeAddress(window.location.pathname + query, options);
}

/** The query of the current address, with its question mark; empty in the prerendered document. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

const useCount = (read: () => number) => useSyncExternalStore(subscribe, read, () => 0);

/** Changes with every address of the window, also on Back and Forward. */
export const useCommits = () => useCount(() => commits);

/** Changes when the visitor goes to a page, also to the one that is shown. */
export const useVisits = () => useCount(() => visits);

/** Whether something is open, with its setter. It closes when the visitor goes to a page. */
export function useOpen(): [boolean, (open: boolean) => void] {
  const visits = useVisits();
  const [openIn, setOpenIn] = useState(-1);
  return [openIn === visits, (open) => setOpenIn(open ? visits : -1)];
}
