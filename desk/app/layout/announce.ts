import { useSyncExternalStore } from 'react';
import { createSignal } from '../store/signal.ts';

/** What is said to those who do not see the screen, after an action that moved something. */

let said = '';
const { tell, subscribe } = createSignal();

export function announce(message: string): void {
  said = message;
  tell();
}

export const useAnnouncement = () => useSyncExternalStore(subscribe, () => said);
