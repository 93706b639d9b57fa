import type { Page } from '@playwright/test';
import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { composeGallery, showSite } from '../../tests/support/compose-test-site.ts';
import { boxOf, expectAccessibleDialog, photos, visiblePhotos } from '../../tests/support/page.ts';
import { engines, expect, inBothLanguages, matrix, matrixInEngines, test } from '../../tests/support/test.ts';
import { interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Viewer".

let site: ComposedSite;

test.beforeAll(async () => {
  site = await composeGallery(37);
});

test.beforeEach(({ page }) => showSite(page, site));

const counter = (page: Page) => page.getByText(/^\d+\s+\S+\s+37$/);

inBothLanguages((language) => {
  const of37 = (number: number) => `${number} ${language === 'no' ? 'av' : 'of'} 37`;

  test('buttons and arrow keys change the photo', engines, async ({ page, visit, texts }) => {
    const { viewer } = texts.gallery;
    await visit('/gallery');
    const caption = (await visiblePhotos(page).first().locator('+ p').textContent()) ?? '';
    await visiblePhotos(page).nth(1).click();
    const dialog = page.getByRole('dialog', { name: viewer.label });
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await expect(counter(page)).toHaveText(of37(2));
    const said = (index: number) => interpolate(viewer.photo, { index, total: 37 });
    await expect(dialog.getByRole('group', { name: said(2), exact: true })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(said(2));
    await expect(dialog.locator('[aria-roledescription]:not([aria-roledescription=""])')).toHaveCount(0);
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 900 });
    // The scrollbar's gutter stays.
    expect(box?.width).toBeGreaterThan(1400);
    await button(viewer.previous).click();
    await expect(counter(page)).toHaveText(of37(1));
    await expect(button(viewer.previous)).toBeDisabled();
    await expect(button(viewer.next)).toBeFocused();
    await expect(dialog.getByRole('status')).toHaveText(said(1));
    const picture = await boxOf(dialog.getByRole('img').filter({ visible: true }).first());
    expect((await boxOf(dialog.getByText(caption))).y).toBeGreaterThanOrEqual(picture.bottom);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(of37(2));
    // Keys of the browser.
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Meta+ArrowRight');
    await expect(counter(page)).toHaveText(of37(2));
    await button(viewer.next).press('Enter');
    await expect(button(viewer.next)).toHaveCSS('outline-style', 'solid');
    await expect(counter(page)).toHaveText(of37(3));
    await button(viewer.close).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: interpolate(texts.gallery.page, { number: 4 }) }).click();
    await visiblePhotos(page).first().click();
    await expect(counter(page)).toHaveText(of37(37));
    await expect(button(viewer.next)).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(of37(36));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('the address of a photo opens it, and Escape leads to its page', matrix, async ({ page, visit }) => {
  await visit('/gallery');
  await visiblePhotos(page).nth(11).click();
  await expect(counter(page)).toHaveText('12 av 37');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('13 av 37');
  await page.reload();
  await expect(counter(page)).toHaveText('13 av 37');
  await page.keyboard.press('Escape');
  await expect(counter(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery?page=2');
  await expect(photos(page).first()).toBeFocused();
});

test('the page behind the viewer does not scroll', async ({ page, visit, scrollTop }) => {
  await visit('/gallery');
  await visiblePhotos(page).nth(6).scrollIntoViewIfNeeded();
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  const placeBefore = await place();
  await visiblePhotos(page).nth(6).click();
  await expect(counter(page)).toHaveText('7 av 37');
  await page.mouse.wheel(0, 700);
  await page.keyboard.press('End');
  expect(await place()).toBeCloseTo(placeBefore, 0);
  await page.keyboard.press('Escape');
  await expect.poll(scrollTop).toBe(before);
});

test('Back closes the viewer', matrixInEngines, async ({ page, visit, clickFooterLink, expectPage }) => {
  await visit('/about');
  await clickFooterLink('gallery');
  await visiblePhotos(page).nth(6).click();
  await expect(counter(page)).toHaveText('7 av 37');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('8 av 37');
  await page.goBack();
  await expect(counter(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(photos(page).nth(7)).toBeFocused();
  await page.goForward();
  await expect(counter(page)).toHaveText('8 av 37');
  for (let times = 0; times < 2; times++) {
    await page.goBack();
    await expect(counter(page)).toHaveCount(0);
  }
  await expectPage('about');
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('the viewer is accessible and keeps the focus', matrix, async ({ page, visit, texts }) => {
    await visit('/gallery');
    await expectAccessibleDialog(page, photos(page).nth(2), texts.gallery.viewer.label);
  });
});

test('the photo is printed on white, with its caption', matrix, async ({ page, visit, texts }) => {
  await visit('/gallery');
  const caption = (await visiblePhotos(page).first().locator('+ p').textContent()) ?? '';
  await visiblePhotos(page).first().click();
  await expect(counter(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(counter(page)).toBeHidden();
  const printed = page.getByRole('dialog', { name: texts.gallery.viewer.label }).getByText(caption);
  const colors = await printed.evaluate((words) => {
    const clear = 'rgba(0, 0, 0, 0)';
    let ground: Element = words;
    while (getComputedStyle(ground).backgroundColor === clear && ground.parentElement)
      ground = ground.parentElement;
    return [getComputedStyle(words).color, getComputedStyle(ground).backgroundColor];
  });
  expect(colors[1]).toBe('rgb(255, 255, 255)');
  expect(colors[0]).not.toBe(colors[1]);
});
