import { pictureLoaded } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { otherPicturesThan, picturesNamed, stockPicture } from '../support/texts.ts';

// docs/product.md, "Banner".

test('the banner is 400 to 600 px high, and fades in over 0.7 s', async ({ page, visit }) => {
  for (const path of ['/about', '/services/graving']) {
    await visit(path);
    const banner = page.getByRole('main').locator('section').first();
    await expect(banner.locator('picture')).toHaveCSS('animation-duration', '0.7s');
    for (const [height, expected] of [
      [600, 400],
      [800, 400],
      [1000, 500],
      [1200, 600],
      [1400, 600],
    ] as const) {
      await page.setViewportSize({ width: 1440, height });
      expect((await banner.boundingBox())?.height, `${path} at ${height} px`).toBe(expected);
    }
  }
});

test('a banner picture that fails is replaced by the stock picture', async ({ page, visit }) => {
  await page.route(otherPicturesThan(stockPicture), (route) => route.abort());
  for (const path of ['/about', '/services/trepleie']) {
    await visit(path);
    const picture = page.getByRole('main').locator('section').first().locator('img');
    await expect(picture).toHaveAttribute('src', picturesNamed(stockPicture));
    await expect.poll(() => pictureLoaded(picture)).toBe(true);
  }
});
