import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser, findBrowser, launchFlags } from './browser.ts';
import { root, siteUrl } from './site.ts';
import { startTestSite } from './test-site.ts';

// `npm run docs-picture`: takes the screenshot of the front page that README.md shows.

const file = path.join(root, 'docs/pictures/home.webp');
const stop = new AbortController();
ensureBrowser();
await startTestSite(stop.signal);

const executablePath = findBrowser();
const browser = await chromium.launch({ args: launchFlags, ...(executablePath && { executablePath }) });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  locale: 'nb-NO',
  reducedMotion: 'reduce',
});
await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
await page.goto(siteUrl, { waitUntil: 'load' });
await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
// The headless browser has no scrollbar that could fill the gutter.
await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
await mkdir(path.dirname(file), { recursive: true });
const screenshot = sharp(await page.screenshot());
await screenshot.webp({ quality: 80 }).toFile(file);
await browser.close();
stop.abort();
