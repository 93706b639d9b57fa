import { useSyncExternalStore } from 'react';

/** The words of a toast. A destructive one interrupts screen readers. */
export interface Toast {
  title: string;
  text: string;
  destructive: boolean;
}

interface ShownToast extends Toast {
  /** Differs for every toast: the same words shown again have their whole time again. */
  number: number;
}

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(toast: ShownToast | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast, which replaces the previous one. */
export function openToast(toast: Toast): void {
  count += 1;
  show({ ...toast, number: count });
}

/** Closes the toast. */
export function closeToast(): void {
  show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that is shown, or null. */
export function useToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
