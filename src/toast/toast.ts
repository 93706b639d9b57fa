import { createStore, useStore } from '../browser/store.ts';

/** The words of a toast. A destructive one interrupts screen readers. */
interface Toast {
  title: string;
  text: string;
  destructive: boolean;
}

interface ShownToast extends Toast {
  /** Differs for every toast: the same words shown again have their whole time again. */
  number: number;
}

const shown = createStore<ShownToast | null>(null);
let count = 0;

/** Shows a toast, which replaces the previous one. */
export function openToast(toast: Toast): void {
  count += 1;
  shown.write({ ...toast, number: count });
}

/** Closes the toast. */
export function closeToast(): void {
  shown.write(null);
}

/** The toast that is shown, or null. */
export const useToast = () => useStore(shown);
