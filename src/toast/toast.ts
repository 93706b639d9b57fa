import { createStore, useStore } from '../browser/store.ts';
import type { Texts } from '../page-data/types.ts';

/** The key of a toast's text, which follows the language. */
export type ToastName = Exclude<keyof Texts['shared']['toast'], 'close'>;

interface ShownToast {
  name: ToastName;
  /** A new number restarts the timer, even for equal text. */
  number: number;
}

const shown = createStore<ShownToast | null>(null);
let count = 0;

/** Shows a toast instead of the previous one. */
export function openToast(name: ToastName): void {
  count += 1;
  shown.write({ name, number: count });
}

export function closeToast(): void {
  shown.write(null);
}

export const useToast = () => useStore(shown);
