import { readStored, writeStored } from './storage.ts';

const key = 'reloadedForChunk';

/**
 * Reloads the page once. After a deployment, an open page may ask for a file that is gone; reloading gets the new
 * page. Returns false if the page has reloaded already, is offline, or cannot store that it has reloaded.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || readStored('sessionStorage', key) !== null) return false;
  writeStored('sessionStorage', key, new Date().toISOString());
  if (readStored('sessionStorage', key) === null) return false;
  window.location.reload();
  return true;
}

/** Allows one more reload after the next deployment. Called once everything has loaded. */
export function forgetReload(): void {
  writeStored('sessionStorage', key, null);
}
