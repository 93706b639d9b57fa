import type { Locator, Page } from '@playwright/test';

/** The thumbnails of the gallery, on all of its pages. */
export const photos = (page: Page): Locator => page.getByRole('main').locator('li > a:has(img)');

/** The thumbnails on the page of the gallery that shows. */
export const visiblePhotos = (page: Page): Locator => photos(page).filter({ visible: true });
