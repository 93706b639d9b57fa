import { vi } from 'vitest';

/** A storage area that works, like a browser's. */
export function memoryStorage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** A storage area that throws on every use, like blocked storage. */
export const blockedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

type Area = typeof blockedStorage | ReturnType<typeof memoryStorage>;

/** Stubs a window with these storage areas, and an empty document, for one test. */
export function stubWindow(areas: { localStorage?: Area; sessionStorage?: Area } = {}) {
  const window = Object.assign(new EventTarget(), {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    location: { href: 'https://www.example.no/', reload: vi.fn(), assign: vi.fn() },
    ...areas,
  });
  const dataset: Record<string, string> = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset } });
  return { window, dataset };
}
