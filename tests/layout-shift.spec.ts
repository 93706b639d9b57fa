import type { Page } from '@playwright/test';
import { routes } from '../src/routing/routes.ts';
import { expect, inBothLanguages, phone, test } from './support/test.ts';

// Nothing moves under a thumb: not while the page arrives, not under the cookie banner, not while scrolling.

/** Keeps every layout shift that no click or key has asked for, with what moved. */
function listenForShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => node?.nodeName.toLowerCase() ?? 'gone');
      shifts.push(`${entry.value.toFixed(4)} ${moved.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls to the end in steps of a screen, each painted before the next. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await painted();
    }
  });
}

test.use({ ...phone, consent: 'unset' });

inBothLanguages(() => {
  test('no page moves while it arrives and is scrolled through', async ({ page, visit }) => {
    await page.addInitScript(listenForShifts);
    for (const { path } of routes) {
      await visit(path);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts, path).toEqual([]);
    }
  });
});
