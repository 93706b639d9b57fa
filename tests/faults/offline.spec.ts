import { expect, hydrated, matrix, matrixInEngines, test } from '../support/test.ts';

// docs/product.md, "Errors": there is no connection.

test(
  'a page out of reach changes nothing',
  matrixInEngines,
  async ({ page, context, visit, texts, heading, follow }) => {
    const { toast, navigation } = texts.shared;
    await visit('/about');
    await context.setOffline(true);
    await follow(navigation.services);
    const noConnection = page.getByRole('alert').filter({ hasText: toast.noConnection.title });
    await expect(noConnection).toContainText(toast.noConnection.text);
    await expect(heading).toHaveText(texts.about.banner.title);
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await context.setOffline(false);
    await follow(navigation.services);
    await expect(heading).toHaveText(texts.services.banner.title);
  },
);

test('Back to a page out of reach', matrix, async ({ page, context, visit, texts, heading, follow }) => {
  const { toast, navigation } = texts.shared;
  await visit('/about');
  await follow(navigation.services);
  await expect(heading).toHaveText(texts.services.banner.title);
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('alert').filter({ hasText: toast.noConnection.title })).toBeVisible();
  await expect(heading).toHaveText(texts.services.banner.title);
  await expect(page).toHaveURL('/services');
  await context.setOffline(false);
  await page.goBack();
  await expect(heading).toHaveText(texts.about.banner.title);
});
