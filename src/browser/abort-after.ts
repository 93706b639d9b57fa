/** Returns a signal that aborts a request after milliseconds. `AbortSignal.timeout` is missing in Safari 15. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
