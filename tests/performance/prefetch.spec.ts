import type { Page } from '@playwright/test';
import { expect, matrix, test } from '../support/test.ts';

// A link that is pointed at fetches its page before the click.

/** The scripts and texts that the page asks for from now on. */
function watchFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets\/.*\.js|content\/)/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

const textsOf = (screen: string) => new RegExp(`/content/no/${screen}\\.\\w+\\.json$`);

test('a hovered link needs no network', matrix, async ({ page, context, visit, texts, heading }) => {
  await visit('/');
  const fetched = watchFetches(page);
  const { about } = texts.shared.navigation;
  const link = page.getByRole('banner').getByRole('link', { name: about, exact: true });
  const finished = (file: RegExp) =>
    page.waitForEvent('requestfinished', (request) => file.test(new URL(request.url()).pathname));
  const arrived = Promise.all([finished(textsOf('about')), finished(/About-.*\.js$/)]);
  await link.hover();
  await arrived;
  await page.mouse.move(0, 0);
  await link.hover();

  await context.setOffline(true);
  await link.click();
  await expect(heading).toHaveText(texts.about.banner.title);
  expect(new Set(fetched).size, 'nothing is fetched twice').toBe(fetched.length);
});

test('a link in focus or touched is fetched', matrix, async ({ page, visit, texts }) => {
  await visit('/en/about');
  const fetched = watchFetches(page);
  const isFetched = (text: RegExp) =>
    expect.poll(() => fetched.some((file) => text.test(file)), String(text)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).hover();
  await isFetched(textsOf('about'));
  await visit('/');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: texts.shared.navigation.privacy }).focus();
  await isFetched(textsOf('privacy'));
  const touched = foot.getByRole('link', { name: texts.shared.navigation.gallery });
  await touched.dispatchEvent('pointerover', { pointerType: 'touch' });
  await isFetched(textsOf('gallery'));
});

test('nothing for a visitor who saves data', matrix, async ({ page, visit, texts, heading }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit('/');
  const fetched = watchFetches(page);
  const { about } = texts.shared.navigation;
  const link = page.getByRole('banner').getByRole('link', { name: about, exact: true });
  await link.hover();
  await link.focus();
  expect(fetched).toEqual([]);
  await link.click();
  await expect(heading).toHaveText(texts.about.banner.title);
});
