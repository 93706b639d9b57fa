import { createStore, useStore } from '../browser/store.ts';
import type { Texts } from '../page-data/types.ts';

/** The name of the words, which follow the language. */
export type ToastName = Exclude<keyof Texts['shared']['toast'], 'close'>;

interface ShownToast {
  name: ToastName;
  /** Differs for every toast, so that the same words have their whole time again. */
  number: number;
}

const shown = createStore<ShownToast | null>(null);
let count = 0;

/** Replaces the previous toast. */
export function openToast(name: ToastName): void {
  count += 1;
  shown.write({ name, number: count });
}

export function closeToast(): void {
  shown.write(null);
}

export const useToast = () => useStore(shown);
