import type { Locator } from '@playwright/test';
import { pictureLoaded } from '../support/page.ts';
import { expect, matrix, phone, test } from '../support/test.ts';
import { otherPicturesThan, picturesNamed, stockPicture } from '../support/texts.ts';

// docs/product.md, "Errors": pictures, scripts or fonts that never arrive. src/hero has the slides.

test.describe('on a phone without any script or font', () => {
  test.use({ ...phone, consent: 'unset' });

  test('the navigation replaces the menu, the banner answers', matrix, async ({ page, texts, footer }) => {
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    const { navigation, consent, header } = texts.shared;
    await page.goto('/services');
    await expect(page.getByRole('button', { name: header.openMenu })).toBeHidden();
    await expect(page.getByRole('button', { name: consent.settings, exact: true })).toBeHidden();
    await expect(footer.getByRole('button')).toHaveCount(0);
    const banner = page.getByRole('region', { name: consent.label });
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: consent.accept, exact: true }).tap();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    await menu.getByRole('link', { name: navigation.about, exact: true }).tap();
    await expect(page).toHaveURL('/about');
    await expect(banner).toBeHidden();
  });
});

test('a picture that fails becomes the stock picture', async ({ page, visit, main, header, footer }) => {
  await page.route(otherPicturesThan(stockPicture), (route) => route.abort());
  await page.route('**/brand/mark.svg', (route) => route.abort());
  const isStock = async (image: Locator, address: string | RegExp) => {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', address);
    await expect.poll(() => pictureLoaded(image)).toBe(true);
  };
  await visit('/');
  const all = await page.locator('main section:not(:first-of-type) img').all();
  expect(all.length).toBeGreaterThan(4);
  for (const photo of all) await isStock(photo, picturesNamed(stockPicture));
  await visit('/services/trepleie');
  await isStock(main.locator('section').first().locator('img'), picturesNamed(stockPicture));
  for (const place of [header, footer]) await isStock(place.locator('img').first(), '/brand/stock.svg');
});
