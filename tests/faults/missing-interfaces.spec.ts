import { newMark, storedMessages } from '../support/contact-form.ts';
import { boxOf } from '../support/page.ts';
import { expect, matrix, phone, test } from '../support/test.ts';

// docs/product.md, "Errors": browsers that are old, or have an interface switched off.

test.describe('on a phone', () => {
  test.use({ ...phone, consent: 'unset' });

  for (const change of [
    'delete window.PerformanceObserver',
    "CSS.supports = (...rule) => !String(rule).includes('color-mix')",
    "Object.defineProperty(navigator, 'languages', { value: undefined })",
  ]) {
    const title = `after "${change}" a page is as without scripts`;
    test(title, matrix, async ({ page, texts, header, footer, clickFooterLink, expectPage }) => {
      await page.addInitScript(change);
      const { consent, ...shared } = texts.shared;
      await page.goto('/services');
      await expect(page.locator('html')).toHaveAttribute('data-no-js');
      await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
      for (const button of [header, footer].map((part) => part.getByRole('button')))
        await expect(button).toHaveCount(0);
      await header.getByRole('link', { name: shared.footer.navigation, exact: true }).tap();
      await clickFooterLink('about');
      await expect(page).toHaveURL('/about');
      await expectPage('about');
    });
  }
});

test.describe('a browser that knows no ranges of widths', () => {
  // The policy would block the styles, which are changed.
  test.use({ bypassCSP: true, consent: 'unset' });

  test('shows one narrow column, and its form posts', matrix, async ({ page, form, main, texts }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia(/[<>]/.test(query) ? 'not all' : query);
    });
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/@media[^{]*[<>][^{]*/g, '@media not all');
      await route.fulfill({ response, body });
    });
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-no-js');
    expect((await boxOf(main)).width).toBeLessThanOrEqual(640);
    const mark = newMark();
    await form.fillIn(mark);
    await form.send.click();
    await expect(page).toHaveTitle(texts.shared.toast.success.title);
    expect(storedMessages(mark)).toHaveLength(1);
  });
});
