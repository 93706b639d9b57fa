import type { Locator, Page } from '@playwright/test';
import { photos } from '../support/page.ts';
import { expect, matrix, phone, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": focus moves into each dialog, stays there, and returns.

/**
 * Opens a dialog with the keyboard and presses Tab once around: every stop is in the dialog, and every control of the
 * dialog is a stop. Escape leads back to the opener.
 */
async function keepsFocus(page: Page, opener: Locator, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(
    page.locator('[role=dialog]:focus, dialog:focus, :is(dialog, [role=dialog]) :focus'),
  ).toHaveCount(1);
  const controls = dialog.locator(':is(a[href], button, input):not(:disabled)');
  const usable = await controls.filter({ visible: true }).count();
  const seen = new Set<number>();
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
    if (stop.place >= 0) seen.add(stop.place);
    await page.keyboard.press('Tab');
  }
  expect(seen.size).toBeGreaterThanOrEqual(usable);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('menu, cookie settings and viewer keep the focus and return it', async ({ page, visit, texts }) => {
  const { consent, footer, header } = texts.shared;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await visit('/contact');
  await keepsFocus(page, button(texts.contact.map.load), consent.dialogTitle);
  await keepsFocus(page, button(footer.cookieSettings), consent.dialogTitle);
  await page.setViewportSize(phone.viewport);
  await keepsFocus(page, button(header.openMenu), header.menuTitle);
  await visit('/gallery');
  await keepsFocus(page, photos(page).nth(2), texts.gallery.viewer.label);
});

test.describe('before a choice', () => {
  test.use({ consent: 'unset' });

  test('after a choice the focus is at the page’s end', matrix, async ({ page, visit, texts }) => {
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
