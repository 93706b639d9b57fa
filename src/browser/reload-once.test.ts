import { describe, expect, it, vi } from 'vitest';
import { blockedStorage, stubWindow } from '../testing/storage.ts';
import { forgetReload, reloadOnce, watchForUnload } from './reload-once.ts';

/** A browser whose server answers with a status, or not at all. */
function stubBrowser(areas: Parameters<typeof stubWindow>[0] = {}, status: number | null = 200) {
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return { status };
  });
  return stubWindow(areas).location;
}

describe('after a redeploy', () => {
  it('the page is loaded once more, not twice, and again once everything has come', async () => {
    const { reload } = stubBrowser();
    expect([await reloadOnce(), await reloadOnce()]).toEqual([true, false]);
    forgetReload();
    expect(await reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  // Blocked storage would make it load for ever.
  it.each([
    ['the server does not answer', {}, null],
    ['the server has a problem', {}, 503],
    ['storage is blocked', { sessionStorage: blockedStorage }, 200],
  ])('it is left alone where %s', async (_where, areas, status) => {
    const { reload } = stubBrowser(areas, status);
    expect(await reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a visitor who leaves is not held back, and one who stays after all may be', async () => {
    vi.useFakeTimers();
    const { reload } = stubBrowser();
    watchForUnload();
    window.dispatchEvent(new Event('beforeunload'));
    expect(await reloadOnce()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(await reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
