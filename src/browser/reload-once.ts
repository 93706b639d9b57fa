import { readStored, writeStored } from './storage.ts';

const key = 'reloadedForChunk';
/** Milliseconds that a server may take to say whether it has a page. */
const answerTimeout = 5000;
let leaving = false;

/** Notices when the visitor leaves the page: Firefox and WebKit then abort its requests, as if files were gone. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    leaving = true;
    // A link may have opened another app instead.
    setTimeout(() => {
      leaving = false;
    }, 1000);
  });
}

/** True if the server answers. `navigator.onLine` is true on a phone without coverage. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerTimeout);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Loads the document of an address once. After a deployment, an open page may ask for a file that is gone; a new
 * document has the new ones. Returns true without loading if the visitor is leaving, and false if a document has been
 * loaded already, the server does not answer, or storage is blocked.
 */
export async function reloadOnce(address = window.location.href): Promise<boolean> {
  if (leaving) return true;
  if (readStored('sessionStorage', key) !== null || !(await isReachable(address))) return false;
  writeStored('sessionStorage', key, new Date().toISOString());
  if (readStored('sessionStorage', key) === null) return false;
  // An address with a hash would not load its own document again.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Allows one more reload after the next deployment. Called once everything has loaded. */
export function forgetReload(): void {
  writeStored('sessionStorage', key, null);
}
