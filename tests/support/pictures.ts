import type { Locator } from '@playwright/test';

/** True once an image has loaded and can be seen. */
export function pictureLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}
