import { expect, hydrated, matrix, matrixInEngines, test } from '../support/test.ts';

// docs/product.md, "Errors": there is no connection.

test(
  'a page out of reach changes nothing',
  matrixInEngines,
  async ({ page, context, visit, texts, clickFooterLink, goTo, expectPage }) => {
    const { toast } = texts.shared;
    await visit('/about');
    await context.setOffline(true);
    await clickFooterLink('services');
    const noConnection = page.getByRole('alert').filter({ hasText: toast.noConnection.title });
    await expect(noConnection).toContainText(toast.noConnection.text);
    await expectPage('about');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    await context.setOffline(false);
    await goTo('services');
  },
);

test('Back to a page out of reach', matrix, async ({ page, context, visit, texts, goTo, expectPage }) => {
  const { toast } = texts.shared;
  await visit('/about');
  await goTo('services');
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('alert').filter({ hasText: toast.noConnection.title })).toBeVisible();
  await expectPage('services');
  await expect(page).toHaveURL('/services');
  await context.setOffline(false);
  await page.goBack();
  await expectPage('about');
});
