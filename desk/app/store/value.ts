import { useSyncExternalStore } from 'react';

/** A value that parts of the page show, and that changes. */
export function createValue<Type>(first: Type) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: Type) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** Calls back after each change; returns the function that stops it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Renders again when the value changes. */
export const useValue = <Type>({ subscribe, get }: ReturnType<typeof createValue<Type>>) =>
  useSyncExternalStore(subscribe, get);
