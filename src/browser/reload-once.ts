import { readStored, writeStored } from './storage.ts';

const key = 'reloadedForChunk';
let leaving = false;

/** Notices when the visitor leaves the page: Firefox and WebKit then abort its requests, as if files were gone. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    leaving = true;
    // A link that opens another app leaves nothing.
    setTimeout(() => {
      leaving = false;
    }, 1000);
  });
}

/**
 * Reloads the page once. After a deployment, an open page may ask for a file that is gone; reloading gets the new
 * page. Returns true without reloading if the visitor is leaving, and false if the page has reloaded already, is
 * offline, or cannot store that it has reloaded.
 */
export function reloadOnce(): boolean {
  if (leaving) return true;
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
