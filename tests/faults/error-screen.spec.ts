import { expect, inBothLanguages, test } from '../support/test.ts';

// docs/product.md, "Errors": a page that cannot be shown.

inBothLanguages((language) => {
  test('a routing error shows the error screen with its message', async ({ page, visit, texts }) => {
    await visit('/about');
    const heading = page.getByRole('heading', { level: 1 });
    // As if the automatic reload had already been tried.
    await page.evaluate(() => sessionStorage.setItem('reloadedForChunk', '2026-01-01T12:00:00.000Z'));
    await page.route('**/content/*/*/gallery.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main').locator('p')).toHaveText(/404/);
    await page.goBack();
    await expect(heading).toHaveText(texts.about.banner.title);
    await page.goForward();
    await expect(heading).toHaveText('Unexpected Application Error!');
    await page.unroute('**/content/*/*/gallery.json');
    const reload = { no: 'Last siden på nytt', en: 'Reload the page' }[language];
    await page.getByRole('button', { name: reload }).click();
    await expect(heading).toHaveText(texts.gallery.banner.title);
  });
});

test('offline the next page is an error, until online again', async ({ page, context, visit, texts }) => {
  await visit('/about');
  await context.setOffline(true);
  const heading = page.getByRole('heading', { level: 1 });
  const gallery = texts.shared.navigation.gallery;
  await page.getByRole('contentinfo').getByRole('link', { name: gallery }).click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await context.setOffline(false);
  await expect(heading).toHaveText(texts.gallery.banner.title);
});

test('the error screen does not change the language that was chosen', async ({ page, context, visit }) => {
  await visit('/about');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(heading).toHaveText('About Us');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await context.setOffline(false);
  await expect(heading).toHaveText('Gallery');
});
