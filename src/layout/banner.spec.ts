import { boxOf } from '../../tests/support/page.ts';
import { expect, test } from '../../tests/support/test.ts';

// docs/product.md, "Banner".

test.use({ reducedMotion: 'no-preference' });

test('the banner is 400 to 600 px high, and fades in over 0.7 s', async ({ page, visit, main }) => {
  await visit('/about');
  const banner = main.locator('section').first();
  await expect(banner.locator('picture')).toHaveCSS('animation-duration', '0.7s');
  for (const height of [600, 800, 1000, 1200, 1400]) {
    const expected = Math.min(600, Math.max(400, height / 2));
    await page.setViewportSize({ width: 1440, height });
    await expect(banner, `at ${height} px`).toHaveCSS('min-height', `${expected}px`);
    // Many words make it higher in a low window, never higher than 600 px.
    const shown = (await boxOf(banner)).height;
    expect(shown, `at ${height} px`).toBeGreaterThanOrEqual(expected);
    expect(shown, `at ${height} px`).toBeLessThanOrEqual(600);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit('/services');
  expect((await boxOf(banner)).height).toBe(400);
});

test('on a phone in landscape the words cover nothing of the picture', async ({
  page,
  visit,
  heading,
  main,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of ['/', '/about', '/services/graving']) {
    await visit(path);
    const words = await boxOf(heading);
    const picture = await boxOf(main.locator('picture').first());
    expect(picture.x, path).toBeGreaterThan(words.x + words.width);
    expect(picture.width, path).toBeGreaterThan(200);
  }
});
