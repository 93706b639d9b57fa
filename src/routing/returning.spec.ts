import type { Page } from '@playwright/test';
import { engines, expect, hydrated, matrix, test } from '../../tests/support/test.ts';

// docs/product.md, "Changing pages": Back and Forward.

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The position that the history keeps. */
const kept = (page: Page) => page.evaluate(() => window.history.state?.scroll);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => kept(page)).toBe(top);
}

test('Back leads to the place, also after a reload', engines, async ({ page, visit, texts, heading }) => {
  await visit('/');
  await scrollTo(page, 1800);
  const card = page.getByRole('main').getByRole('link', { name: texts.shared.services.sweeping });
  await card.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(texts.sweeping.banner.title);
  await expect.poll(() => position(page)).toBe(0);
  await expect(heading).toBeFocused();
  // It is not a control, so it has no frame.
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(heading).toHaveCSS('box-shadow', 'none');
  await scrollTo(page, 700);

  await page.goBack();
  await expect(heading).toHaveText(texts.home.hero.title);
  expect(await position(page)).toBe(1800);
  // What a screen reader goes on from is in the window.
  const focus = page.locator('main :is(h1, h2, h3, a):focus');
  await expect(focus).toBeInViewport({ ratio: 1 });
  expect((await focus.boundingBox())?.y).toBeGreaterThan(
    (await page.getByRole('banner').boundingBox())?.height ?? 0,
  );
  await page.goForward();
  await expect(heading).toHaveText(texts.sweeping.banner.title);
  expect(await position(page)).toBe(700);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => position(page)).toBe(700);
  await page.goBack();
  await expect(heading).toHaveText(texts.home.hero.title);
  expect(await position(page)).toBe(1800);
});

test('a hash and a page of the gallery have their places', matrix, async ({ page, visit, texts }) => {
  await visit('/personvern');
  await scrollTo(page, 300);
  const title = texts.privacy.sections[2]?.title ?? '';
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/#/);
  const place = await position(page);
  expect(place).toBeGreaterThan(300);
  await expect.poll(() => kept(page)).toBe(place);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => position(page)).toBe(place);

  await visit('/gallery');
  await scrollTo(page, 900);
  const pages = page.getByRole('navigation', { name: texts.gallery.pagination });
  const next = pages.getByRole('button', { name: texts.gallery.next });
  await next.evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL('/gallery?page=2');
  const top = await position(page);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(900);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await expect.poll(() => position(page)).toBe(900);
});
