import type { Locator } from '@playwright/test';
import { overflow, photos, pictureLoaded } from '../support/page.ts';
import { routes } from '../support/routes.ts';
import { expect, matrix, phone, test } from '../support/test.ts';
import { otherPicturesThan, picturesNamed, stockPicture } from '../support/texts.ts';

// docs/product.md, "Errors": pictures, scripts or fonts that never arrive.

test('pages need no pictures and no fonts', matrix, async ({ page, visit, texts, heading, errors }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(/\.(avif|webp|svg|png|jpg|woff2)$/, (route) => route.abort());
  for (const { path } of routes) {
    await visit(path);
    await expect(heading).toBeVisible();
    const pictures = page.locator('main picture img');
    const alternatives = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    for (const text of alternatives) expect(text, path).toMatch(/\S{3}/);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  await visit('/gallery');
  await photos(page).first().click();
  const viewer = page.getByRole('dialog', { name: texts.gallery.viewer.label });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`2 ${texts.gallery.viewer.of} 37`);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});

test.describe('on a phone without any script', () => {
  test.use({ ...phone, consent: 'unset' });

  test('the navigation replaces the menu, and the banner answers', matrix, async ({ page, texts }) => {
    await page.route('**/*.js', (route) => route.abort());
    const { navigation, consent, header } = texts.shared;
    await page.goto('/about');
    await expect(page.getByRole('button', { name: header.openMenu })).toBeHidden();
    await expect(page.getByRole('button', { name: consent.settings, exact: true })).toBeHidden();
    const banner = page.getByRole('region', { name: consent.label });
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: consent.accept, exact: true }).tap();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    await menu.getByRole('link', { name: navigation.gallery, exact: true }).tap();
    await expect(page).toHaveURL('/gallery');
    await expect(banner).toBeHidden();
  });
});

test('a logo, banner or photo that fails becomes the stock picture', async ({ page, visit, texts }) => {
  await page.route(otherPicturesThan(stockPicture), (route) => route.abort());
  await page.route('**/brand/mark.svg', (route) => route.abort());
  const isStock = async (image: Locator, address: string | RegExp) => {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', address);
    await expect.poll(() => pictureLoaded(image)).toBe(true);
  };
  await visit('/');
  const title = page.getByRole('heading', { name: texts.home.gallery.title, exact: true });
  for (const photo of await page.locator('section', { has: title }).locator('img').all()) {
    await isStock(photo, picturesNamed(stockPicture));
  }
  for (const path of ['/about', '/services/trepleie']) {
    await visit(path);
    const banner = page.getByRole('main').locator('section').first();
    await isStock(banner.locator('img'), picturesNamed(stockPicture));
    for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')])
      await isStock(place.locator('img').first(), '/brand/stock.svg');
  }
});
