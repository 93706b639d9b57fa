import type { Page } from '@playwright/test';
import { goOffline } from '../support/page.ts';
import { engines, expect, hydrated, inBothLanguages, matrix, phone, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

// docs/product.md, "Errors": there is no connection.

const footer = (page: Page) => page.getByRole('contentinfo');

const toast = (page: Page, { shared }: Texts) =>
  page.getByRole('alert').filter({ hasText: shared.toast.noConnection.title });

inBothLanguages(() => {
  test('a page out of reach changes nothing', engines, async ({ page, context, visit, texts, heading }) => {
    await visit('/about');
    await goOffline(page);
    const gallery = footer(page).getByRole('link', { name: texts.shared.navigation.gallery });
    await gallery.click();
    await expect(toast(page, texts)).toContainText(texts.shared.toast.noConnection.text);
    await expect(heading).toHaveText(texts.about.banner.title);
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await context.setOffline(false);
    await gallery.click();
    await expect(heading).toHaveText(texts.gallery.banner.title);
    await page.goBack();
    await expect(heading).toHaveText(texts.about.banner.title);
  });
});

test('no coverage on a phone that takes itself for online', matrix, async ({ page, visit, texts }) => {
  await visit('/about');
  await expect(page.getByRole('alert')).toBeAttached();
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await footer(page).getByRole('link', { name: texts.shared.navigation.gallery }).click();
  await expect(toast(page, texts)).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('Back to a page out of reach', matrix, async ({ page, context, visit, texts, heading }) => {
  await visit('/about');
  await footer(page).getByRole('link', { name: texts.shared.navigation.gallery }).click();
  await expect(heading).toHaveText(texts.gallery.banner.title);
  await page.reload();
  await hydrated(page);
  await goOffline(page);
  await page.goBack();
  await expect(toast(page, texts)).toBeVisible();
  await expect(heading).toHaveText(texts.gallery.banner.title);
  await expect(page).toHaveURL('/gallery');
  await context.setOffline(false);
  await page.goBack();
  await expect(heading).toHaveText(texts.about.banner.title);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu closes for the toast', matrix, async ({ page, visit, texts }) => {
    await visit('/about');
    await page.getByRole('button', { name: texts.shared.header.openMenu }).tap();
    const menu = page.getByRole('dialog', { name: texts.shared.header.menuTitle });
    await goOffline(page);
    await menu.getByRole('link', { name: texts.shared.navigation.gallery }).tap();
    await expect(menu).toBeHidden();
    await expect(toast(page, texts)).toBeInViewport();
  });
});
