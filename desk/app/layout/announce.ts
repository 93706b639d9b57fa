import { useSyncExternalStore } from 'react';

/** What is said to those who do not see the screen, after an action that moved something. */

let said = '';
const listeners = new Set<() => void>();

export function announce(message: string): void {
  said = message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAnnouncement = () => useSyncExternalStore(subscribe, () => said);
