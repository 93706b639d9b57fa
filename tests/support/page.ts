import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './site.ts';

/** Runs in the page: records every layout shift, also after input, because Chromium counts emulation as input. */
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

/** Returns the layout shifts so far on a page with `recordShifts`. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Makes a screen fail by page data without pictures. Returns a function that undoes this. */
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
 * dialog is a stop. Escape leads back to the opener. Calls `look` while the dialog is open.
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
      // The dialog itself may have focus at first, and the browser's toolbar is a stop too.
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

/** Scrolls, and waits until the history has the position. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll)).toBe(top);
}

/** Returns by how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const nowhere = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

/** Returns the box of an element in the window. That of a hidden one has NaN, so that comparisons fail. */
export async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? nowhere;
  return { x, y, width, height, right: x + width, bottom: y + height };
}

/** Resizes the window to a size such as `360 640`. */
export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split(' ').map(Number);
  await page.setViewportSize({ width, height });
}
