import { expectAccessibleDialog, resize, violations } from '../support/page.ts';
import { messageRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": states that visitors cause. src/gallery has the viewer.

// The policy would block axe.
test.use({ bypassCSP: true });

test('axe finds nothing in dialogs, which trap the focus', matrix, async ({ page, visit, texts }) => {
  const { header, footer, consent } = texts.shared;
  for (const [size, opener, title] of [
    ['1440 900', footer.cookieSettings, consent.dialogTitle],
    ['360 800', header.openMenu, header.menuTitle],
  ] as const) {
    await resize(page, size);
    await visit('/contact');
    await expectAccessibleDialog(page, page.getByRole('button', { name: opener, exact: true }), title);
  }
});

test(
  'axe finds nothing in expanded texts, or in the dropdown',
  matrix,
  async ({ page, visit, texts, main }) => {
    await visit('/services');
    const closed = main.locator('button[aria-expanded=false]');
    await closed.evaluateAll((all: HTMLElement[]) => all.map((button) => button.click()));
    await expect(closed).toHaveCount(0);
    await page.getByRole('button', { name: texts.shared.header.showServices }).click();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'axe finds nothing in errors of the form, or in toasts',
  matrix,
  async ({ page, visit, texts, form }) => {
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
  },
);
