import { vi } from 'vitest';

export function memoryStorage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Throws on every use, like blocked storage. */
export const blockedStorage = new Proxy(memoryStorage(), {
  get: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});

/** Stubs a window with these areas, and an empty document, for one test. */
export function stubWindow(areas: Record<string, ReturnType<typeof memoryStorage>>) {
  const location = { href: 'https://www.example.no/', reload: vi.fn() };
  const window = { localStorage: memoryStorage(), sessionStorage: memoryStorage(), location, ...areas };
  vi.stubGlobal('window', Object.assign(new EventTarget(), window));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return window;
}
