import { visiblePhotos } from '../../tests/support/page.ts';
import { expect, inBothLanguages, test } from '../../tests/support/test.ts';
import { fill } from '../../tests/support/texts.ts';

// docs/product.md, "Gallery".

inBothLanguages(() => {
  test('37 photos, twelve to a page, the page in the address', async ({ page, visit, texts, request }) => {
    const words = texts.gallery;
    await visit('/gallery');
    await expect(visiblePhotos(page)).toHaveCount(12);
    for (const photo of await visiblePhotos(page).all()) {
      await expect(photo.locator('img')).toHaveAttribute('alt', /\S/);
      await expect(photo.locator('img')).toHaveAttribute('height', /^[1-9]\d{2,}$/);
      await expect(photo.locator('+ p')).toHaveText(/\S/);
    }
    // A thumbnail is a link to the large picture. Its original stands in until it is made.
    const large = await request.get((await visiblePhotos(page).first().getAttribute('href')) ?? '');
    expect([large.status(), large.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
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
    await previous.press('Enter');
    await next.press('Enter');
    await expect(next).toBeDisabled();
    await expect(number(4)).toBeFocused();
    await previous.click();
    await expect(page).toHaveURL('/gallery?page=3');
    await page.goBack();
    await expect(visiblePhotos(page)).toHaveCount(1);
    await number(1).click();
    await expect(page).toHaveURL('/gallery');
  });
});
