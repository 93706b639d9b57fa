import type { Locator, Page } from '@playwright/test';
import { photos } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": focus moves into each dialog, stays there, and returns.

/** Presses Tab once around: every stop is in the dialog, and every control of the dialog is a stop. */
async function expectFocusInside(page: Page, dialog: Locator): Promise<void> {
  const controls = dialog.locator(':is(a[href], button, input):not(:disabled)');
  const usable = await controls.filter({ visible: true }).count();
  const seen = new Set<string>();
  // The browser's own bar is a stop too: the page then has no focus for a moment.
  for (let step = 0; step < usable + 2; step++) {
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      const inside = element?.closest('dialog, [role="dialog"]');
      const place = inside ? [...inside.querySelectorAll('*')].indexOf(element as Element) : -1;
      return { inside: Boolean(inside) || element === document.body, place };
    });
    expect(stop.inside, `stop ${step + 1}`).toBe(true);
    // The dialog itself may hold the focus at first.
    if (stop.place >= 0) seen.add(String(stop.place));
    await page.keyboard.press('Tab');
  }
  expect(seen.size).toBe(usable);
}

test('the mobile menu keeps the focus and returns it', async ({ page, visit, texts }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit('/about');
  const { header } = texts.shared;
  const opener = page.getByRole('button', { name: header.openMenu });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: header.menuTitle });
  await expect(menu.locator(':focus')).toHaveCount(1);
  await expectFocusInside(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the cookie settings keep the focus and return it', async ({ page, visit, texts }) => {
  await visit('/contact');
  const { consent, footer } = texts.shared;
  const dialog = page.getByRole('dialog', { name: consent.dialogTitle });
  for (const name of [texts.contact.map.load, footer.cookieSettings]) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expectFocusInside(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the viewer keeps the focus and returns it', async ({ page, visit, texts }) => {
  await visit('/gallery');
  const photo = photos(page).nth(2);
  await photo.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: texts.gallery.viewer.label });
  await expect(viewer).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not([role=dialog] *, [role=dialog])')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test.describe('before a choice', () => {
  test.use({ consent: 'unset' });

  test('after a choice in the banner the focus is at the page’s end', async ({ page, visit, texts }) => {
    await visit('/about');
    const { consent } = texts.shared;
    const banner = page.getByRole('region', { name: consent.label });
    const settings = banner.getByRole('button', { name: consent.settings });
    await settings.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: consent.dialogTitle });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeFocused();
    await banner.getByRole('button', { name: consent.decline }).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: texts.shared.footer.cookieSettings })).toBeFocused();
  });
});
