import { useSyncExternalStore } from 'react';

/** As 2026-11-23. */
const dayInOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

function subscribe(listener: () => void): () => void {
  addEventListener('page-shown', listener);
  return () => removeEventListener('page-shown', listener);
}

/**
 * The day in Oslo, as 2026-11-23, anew with each page: a document may stay open for days. Empty while prerendering,
 * since documents are older.
 */
export const useToday = (): string =>
  useSyncExternalStore(
    subscribe,
    () => dayInOslo.format(Date.now()),
    () => '',
  );
