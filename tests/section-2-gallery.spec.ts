import type { Page } from '@playwright/test';
import { expect, inBothLanguages, test } from './support/test.ts';
import { fill } from './support/texts.ts';

// SPEC section 2, gallery: 37 photos, twelve a page, and the full-screen viewer.

const photos = (page: Page) => page.getByRole('main').locator('li > a:has(img)');
const shown = (page: Page) => photos(page).filter({ visible: true });

inBothLanguages((language) => {
  const counter = (number: number) => `${number} ${language === 'no' ? 'av' : 'of'} 37`;

  test('twelve photos a page, numbered pages, previous and next disabled at the ends', async ({
    page,
    visit,
    words,
  }) => {
    const texts = words.gallery;
    await visit('/gallery');
    await expect(photos(page)).toHaveCount(37);
    await expect(shown(page)).toHaveCount(12);
    // A photo is named by its description.
    await expect(shown(page).first()).toHaveAccessibleName(/^Illustra/);
    const pages = page.getByRole('navigation', { name: texts.pagination });
    const previous = pages.getByRole('button', { name: texts.previous });
    const next = pages.getByRole('button', { name: texts.next });
    const number = (at: number) => pages.getByRole('button', { name: fill(texts.page, { number: at }) });
    await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '4']);
    await expect(previous).toBeDisabled();
    await expect(number(1)).toHaveAttribute('aria-current', 'page');

    await next.click();
    await expect(number(2)).toHaveAttribute('aria-current', 'page');
    await expect(shown(page)).toHaveCount(12);
    await expect(page).toHaveURL('/gallery?page=2');
    await number(4).click();
    await expect(shown(page)).toHaveCount(1);
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await previous.click();
    await expect(page).toHaveURL('/gallery?page=3');
    await page.goBack();
    await expect(shown(page)).toHaveCount(1);
    await number(1).click();
    await expect(page).toHaveURL('/gallery');
  });

  test('a click opens the viewer; buttons and arrow keys go from photo to photo', async ({
    page,
    visit,
    words,
  }) => {
    const { viewer } = words.gallery;
    await visit('/gallery');
    await shown(page).nth(1).click();
    // The page behind, with its own buttons of these names, is out of reach while the viewer is open.
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const count = page.getByText(/^\d+\s+\S+\s+37$/);
    await expect(count).toHaveText(counter(2));
    await button(viewer.previous).click();
    await expect(count).toHaveText(counter(1));
    await expect(button(viewer.previous)).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(count).toHaveText(counter(2));
    await button(viewer.next).click();
    await expect(count).toHaveText(counter(3));
    await page.keyboard.press('ArrowLeft');
    await expect(count).toHaveText(counter(2));
    await button(viewer.close).click();
    await expect(count).toHaveCount(0);
  });

  test('it counts over all photos and stops at the last', async ({ page, visit, words }) => {
    const { viewer } = words.gallery;
    await visit('/gallery?page=4');
    await shown(page).first().click();
    const count = page.getByText(/^\d+\s+\S+\s+37$/);
    await expect(count).toHaveText(counter(37));
    await expect(page.getByRole('button', { name: viewer.next, exact: true })).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(count).toHaveText(counter(36));
  });
});

test('Escape closes the viewer; the grid stands on the page of the last photo, with focus on it', async ({
  page,
  visit,
}) => {
  await visit('/gallery');
  await shown(page).nth(11).click();
  const count = page.getByText(/^\d+\s+\S+\s+37$/);
  await expect(count).toHaveText('12 av 37');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('13 av 37');
  await page.keyboard.press('Escape');
  await expect(count).toHaveCount(0);
  await expect(page).toHaveURL('/gallery?page=2');
  await expect(photos(page).nth(12)).toBeFocused();
});

test('the page behind the viewer is held still', async ({ page, visit }) => {
  await visit('/gallery');
  await shown(page).nth(6).scrollIntoViewIfNeeded();
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await place();
  expect(before).toBeLessThan(0);
  await shown(page).nth(6).click();
  await expect(page.getByText(/^7\s+av\s+37$/)).toBeVisible();
  await page.mouse.wheel(0, 700);
  await page.keyboard.press('End');
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^7\s+av\s+37$/)).toHaveCount(0);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test('the page is in the address, and rubbish there shows the nearest page', async ({ page, visit }) => {
  for (const [query, count] of [
    ['?page=3', 12],
    ['?page=99', 1],
    ['?page=-1', 12],
    ['?page=abc', 12],
  ] as const) {
    await visit(`/gallery${query}`);
    await expect(shown(page)).toHaveCount(count);
  }
});

test('a thumbnail is a link to the large picture, for a tab of its own', async ({ page, visit, request }) => {
  await visit('/gallery');
  const href = await shown(page).first().getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/webp');
});
