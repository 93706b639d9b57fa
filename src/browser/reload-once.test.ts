import { expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

// tests/faults/missing-files.spec.ts has the page that reloads.

/** The server answers with a status, or not at all. Returns the function that reloads the page. */
function stubBrowser(status: number | null, isStorageBlocked: boolean) {
  const values = new Map<string, string>();
  const storage = { getItem: (key: string) => values.get(key) ?? null, setItem: values.set.bind(values) };
  const sessionStorage = isStorageBlocked ? undefined : storage;
  const reload = vi.fn();
  const location = { href: 'https://www.example.no/', reload };
  vi.stubGlobal('window', { sessionStorage, location });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return { status };
  });
  return reload;
}

it.each([
  [null, false],
  [503, false],
  [200, true],
])('the page does not reload with %j and blocked storage %j', async (status, isBlocked) => {
  const reload = stubBrowser(status, isBlocked);
  expect(await reloadOnce(new TypeError('Failed to fetch'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('an error reloads the page once, another error once more', async () => {
  const reload = stubBrowser(200, false);
  for (const file of ['a.js', 'a.js', 'b.js', 'a.js', 'b.js']) await reloadOnce(new TypeError(file));
  expect(reload).toHaveBeenCalledTimes(2);
});
