import { violations } from '../support/axe.ts';
import { breakGallery, overflow, photos } from '../support/page.ts';
import { messageRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": axe in every state that a visitor can bring about.

// The policy would not let axe into the page; it has tests of its own.
test.use({ bypassCSP: true });

test.describe('before a choice about cookies', () => {
  test.use({ consent: 'unset' });

  test('axe finds nothing in banner and settings', matrix, async ({ page, visit, texts }) => {
    const { consent } = texts.shared;
    await visit('/');
    await expect(page.getByRole('region', { name: consent.label })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: consent.settings, exact: true }).click();
    await expect(page.getByRole('dialog', { name: consent.dialogTitle })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('axe finds nothing in menu, dropdown, viewer and open texts', matrix, async ({ page, visit, texts }) => {
  const { header } = texts.shared;
  await visit('/services');
  const closed = page.locator('main button[aria-expanded=false]');
  await closed.evaluateAll((all: HTMLElement[]) => all.map((button) => button.click()));
  await expect(closed).toHaveCount(0);
  await page.getByRole('button', { name: header.showServices }).click();
  expect(await violations(page), 'dropdown and texts').toEqual([]);
  await visit('/gallery');
  await photos(page).first().click();
  await expect(page.getByRole('dialog', { name: texts.gallery.viewer.label })).toBeVisible();
  expect(await violations(page), 'viewer').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: header.openMenu }).click();
  await expect(page.getByRole('dialog', { name: header.menuTitle })).toBeVisible();
  expect(await violations(page), 'menu').toEqual([]);
});

test('axe finds nothing among errors and toasts', matrix, async ({ page, visit, texts, form }) => {
  await visit('/contact');
  await form.send.click();
  await expect(page.getByText(texts.contact.form.errors.email.missing)).toBeVisible();
  expect(await violations(page), 'errors').toEqual([]);
  await form.fillIn('Hei');
  for (const toast of [form.failure, form.success]) {
    const fails = toast === form.failure;
    await page.route(messageRequests, (route) => (fails ? route.abort() : route.fulfill({ body: '' })));
    await form.send.click();
    // While hovered it stays for as long as axe needs.
    await toast.hover();
    expect(await violations(page)).toEqual([]);
    await expect(toast).toBeVisible();
    await page.unroute(messageRequests);
  }
});

test('axe finds nothing on the error screen', matrix, async ({ page, visit, texts, heading }) => {
  await visit('/about');
  await breakGallery(page);
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('axe finds nothing with more contrast', matrix, async ({ page, visit }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const path of ['/', '/services', '/gallery', '/contact']) {
    await visit(path);
    expect(await violations(page), path).toEqual([]);
  }
});
