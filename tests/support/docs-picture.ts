import { finishedSite, startFinishedSite } from './finished-site.ts';
import { takePictures } from './take-pictures.ts';

// `npm run docs-picture`: takes the screenshot of the front page that README.md shows.

const stop = new AbortController();
await startFinishedSite(stop.signal);
await takePictures(900, async (page, save) => {
  await page.goto(finishedSite.url, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // The headless browser has no scrollbar that could fill the gutter.
  await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
  await save('home');
});
stop.abort();
