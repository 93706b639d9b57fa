import type { Page } from '@playwright/test';
import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { composeGallery, showSite } from '../../tests/support/compose-test-site.ts';
import { boxOf, expectAccessibleDialog, photos, visiblePhotos } from '../../tests/support/page.ts';
import {
  engines,
  expect,
  inBothLanguages,
  matrix,
  matrixInEngines,
  phone,
  test,
} from '../../tests/support/test.ts';
import { interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Viewer".

let site: ComposedSite;

test.beforeAll(async () => {
  site = await composeGallery(37);
});

test.beforeEach(({ page }) => showSite(page, site));

const counter = (page: Page) => page.getByText(/^\d+\s+\S+\s+37$/);

/** Waits for the photo of a click. Keys are the viewer's from then on. */
async function expectOpened(page: Page, count: string): Promise<void> {
  await expect(counter(page)).toHaveText(count);
  await expect(page.getByRole('dialog')).toBeFocused();
}

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
    await expectOpened(page, of37(37));
    await expect(button(viewer.next)).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(of37(36));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('Escape leads to the page of the last photo', matrix, async ({ page, visit }) => {
  await visit('/gallery');
  await visiblePhotos(page).nth(11).click();
  await expectOpened(page, '12 av 37');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('13 av 37');
  await expect(page).toHaveURL('/gallery');
  // The second press must not leave the gallery.
  await page.evaluate(() => {
    const press = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(press());
    document.activeElement?.dispatchEvent(press());
  });
  await expect(counter(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery?page=2');
  await expect(photos(page).first()).toBeFocused();
});

test('the thumbnail shows until the photo is loaded', matrix, async ({ page, visit, texts }) => {
  await visit('/gallery');
  const thumbnail = visiblePhotos(page).nth(2).locator('img');
  await thumbnail.scrollIntoViewIfNeeded();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const file = await thumbnail.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.route(/-(1280|1600)\.webp/, () => {});
  await visiblePhotos(page).nth(2).click();
  await expect(counter(page)).toHaveText('3 av 37');
  const dialog = page.getByRole('dialog', { name: texts.gallery.viewer.label });
  const shown = dialog.locator('.yarl__slide_current [aria-hidden] img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(file);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(shown).toBeVisible();
});

test('a pinch or a double tap zooms, and no button', matrix, async ({ page, visit, texts }) => {
  await visit('/gallery');
  await visiblePhotos(page).nth(1).click();
  const dialog = page.getByRole('dialog', { name: texts.gallery.viewer.label });
  const { close, previous, next } = texts.gallery.viewer;
  await expect(dialog.getByRole('button')).toHaveCount(3);
  for (const name of [close, previous, next])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  const photo = dialog.locator('.yarl__slide_current .yarl__slide_image').first();
  const before = await boxOf(photo);
  await photo.dblclick();
  await expect.poll(async () => (await boxOf(photo)).width).toBeGreaterThan(before.width * 1.2);
});

test('a double click leaves the photo open', matrix, async ({ page, visit, texts }) => {
  await visit('/gallery');
  await visiblePhotos(page).nth(1).dblclick();
  const { label, close } = texts.gallery.viewer;
  const dialog = page.getByRole('dialog', { name: label });
  await expect(counter(page)).toHaveText('2 av 37');
  const button = dialog.getByRole('button', { name: close, exact: true });
  await button.dispatchEvent('click', { detail: 2 });
  await expect(button).toBeVisible();
  await button.dispatchEvent('click', { detail: 1 });
  await expect(dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a double tap leaves the photo open', matrix, async ({ page, visit, texts }) => {
    await visit('/gallery');
    const photo = visiblePhotos(page).first();
    await photo.scrollIntoViewIfNeeded();
    const { x, bottom } = await boxOf(photo);
    await page.touchscreen.tap(x + 5, bottom - 5);
    const dialog = page.getByRole('dialog', { name: texts.gallery.viewer.label });
    await expect(dialog).toBeVisible();
    // What is there now is beside the large photo.
    await page.touchscreen.tap(x + 5, bottom - 5);
    await dialog.getByRole('button', { name: texts.gallery.viewer.next, exact: true }).click();
    await expect(counter(page)).toHaveText('2 av 37');
  });
});

test('the page behind the viewer does not scroll', async ({ page, visit, scrollTop }) => {
  await visit('/gallery');
  await visiblePhotos(page).nth(6).scrollIntoViewIfNeeded();
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  const placeBefore = await place();
  await visiblePhotos(page).nth(6).click();
  await expectOpened(page, '7 av 37');
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
  await expectOpened(page, '7 av 37');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('8 av 37');
  await page.goBack();
  await expect(counter(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(photos(page).nth(7)).toBeFocused();
  await page.goBack();
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
