import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './site.ts';

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

/** Makes a screen fail, by a page without pictures. Returns what makes it work again. */
export async function breakScreen(page: Page, name: string): Promise<() => Promise<void>> {
  const texts = `**/content/*/${name}.*.json`;
  await page.route(texts, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pictures: {} } });
  });
  return () => page.unroute(texts);
}

/** Collects the hosts of requests to other origins from now on. */
export function collectOtherHosts(page: Page): string[] {
  const hosts: string[] = [];
  page.context().on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin !== siteUrl) hosts.push(host);
  });
  return hosts;
}

/** Holds back all requests for the given files until the returned function releases them. */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Opens a dialog with the keyboard and presses Tab once around: every stop is in the dialog, and every control of the
 * dialog is a stop. Escape leads back to the opener. What `look` sees is the open dialog.
 */
export async function expectFocusTrap(
  page: Page,
  opener: Locator,
  name: string,
  look: () => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await look();
  const usable = await dialog
    .locator(':is(a[href], button, input):not(:disabled)')
    .filter({ visible: true })
    .count();
  const stops = new Set<string>();
  for (let step = 0; step < usable + 2; step++) {
    const stop = await dialog.evaluate((element) => {
      const { activeElement: active, body } = document;
      // The dialog itself may hold the focus at first, and the browser's own bar is a stop too.
      if (active === element || active === body) return '';
      return element.contains(active) ? active?.outerHTML : 'outside';
    });
    expect(stop, `stop ${step + 1}`).not.toBe('outside');
    if (stop) stops.add(stop);
    await page.keyboard.press('Tab');
  }
  expect(stops.size).toBeGreaterThanOrEqual(usable);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** The thumbnails of photos: those of the gallery's page, or all without scripts. */
export const photos = (page: Page): Locator => page.getByRole('main').locator('li > a:has(img)');

/** The thumbnails that show. */
export const visiblePhotos = (page: Page): Locator => photos(page).filter({ visible: true });

/** True once an image has loaded and can be seen. */
export function pictureLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}

/** Scrolls, and waits until the history keeps the position. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll)).toBe(top);
}

/** By how many pixels the page can be scrolled sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const nowhere = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

/** Where an element is in the window. No comparison holds for one that is not shown. */
export async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? nowhere;
  return { x, y, width, height, right: x + width, bottom: y + height };
}

/** Makes the window as large as in `360 640`. */
export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split(' ').map(Number);
  await page.setViewportSize({ width, height });
}
