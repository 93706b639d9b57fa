import type { Locator, Page } from '@playwright/test';
import { hold, photos, visiblePhotos } from '../../tests/support/page.ts';
import { engines, expect, inBothLanguages, matrix, phone, test } from '../../tests/support/test.ts';
import { files } from '../../tests/support/texts.ts';

// docs/product.md, "Viewer".

const middle = files.gallery.pictures.photos[12] ?? '';

const counter = (page: Page) => page.getByText(/^\d+\s+\S+\s+37$/);

inBothLanguages((language) => {
  const of37 = (number: number) => `${number} ${language === 'no' ? 'av' : 'of'} 37`;

  test('buttons and arrow keys go from photo to photo', engines, async ({ page, visit, texts }) => {
    const { viewer } = texts.gallery;
    await visit('/gallery');
    await visiblePhotos(page).nth(1).click();
    const dialog = page.getByRole('dialog', { name: viewer.label });
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await expect(counter(page)).toHaveText(of37(2));
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 900 });
    // The scrollbar keeps its room.
    expect(box?.width).toBeGreaterThan(1400);
    await button(viewer.previous).click();
    await expect(counter(page)).toHaveText(of37(1));
    await expect(button(viewer.previous)).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(of37(2));
    await button(viewer.next).click();
    await expect(counter(page)).toHaveText(of37(3));
    await button(viewer.close).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: texts.gallery.page.replace('{number}', '4') }).click();
    await visiblePhotos(page).first().click();
    await expect(counter(page)).toHaveText(of37(37));
    await expect(button(viewer.next)).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(of37(36));
  });
});

/**
 * Follows a link to the gallery, opens a photo in some way before the viewer is there, closes it, and expects Back to lead
 * to the page before.
 */
function opensOnce(
  name: string,
  tags: object,
  open: (page: Page, photo: (at: number) => Locator, release: () => void) => Promise<void>,
): void {
  test(`one entry in the history: ${name}`, tags, async ({ page, visit, texts, heading }) => {
    const release = await hold(page, '**/assets/Viewer-*.js');
    await visit('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
    await expect(heading).toHaveText(texts.gallery.banner.title);
    await open(page, (at) => visiblePhotos(page).nth(at), release);
    release();
    await expect(counter(page)).toHaveText(/^[23] /);
    await page.keyboard.press('Escape');
    await expect(counter(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    // Neither locked nor covered.
    await page.getByRole('button', { name: texts.gallery.page.replace('{number}', '2') }).click();
    await expect(page).toHaveURL('/gallery?page=2');
    await page.goBack();
    await page.goBack();
    await expect(heading).toHaveText(texts.about.banner.title);
  });
}

opensOnce('a double click', engines, (_, photo) => photo(1).dblclick());
opensOnce('a double click once the viewer is there', matrix, async (_, photo, release) => {
  release();
  await photo(1).dblclick();
});
opensOnce('clicks on two photos', matrix, async (_, photo) => {
  await photo(1).click();
  await photo(2).click();
});
opensOnce('Enter twice', matrix, async (page, photo) => {
  await photo(1).press('Enter');
  await page.keyboard.press('Enter');
});
opensOnce('two clicks on Close', matrix, async (page, photo, release) => {
  release();
  await photo(0).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk', exact: true }).dblclick();
  await photo(1).click();
});
opensOnce('a photo that is loaded again', matrix, async (page, photo, release) => {
  release();
  await photo(1).click();
  await expect(counter(page)).toHaveText(/^2 /);
  await page.reload();
});
test.describe('by touch', () => {
  test.use(phone);
  opensOnce('two taps', matrix, async (_, photo) => {
    await photo(1).tap();
    await photo(1).tap();
  });
});

test('ten presses of an arrow go ten photos on', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(`/gallery?photo=${middle}`);
  await expect(counter(page)).toHaveText(/37/);
  const at = async () => Number.parseInt((await counter(page).textContent()) ?? '', 10);
  const start = await at();
  await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('ArrowRight')));
  await expect.poll(at).toBe(start + 10);
  await expect(page).not.toHaveURL(new RegExp(middle));
  await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('ArrowLeft')));
  await expect(page).toHaveURL(new RegExp(middle));
  expect(await at()).toBe(start);
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

test('the page behind the viewer does not scroll', async ({ page, visit }) => {
  await visit('/gallery');
  await visiblePhotos(page).nth(6).scrollIntoViewIfNeeded();
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await top();
  expect(before).toBeLessThan(0);
  await visiblePhotos(page).nth(6).click();
  await expect(counter(page)).toHaveText('7 av 37');
  await page.mouse.wheel(0, 700);
  await page.keyboard.press('End');
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(counter(page)).toHaveCount(0);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('Back closes the viewer, then leaves the gallery', engines, async ({ page, visit, texts, heading }) => {
  await visit('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
  await expect(page).toHaveURL('/gallery');
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
  await page.goBack();
  await expect(counter(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading).toHaveText(texts.about.banner.title);
});
