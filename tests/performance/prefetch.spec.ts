import type { Page } from '@playwright/test';
import { expect, hydrated, phone, test } from '../support/test.ts';

// docs/product.md, "Behaviour on every page": a link that is pointed at fetches its page before the click.

/** The scripts and texts that the page asks for from now on. */
function watchFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets\/.*\.js|content\/)/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

const textsOf = (screen: string) => new RegExp(`/content/\\w+/no/${screen}\\.json$`);

test('a hovered link needs no network for its click, and nothing is fetched twice', async ({
  page,
  context,
  visit,
  texts,
}) => {
  await visit('/');
  const fetched = watchFetches(page);
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: texts.shared.navigation.about, exact: true });
  const finished = (file: RegExp) =>
    page.waitForEvent('requestfinished', (request) => file.test(new URL(request.url()).pathname));
  const arrived = Promise.all([finished(textsOf('about')), finished(/About-.*\.js$/)]);
  await link.hover();
  await arrived;
  await page.mouse.move(0, 0);
  await link.hover();

  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.about.banner.title);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('a focused link fetches its page', async ({ page, visit, texts }) => {
  await visit('/');
  const fetched = watchFetches(page);
  const { navigation } = texts.shared;
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.privacy }).focus();
  await expect.poll(() => fetched.some((file) => textsOf('privacy').test(file))).toBe(true);
});

test('the language switch fetches the language that it leads to', async ({ page, visit }) => {
  await visit('/about');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // As if the Norwegian texts had never been there.
  await page.reload();
  await hydrated(page);
  const fetched = watchFetches(page);
  await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).hover();
  await expect.poll(() => fetched.some((file) => textsOf('about').test(file))).toBe(true);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a touched link fetches its page before the finger lifts', async ({ page, visit, texts }) => {
    await visit('/');
    const fetched = watchFetches(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery });
    await link.dispatchEvent('pointerover', { pointerType: 'touch' });
    await expect.poll(() => fetched.some((file) => textsOf('gallery').test(file))).toBe(true);
  });
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page, visit, texts }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit('/');
  const fetched = watchFetches(page);
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: texts.shared.navigation.about, exact: true });
  await link.hover();
  await link.focus();
  expect(fetched).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.about.banner.title);
});
