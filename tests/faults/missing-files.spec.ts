import type { Locator, Page } from '@playwright/test';
import { pictureLoaded } from '../support/page.ts';
import { expect, hydrated, matrix, matrixInEngines, phone, test } from '../support/test.ts';
import { picturesNamed, stockPicture } from '../support/texts.ts';

// docs/product.md, "Errors": files that never arrive. src/hero and src/gallery have theirs.

test.describe('on a phone without any script or font', () => {
  test.use({ ...phone, consent: 'unset' });

  test('the menu leads to the footer, the banner works', matrix, async ({ page, texts, header, footer }) => {
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    const { navigation, consent, ...shared } = texts.shared;
    await page.goto('/services');
    await expect(page.getByRole('button', { name: shared.header.openMenu })).toBeHidden();
    await expect(page.getByRole('button', { name: consent.settings, exact: true })).toBeHidden();
    await expect(footer.getByRole('button')).toHaveCount(0);
    const banner = page.getByRole('region', { name: consent.label });
    await page.getByRole('button', { name: consent.accept, exact: true }).tap();
    await expect(banner).toBeHidden();
    await header.getByRole('link', { name: shared.footer.navigation, exact: true }).tap();
    await footer.getByRole('link', { name: navigation.about, exact: true }).tap();
    await expect(page).toHaveURL('/about');
    await expect(banner).toBeHidden();
  });
});

test('the stock picture replaces a picture that fails', async ({ page, visit, main, header, footer }) => {
  await page.route('**/pictures/**', (route) =>
    picturesNamed(stockPicture).test(route.request().url()) ? route.fallback() : route.abort(),
  );
  await page.route('**/brand/mark.svg', (route) => route.abort());
  const isStock = async (image: Locator, address: string | RegExp) => {
    // The stock picture is a new element.
    await image.locator('xpath=ancestor::*[not(self::picture)][1]').scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', address);
    await expect.poll(() => pictureLoaded(image)).toBe(true);
  };
  await visit('/');
  const all = await page.locator('main section:not(:first-of-type) img').all();
  expect(all.length).toBeGreaterThan(4);
  for (const photo of all) await isStock(photo, picturesNamed(stockPicture));
  await visit('/services/trepleie');
  await isStock(main.locator('section').first().locator('img'), picturesNamed(stockPicture));
  for (const part of [header, footer]) await isStock(part.locator('img').first(), '/brand/stock.svg');
});

test('the stock picture shows where AVIF does not', matrix, async ({ page, visit, main }) => {
  await page.route('**/*.avif', (route) => route.fulfill({ contentType: 'image/avif', body: 'no picture' }));
  await visit('/services/trepleie');
  const picture = main.locator('section').first().locator('img');
  await expect(picture).toHaveAttribute('src', picturesNamed(stockPicture));
  await expect.poll(() => pictureLoaded(picture)).toBe(true);
});

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const gone = { status: 404, contentType: 'text/html', body: 'Not found' };

for (const files of ['**/assets/About-*.js', '**/content/*/about.*.json', '**/texts/*.json']) {
  const title = `a site without ${files} reloads the page once, and input stays`;
  test(title, matrix, async ({ page, visit, form, clickFooterLink, goTo, expectPage }) => {
    const loads = countLoads(page);
    // The reloaded document finds the file again.
    await page.route(files, (route) => (loads() > 1 ? route.continue() : route.fulfill(gone)));
    await visit('/contact');
    await form.message.fill('Hei');
    const loaded = page.waitForEvent('domcontentloaded');
    await clickFooterLink('about');
    await loaded;
    await expect(page).toHaveURL('/about');
    await expectPage('about');
    await hydrated(page);
    await goTo('contact');
    await expect(form.message).toHaveValue('Hei');
    expect(loads()).toBe(2);
  });
}

test(
  'a language that is gone reloads no page with a tick',
  matrix,
  async ({ page, visit, texts, form, choose }) => {
    await page.route('**/content/en/contact.*.json', (route) => route.fulfill(gone));
    await visit('/contact');
    const loads = countLoads(page);
    await form.consent.check();
    await choose('English');
    await expect(
      page.getByRole('alert').filter({ hasText: texts.shared.toast.noConnection.title }),
    ).toBeVisible();
    await expect(form.consent).toBeChecked();
    expect(loads()).toBe(0);
  },
);

test('a file that stays missing reloads the page once', matrix, async ({ page, visit, clickFooterLink }) => {
  await page.route('**/assets/About-*.js', (route) => route.fulfill(gone));
  await visit('/services');
  const loads = countLoads(page);
  const logged = page.waitForEvent('console', (message) => /About/.test(message.text()));
  await clickFooterLink('about');
  await expect.poll(loads).toBe(1);
  await logged;
  expect(loads()).toBe(1);
});

test(
  'offline, a link does nothing',
  matrixInEngines,
  async ({ page, visit, texts, clickFooterLink, goTo }) => {
    const { title, text } = texts.shared.toast.noConnection;
    await visit('/about');
    await page.context().setOffline(true);
    await clickFooterLink('services');
    await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(text);
    await expect(page).toHaveURL('/about');
    await expect(page.locator('.loading')).toHaveCount(0);
    await page.context().setOffline(false);
    await goTo('services');
  },
);

test('offline, Back does nothing', matrix, async ({ page, visit, texts, goTo, expectPage }) => {
  await visit('/about');
  await goTo('services');
  await page.reload();
  await hydrated(page);
  await page.context().setOffline(true);
  await page.goBack();
  const { title } = texts.shared.toast.noConnection;
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
  await expectPage('services');
  await expect(page).toHaveURL('/services');
  await page.context().setOffline(false);
  await page.goBack();
  await expectPage('about');
});
