import { readStored, writeStored } from './storage.ts';

const key = 'reloadedForChunk';
// Milliseconds.
const headRequestTimeout = 5000;
let isLeaving = false;

/** Records that the visitor leaves. Firefox and WebKit then abort requests as if files were missing. */
export function watchForUnload(): void {
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
    // The link may have opened another app.
    setTimeout(() => {
      isLeaving = false;
    }, 1000);
  });
}

/** Returns whether the server answers; `navigator.onLine` is true even on a phone without coverage. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(headRequestTimeout);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Whether something is typed or ticked on this page, also while it is being sent. */
export const hasTyped = (): boolean =>
  [...document.querySelectorAll<Control>('main :is(input, textarea)')].some((control) =>
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? control.checked
      : control.value !== control.defaultValue,
  );

/**
 * Reloads the document once for each error and each bundle, because an open page may request a file that a publication has
 * removed. Returns whether the document is about to leave.
 */
export async function reloadOnce(error: unknown, address = window.location.href): Promise<boolean> {
  if (isLeaving) return true;
  // Safari's error names no file.
  const failure = `${document.getElementById('root')?.dataset.scripts?.split(' ')[0]} ${error}`;
  const failures = readStored('sessionStorage', key) ?? '';
  if (failures.includes(failure) || !(await isReachable(address))) return false;
  writeStored('sessionStorage', key, `${failures}\n${failure}`);
  // Blocked storage would make it reload for ever.
  if (!readStored('sessionStorage', key)?.endsWith(failure)) return false;
  // `assign` would not reload an address with a hash.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}
