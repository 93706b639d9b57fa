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
      await expect(banner, `${path} at ${height} px`).toHaveCSS('min-height', `${expected}px`);
      // Many words make it higher in a low window, never higher than 600 px.
      const shown = (await banner.boundingBox())?.height;
      expect(shown, `${path} at ${height} px`).toBeGreaterThanOrEqual(expected);
      expect(shown, `${path} at ${height} px`).toBeLessThanOrEqual(600);
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
