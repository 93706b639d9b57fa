import type { Locator, Page } from '@playwright/test';

/** Collects errors and warnings in the console and uncaught errors, from now on. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

/** Breaks the gallery: its code meets a page without pictures. */
export async function breakGallery(page: Page): Promise<void> {
  await page.route('**/content/*/*/gallery.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pictures: {} } });
  });
}

/** Holds back all requests for the given files until the returned function releases them. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The thumbnails of the gallery: those of its page, or all without scripts. */
export const photos = (page: Page): Locator => page.getByRole('main').locator('li > a:has(img)');

/** The thumbnails on the page of the gallery that shows. */
export const visiblePhotos = (page: Page): Locator => photos(page).filter({ visible: true });

/** True once an image has loaded and can be seen. */
export function pictureLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}
