import { describe, expect, it, vi } from 'vitest';
import { blockedStorage, stubWindow } from '../testing/storage.ts';
import { forgetReload, reloadOnce, watchLeaving } from './reload-once.ts';

function stubBrowser(areas: Parameters<typeof stubWindow>[0] = {}, onLine = true) {
  vi.stubGlobal('navigator', { onLine });
  return stubWindow(areas).window.location.reload;
}

describe('after a redeploy', () => {
  it('the page is loaded once more, not twice', () => {
    const reload = stubBrowser();
    expect(reloadOnce()).toBe(true);
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('it may be loaded again once everything has come', () => {
    const reload = stubBrowser();
    reloadOnce();
    forgetReload();
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('it is left alone without a connection', () => {
    const reload = stubBrowser({}, false);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('it is left alone where storage is blocked, so that it cannot load for ever', () => {
    const reload = stubBrowser({ sessionStorage: blockedStorage });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a visitor who leaves is not held back, and one who stays after all may be', () => {
    vi.useFakeTimers();
    const reload = stubBrowser();
    watchLeaving();
    window.dispatchEvent(new Event('beforeunload'));
    expect(reloadOnce()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
