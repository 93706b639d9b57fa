import type { Page } from '@playwright/test';

/** Runs in the page: records every layout shift. Chromium takes the emulated window for input, and would forgive it. */
export function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Element }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => node?.nodeName.toLowerCase() ?? 'gone');
      shifts.push(`${entry.value.toFixed(4)} ${moved.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved so far, on a page that `recordShifts` was added to. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
