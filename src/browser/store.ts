import { useSyncExternalStore } from 'react';

/** A value that outlives the components that show it. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store with its first value. */
export function createStore<Value>(value: Value): Store<Value> {
  let current = value;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The present value of a store, which has its first one while prerendering. */
export function useStore<Value>({ read, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
