import { createStore, useStore } from '../browser/store.ts';
import type { Texts } from '../content/types.ts';

/** The name of a toast's words, which follow the language. */
export type ToastName = Exclude<keyof Texts['shared']['toast'], 'close'>;

interface ShownToast {
  name: ToastName;
  /** Differs for every toast: the same words shown again have their whole time again. */
  number: number;
}

const shown = createStore<ShownToast | null>(null);
let count = 0;

/** Shows a toast, which replaces the previous one. */
export function openToast(name: ToastName): void {
  count += 1;
  shown.write({ name, number: count });
}

/** Closes the toast. */
export function closeToast(): void {
  shown.write(null);
}

/** The toast that is shown, or null. */
export const useToast = () => useStore(shown);
