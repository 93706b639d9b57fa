import { useSyncExternalStore } from 'react';
import { request } from './request.ts';
import { createSignal } from './signal.ts';

/** Whether the server answers. While it does not, it is asked again and again. */

const pauseInMilliseconds = 2000;
let isLost = false;
const { tell, subscribe } = createSignal();

/** Says that a request got no answer. */
export function connectionLost(): void {
  if (isLost) return;
  isLost = true;
  tell();
  setTimeout(askAgain, pauseInMilliseconds);
}

async function askAgain(): Promise<void> {
  try {
    await request('GET', '/overview');
    isLost = false;
    tell();
  } catch {
    setTimeout(askAgain, pauseInMilliseconds);
  }
}

/** Calls back when the server is back; returns the function that stops it. */
export function onReconnected(action: () => void): () => void {
  return subscribe(() => {
    if (!isLost) action();
  });
}

/** Does something now, and when the server is back; returns the function that stops it. */
export function whenConnected(action: () => void): () => void {
  action();
  return onReconnected(action);
}

export function useConnectionLost(): boolean {
  return useSyncExternalStore(subscribe, () => isLost);
}
