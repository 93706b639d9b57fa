import { violations } from '../support/axe.ts';
import { breakScreen, expectFocusTrap, resize } from '../support/page.ts';
import { messageRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": axe in the states that visitors can cause, and dialogs by keyboard.
// pages/audit.spec.ts checks every page as it arrives, and src/gallery the viewer.

// The policy, which has tests of its own, would block axe.
test.use({ bypassCSP: true });

test('axe finds nothing in the dialogs, which keep the focus', matrix, async ({ page, visit, texts }) => {
  const { header, footer, consent } = texts.shared;
  for (const [size, opener, title] of [
    ['1440 900', footer.cookieSettings, consent.dialogTitle],
    ['360 800', header.openMenu, header.menuTitle],
  ] as const) {
    await resize(page, size);
    await visit('/contact');
    const button = page.getByRole('button', { name: opener, exact: true });
    await expectFocusTrap(page, button, title, async () => expect(await violations(page)).toEqual([]));
  }
});

test(
  'axe finds nothing in open texts or errors',
  matrix,
  async ({ page, visit, texts, main, clickFooterLink }) => {
    await visit('/services');
    const closed = main.locator('button[aria-expanded=false]');
    await closed.evaluateAll((all: HTMLElement[]) => all.map((button) => button.click()));
    await expect(closed).toHaveCount(0);
    await page.getByRole('button', { name: texts.shared.header.showServices }).click();
    expect(await violations(page)).toEqual([]);
    await breakScreen(page, 'about');
    await clickFooterLink('about');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test('axe finds nothing among refusals and toasts', matrix, async ({ page, visit, texts, form }) => {
  await visit('/contact');
  await form.send.click();
  await expect(page.getByText(texts.contact.form.errors.email.missing)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.fillIn('Hei');
  for (const toast of [form.failure, form.success]) {
    const fails = toast === form.failure;
    await page.route(messageRequests, (route) => (fails ? route.abort() : route.fulfill({ body: '' })));
    await form.send.click();
    // A hovered toast stays open.
    await toast.hover();
    expect(await violations(page)).toEqual([]);
    await expect(toast).toBeVisible();
    await page.unroute(messageRequests);
  }
});
