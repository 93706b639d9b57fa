import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser, launchOptions } from './browser.ts';
import { root } from './site.ts';

/** Opens a browser for the pictures of docs/. `save` writes what the window shows to docs/pictures. */
export async function takePictures(
  height: number,
  take: (page: Page, save: (name: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  ensureBrowser();
  const browser = await chromium.launch(launchOptions());
  const viewport = { width: 1440, height };
  const page = await browser.newPage({ viewport, locale: 'nb-NO', reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  mkdirSync(path.join(root, 'docs/pictures'), { recursive: true });
  try {
    await take(page, async (name) => {
      const picture = sharp(await page.screenshot({ animations: 'disabled' })).webp({ quality: 82 });
      await picture.toFile(path.join(root, `docs/pictures/${name}.webp`));
      console.log(`docs/pictures/${name}.webp`);
    });
  } finally {
    await browser.close();
  }
}
