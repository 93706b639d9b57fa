/** Something that others may wait for, such as a value that changes. */
export interface Signal {
  tell: () => void;
  /** Calls back each time; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
