import { useSyncExternalStore } from 'react';

/** A value that parts of the page show, and that changes. */
export interface Value<Type> {
  get: () => Type;
  set: (next: Type) => void;
  /** Calls back after each change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function createValue<Type>(first: Type): Value<Type> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders again when the value changes. */
export const useValue = <Type>({ subscribe, get }: Value<Type>) => useSyncExternalStore(subscribe, get);
