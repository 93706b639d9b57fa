import type { Page } from '@playwright/test';
import { routes } from '../src/routing/routes.ts';
import { siteUrl } from './support/ports.ts';
import { serveInTwoParts } from './support/servers.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// What a visitor sees and fetches before and while the page arrives.

/** Waits until the part of the document before its English text has been read. */
async function firstPartIsThere(page: Page): Promise<void> {
  await expect(page.locator('footer')).toHaveCount(1);
}

/** A value that is there later, and the function that brings it. */
function later<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((bring) => {
    resolve = bring;
  });
  return { promise, resolve };
}

test.describe('a document that comes slowly', () => {
  test.describe('English', () => {
    test.use({ language: 'en' });

    test('shows no Norwegian word before the English ones', async ({ page, words }) => {
      const rest = later<() => void>();
      const served = await serveInTwoParts((send) => rest.resolve(send));
      await page.goto(`${served.url}/about`, { waitUntil: 'commit' });
      await firstPartIsThere(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await expect(page.locator('#root')).toBeHidden();
      await expect(page.getByText(/\S/).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      (await rest.promise)();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.banner.title);
      await served.close();
    });

    test('shows the Norwegian page when the English one never comes', async ({ page }) => {
      const end = later<() => void>();
      const served = await serveInTwoParts((_send, breakOff) => end.resolve(breakOff));
      await page.goto(`${served.url}/about`, { waitUntil: 'commit' });
      await firstPartIsThere(page);
      (await end.promise)();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Om oss');
      await served.close();
    });
  });

  test('shows a Norwegian visitor the page at once', async ({ page }) => {
    const rest = later<() => void>();
    const served = await serveInTwoParts((send) => rest.resolve(send));
    await page.goto(`${served.url}/about`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Om oss');
    (await rest.promise)();
    await served.close();
  });
});

inBothLanguages((language) => {
  test('only the visitor’s texts are fetched, and only those of the screen', async ({
    page,
    visit,
    words,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const file = new URL(request.url()).pathname.match(/^\/content\/[^/]+\/(.+)$/)?.[1];
      if (file) files.push(file);
    });
    await visit('/about');
    expect([...new Set(files)].sort()).toEqual([`${language}/about.json`, `${language}/shared.json`]);
    files.length = 0;
    await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.gallery }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.gallery.banner.title);
    expect(new Set(files)).toEqual(
      new Set([`${language}/gallery.json`, ...files.filter((file) => file === `${language}/shared.json`)]),
    );
  });

  test('title, description and canonical address are right without the app’s scripts', async ({
    page,
    words,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const { path, screen } of routes) {
      await page.goto(path);
      const { title, description } = words[screen].meta;
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      const canonical = `${owner.url}${path}${language === 'en' ? '?lang=en' : ''}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });

  test('no picture is fetched twice, and none for the other language', async ({ page, visit }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await visit('/services/graving');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures).toHaveLength(new Set(pictures).size);
  });
});

test('everything comes from this site, and the page stands still while it arrives', async ({
  page,
  visit,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/about', '/contact', '/gallery']) {
    await visit(path);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBe(0);
  }
  expect([...origins]).toEqual([siteUrl]);
});
