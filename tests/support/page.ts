import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { run as runAxe } from 'axe-core';
import { siteUrl } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what axe finds. The page needs `bypassCSP` and reduced motion. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: typeof runAxe } }).axe;
    // Off by default: a label contains the visible words.
    return (await run({ rules: { 'label-content-name-mismatch': { enabled: true } } })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Runs in the page: records the layout shifts that somebody would see, also those after input. */
export function recordShifts(): void {
  // A button whose words get the font after the first paint is 0.0001; Lighthouse says 0 up to here.
  const least = 0.0005;
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (entry.value >= least) shifts.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift', buffered: true });
}

export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

export function collectOtherHosts(page: Page): string[] {
  const hosts: string[] = [];
  page.context().on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin !== siteUrl) hosts.push(host);
  });
  return hosts;
}

/** Delays requests until the returned function is called. */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Checks a dialog with axe and by keyboard. */
export async function expectAccessibleDialog(page: Page, opener: Locator, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await opener.press('Enter');
  // A screen reader says its name, and a second Enter reaches no control.
  await expect(dialog).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const usable = await dialog
    .locator(':is(a[href], button, input):not(:disabled)')
    .filter({ visible: true })
    .count();
  const stops = new Set<string>();
  for (let step = 0; step < usable + 2; step++) {
    const stop = await dialog.evaluate((element) => {
      const { activeElement: active, body } = document;
      // The browser's toolbar is a stop too.
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

export const visiblePhotos = (page: Page): Locator => photos(page).filter({ visible: true });

export function pictureLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}

/** Scrolls, and waits until the history has the position. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll)).toBe(top);
}

/** The pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const nowhere = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

/** The box of a hidden element has NaN, so that comparisons fail. */
export async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? nowhere;
  return { x, y, width, height, right: x + width, bottom: y + height };
}

/** Resizes the window to a size such as `360 640`. */
export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split(' ').map(Number);
  await page.setViewportSize({ width, height });
}
