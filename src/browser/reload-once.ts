import { readStored, writeStored } from './storage.ts';

const key = 'reloadedForChunk';

/**
 * After a redeploy a page may ask for a file that is gone: reload once, so that the new page comes.
 * Answers false when that was tried already, when the browser is offline, or when it cannot be remembered.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || readStored('sessionStorage', key) !== null) return false;
  writeStored('sessionStorage', key, new Date().toISOString());
  if (readStored('sessionStorage', key) === null) return false;
  window.location.reload();
  return true;
}

/** Called once everything has loaded, so that a later redeploy may reload again. */
export function forgetReload(): void {
  writeStored('sessionStorage', key, null);
}
