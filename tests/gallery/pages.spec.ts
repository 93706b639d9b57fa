import { visiblePhotos } from '../support/photos.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { fill } from '../support/texts.ts';

// docs/product.md, "Gallery".

inBothLanguages(() => {
  test('37 photos, twelve to a page, the page in the address', async ({ page, visit, texts }) => {
    const words = texts.gallery;
    await visit('/gallery');
    const images = visiblePhotos(page).locator('img');
    for (const attribute of ['alt', 'width', 'height']) {
      const values = await images.evaluateAll(
        (all, name) => all.map((one) => one.getAttribute(name)),
        attribute,
      );
      for (const value of values)
        expect(value, attribute).toMatch(attribute === 'alt' ? /.{20,}/ : /^[1-9]\d{2,}$/);
    }
    await expect(visiblePhotos(page)).toHaveCount(12);
    const pages = page.getByRole('navigation', { name: words.pagination });
    const previous = pages.getByRole('button', { name: words.previous });
    const next = pages.getByRole('button', { name: words.next });
    const number = (at: number) => pages.getByRole('button', { name: fill(words.page, { number: at }) });
    await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '4']);
    await expect(previous).toBeDisabled();
    await expect(number(1)).toHaveAttribute('aria-current', 'page');

    await next.click();
    await expect(number(2)).toHaveAttribute('aria-current', 'page');
    await expect(visiblePhotos(page)).toHaveCount(12);
    await expect(page).toHaveURL('/gallery?page=2');
    await number(4).click();
    await expect(visiblePhotos(page)).toHaveCount(1);
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await previous.click();
    await expect(page).toHaveURL('/gallery?page=3');
    await page.goBack();
    await expect(visiblePhotos(page)).toHaveCount(1);
    await number(1).click();
    await expect(page).toHaveURL('/gallery');
  });
});

test('a wrong page number shows the nearest page or the first', async ({ page, visit, texts }) => {
  for (const [query, number] of [
    ['?page=3', 3],
    ['?page=99', 4],
    ['?page=-1', 1],
    ['?page=abc', 1],
  ] as const) {
    await visit(`/gallery${query}`);
    const pages = page.getByRole('navigation', { name: texts.gallery.pagination });
    await expect(pages.locator('[aria-current=page]'), query).toHaveText(String(number));
    await expect(visiblePhotos(page), query).toHaveCount(number === 4 ? 1 : 12);
  }
});

test('there is no pagination for a single page of photos', async ({ page, visit, texts }) => {
  await page.route('**/gallery.json', async (route) => {
    const response = await route.fetch();
    const content = await response.json();
    content.pictures.photos.length = 12;
    await route.fulfill({ response, json: content });
  });
  await visit('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
  await expect(visiblePhotos(page)).toHaveCount(12);
  await expect(page.getByRole('navigation', { name: texts.gallery.pagination })).toHaveCount(0);
});

test('every photo has its caption below it', async ({ page, visit }) => {
  await visit('/gallery');
  const captions = visiblePhotos(page).locator('+ p');
  await expect(captions).toHaveCount(12);
  for (const text of await captions.allInnerTexts()) expect(text).toMatch(/\S{3,}/);
});

test('a thumbnail is a link to the large picture', async ({ page, visit, request }) => {
  await visit('/gallery');
  const address = await visiblePhotos(page).first().getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/webp');
});
