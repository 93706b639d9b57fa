import { useSyncExternalStore } from 'react';

/** Formats a day as 2026-11-23. */
const dayInOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

function subscribe(listener: () => void): () => void {
  addEventListener('page-shown', listener);
  return () => removeEventListener('page-shown', listener);
}

/**
 * Returns the day in Oslo, as 2026-11-23. It is read again on each page, because a document may stay open for days. While
 * prerendering it is empty, because documents may be older.
 */
export const useToday = (): string =>
  useSyncExternalStore(
    subscribe,
    () => dayInOslo.format(Date.now()),
    () => '',
  );
