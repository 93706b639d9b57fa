import { newMark, storedMessages } from '../support/contact-form.ts';
import { expect, hydrated, matrix, phone, test } from '../support/test.ts';

// docs/product.md, "Errors": browsers that are old, or have an interface switched off.

test.describe('on a phone', () => {
  test.use({ ...phone, consent: 'unset' });

  for (const change of [
    'delete window.PerformanceObserver',
    'delete window.HTMLDialogElement',
    "Object.defineProperty(navigator, 'languages', { value: undefined })",
  ]) {
    const title = `after "${change}" a page is as without scripts`;
    test(title, matrix, async ({ page, texts, header, footer, expectPage }) => {
      await page.addInitScript(change);
      const { consent, navigation, ...shared } = texts.shared;
      await page.goto('/services');
      await expect(page.locator('html')).toHaveAttribute('data-no-js');
      await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
      for (const button of [header, footer].map((part) => part.getByRole('button')))
        await expect(button).toHaveCount(0);
      const menu = page.getByRole('navigation', { name: shared.header.mainNavigation });
      await menu.getByRole('link', { name: navigation.about, exact: true }).tap();
      await expect(page).toHaveURL('/about');
      await expectPage('about');
    });
  }
});

test('without a writable history a link loads the document', matrix, async ({ page, visit, goTo }) => {
  await page.addInitScript(() => {
    History.prototype.pushState = History.prototype.replaceState = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await visit('/services');
  const loaded = page.waitForEvent('domcontentloaded');
  await goTo('about');
  await loaded;
  await hydrated(page);
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/services');
});

test('without AbortSignal.timeout a message is sent', matrix, async ({ page, visit, form }) => {
  await page.addInitScript('delete AbortSignal.timeout');
  const mark = newMark();
  await visit('/contact');
  await form.fillIn(mark);
  await form.send.click();
  await expect(form.success).toBeVisible();
  expect(storedMessages(mark)).toHaveLength(1);
});
