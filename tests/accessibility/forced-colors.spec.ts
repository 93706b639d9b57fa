import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { brandColors } from '../../builder/discovery/brand.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": with forced colors, marks and focus are still visible.

/** The colors that a small part of the page is painted in. */
async function paint(page: Page, place: Locator, inset = 0): Promise<Set<string>> {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - inset, y: y - inset, width: width + 2 * inset, height: height + 2 * inset };
  const picture = sharp(await page.screenshot({ clip, animations: 'disabled' })).removeAlpha();
  const bytes = await picture.raw().toBuffer();
  const colors = new Set<string>();
  for (let at = 0; at < bytes.length; at += 3) colors.add(bytes.subarray(at, at + 3).join());
  return colors;
}

/** The color of the stakes. */
const stake = Buffer.from(brandColors.stake.slice(1), 'hex').join();

for (const colorScheme of ['dark', 'light'] as const) {
  test(`${colorScheme} forced colors show marks and focus`, matrix, async ({ page, visit, texts }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { header, navigation } = texts.shared;
    await visit('/gallery');
    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    const current = menu.getByRole('link', { name: navigation.gallery, exact: true });
    const other = menu.getByRole('link', { name: navigation.about, exact: true });
    const switches = page.getByRole('banner');
    const pages = page.getByRole('navigation', { name: texts.gallery.pagination });
    const marked: [Locator, Locator][] = [
      [current, other],
      [switches.getByRole('link', { name: 'Norsk' }), switches.getByRole('link', { name: 'English' })],
      [pages.locator('[aria-current=page]'), pages.locator('ol button:not([aria-current])').first()],
    ];
    for (const [here, there] of marked) {
      // Stakes are a little outside the words.
      expect(await paint(page, here, 6), await here.innerHTML()).toContain(stake);
      expect(await paint(page, there)).not.toContain(stake);
    }

    const before = await paint(page, other, 6);
    await page.keyboard.press('Tab');
    await other.focus();
    const { outlineStyle, outlineWidth } = await other.evaluate((link) => getComputedStyle(link));
    expect(outlineStyle).toBe('solid');
    expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(3);
    expect([...(await paint(page, other, 6))].sort()).not.toEqual([...before].sort());

    await visit('/');
    const stakes = page.getByRole('group', { name: texts.home.hero.slidesLabel }).getByRole('button');
    expect(await paint(page, stakes.nth(0))).toContain(stake);
    const unlit = await paint(page, stakes.nth(1));
    expect(unlit).not.toContain(stake);
    expect(unlit.size, 'an unlit stake is visible too').toBeGreaterThan(1);
  });
}
