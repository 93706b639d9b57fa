import { useSyncExternalStore } from 'react';

/** Creates a value that outlives the components that show it. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next: Value) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ read, subscribe }: ReturnType<typeof createStore<Value>>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
