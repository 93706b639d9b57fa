import type { Locator, Page } from '@playwright/test';
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

/** Breaks the gallery: its code meets a page without pictures. */
export async function breakGallery(page: Page): Promise<void> {
  await page.route('**/content/*/gallery.*.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pictures: {} } });
  });
}

/** Waits for the code of the toasts, then cuts the connection. */
export async function goOffline(page: Page): Promise<void> {
  await page.locator('[role=status] + [role=alert]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
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
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The thumbnails of the gallery: those of its page, or all without scripts. */
export const photos = (page: Page): Locator => page.getByRole('main').locator('li > a:has(img)');

/** The thumbnails on the page of the gallery that shows. */
export const visiblePhotos = (page: Page): Locator => photos(page).filter({ visible: true });

/** True once an image has loaded and can be seen. */
export function pictureLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
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
