import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { composeGallery, showSite } from '../../tests/support/compose-test-site.ts';
import { boxOf, photos, visiblePhotos } from '../../tests/support/page.ts';
import { expect, matrix, test } from '../../tests/support/test.ts';
import { files, interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Gallery".

/** A gallery of the size that the specification names. */
let site: ComposedSite;

test.beforeAll(async () => {
  site = await composeGallery(37);
});

test('37 photos are shipped', matrix, () => {
  test.skip(!process.env.SHIPPED_CONTENT, 'Any firm has as many photos as it has. Only .ci/run sets this.');
  expect(files.gallery.pictures.photos).toHaveLength(37);
});

test('a page has twelve photos and an address', async ({ page, visit, texts }) => {
  const words = texts.gallery;
  await showSite(page, site);
  await visit('/gallery');
  await expect(visiblePhotos(page)).toHaveCount(12);
  for (const photo of await visiblePhotos(page).all()) {
    await expect(photo.locator('img')).toHaveAttribute('alt', /\S/);
    await expect(photo.locator('img')).toHaveAttribute('height', /^[1-9]\d{2,}$/);
    await expect(photo.locator('+ p')).toHaveText(/\S/);
  }
  const { width } = await boxOf(visiblePhotos(page).first());
  const pages = page.getByRole('navigation', { name: words.pagination });
  const previous = pages.getByRole('button', { name: words.previous });
  const next = pages.getByRole('button', { name: words.next });
  const number = (at: number) => pages.getByRole('button', { name: interpolate(words.page, { number: at }) });
  await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '4']);
  await expect(previous).toBeDisabled();
  await expect(number(1)).toHaveAttribute('aria-current', 'page');

  await next.click();
  await expect(number(2)).toHaveAttribute('aria-current', 'page');
  await expect(visiblePhotos(page)).toHaveCount(12);
  await expect(page).toHaveURL('/gallery?page=2');
  const said = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(said).toHaveText(interpolate(words.pageShown, { number: 2, pages: 4 }));
  await number(4).click();
  await expect(visiblePhotos(page)).toHaveCount(1);
  expect((await boxOf(visiblePhotos(page).first())).width).toBeCloseTo(width, 0);
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  await previous.press('Enter');
  await next.press('Enter');
  await expect(number(4)).toBeFocused();
  await previous.click();
  await expect(page).toHaveURL('/gallery?page=3');
  await page.goBack();
  await expect(visiblePhotos(page)).toHaveCount(1);
  await number(1).click();
  await expect(page).toHaveURL('/gallery');
});

test('the first page is marked before the scripts', async ({ page, texts }) => {
  await showSite(page, site);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/gallery');
  const pages = page.locator('main nav').last();
  await expect(pages.locator('[aria-current=page]')).toHaveText('1');
  await expect(pages.locator('button').filter({ hasText: texts.gallery.previous })).toBeDisabled();
});

test('one page alone has no pagination', async ({ page, visit, texts }) => {
  await showSite(page, await composeGallery(12));
  await visit('/gallery');
  await expect(visiblePhotos(page)).toHaveCount(12);
  await expect(page.getByRole('navigation', { name: texts.gallery.pagination })).toHaveCount(0);
});

test('the first window leaves pictures far below it', async ({ page }) => {
  // Twelve photos below each other are the longest page. A firm may have fewer.
  await showSite(page, await composeGallery(12));
  await page.setViewportSize({ width: 600, height: 700 });
  await page.goto('/gallery', { waitUntil: 'load' });
  const pictures = await page.locator('main img').evaluateAll((images) =>
    images.map((image) => ({
      // Browsers fetch pictures ahead that are up to 2500 pixels below the window.
      isFar: image.getBoundingClientRect().top > innerHeight + 2500,
      isFetched: performance.getEntriesByName((image as HTMLImageElement).currentSrc).length > 0,
    })),
  );
  expect(pictures.some(({ isFetched }) => isFetched)).toBe(true);
  // While a page is laid out, some are nearer for a moment, and a browser may fetch those.
  expect(pictures.some(({ isFar, isFetched }) => isFar && !isFetched)).toBe(true);
});

for (const file of ['Viewer-*.js', 'Viewer-*.css']) {
  test(`without ${file} a photo opens by its own link`, matrix, async ({ page, visit }) => {
    await page.route(`**/assets/${file}`, (route) => route.abort('blockedbyclient'));
    await visit('/gallery');
    const photo = visiblePhotos(page).first();
    const link = (await photo.getAttribute('href')) ?? '';
    await photo.click();
    await expect(page).toHaveURL(link);
  });
}

test('offline, a photo that is not there opens no page', matrix, async ({ page, visit, texts }) => {
  await visit('/gallery');
  await page.context().setOffline(true);
  await visiblePhotos(page).first().click();
  const { title } = texts.shared.toast.noConnection;
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
  await expect(page).toHaveURL('/gallery');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos are links to large pictures', matrix, async ({ page, request, texts }) => {
    await page.goto('/gallery');
    await expect(visiblePhotos(page)).toHaveCount(files.gallery.pictures.photos.length);
    await expect(page.getByRole('navigation', { name: texts.gallery.pagination })).toBeHidden();
    const last = photos(page).last().locator('img');
    const { width, height } = await boxOf(last);
    const [originalWidth, originalHeight] = await Promise.all(
      ['width', 'height'].map(async (name) => Number(await last.getAttribute(name))),
    );
    expect(width / height).toBeCloseTo(Number(originalWidth) / Number(originalHeight), 1);
    const response = await request.get((await photos(page).last().getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toMatch(/^image\//);
  });
});
