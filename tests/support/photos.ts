import type { Locator, Page } from '@playwright/test';

/** The thumbnails of the gallery: those of its page, or all without scripts. */
export const photos = (page: Page): Locator => page.getByRole('main').locator('li > a:has(img)');

/** The thumbnails on the page of the gallery that shows. */
export const visiblePhotos = (page: Page): Locator => photos(page).filter({ visible: true });
