import type { Page } from '@playwright/test';

/** Breaks the gallery: its code meets a page without pictures. */
export async function breakGallery(page: Page): Promise<void> {
  await page.route('**/content/*/*/gallery.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pictures: {} } });
  });
}
