import type { Browser } from '@playwright/test';
import { siteUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { allTexts, type Language } from '../support/texts.ts';

// docs/product.md, "Language": the order of detection. src/language/language.test.ts has the longer tables.

interface Visitor {
  languages: string[];
  stored?: string;
  path?: string;
  userAgent?: string;
}

/** Opens a page as a visitor, and returns its language and heading and what is stored afterwards. */
async function arrive(browser: Browser, { languages, stored, path = '/about', userAgent }: Visitor) {
  const localStorage = stored === undefined ? [] : [{ name: 'language', value: stored }];
  const context = await browser.newContext({
    locale: languages[0] ?? 'en-US',
    baseURL: siteUrl,
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
    ...(userAgent && { userAgent }),
  });
  await context.addInitScript((list) => {
    Object.defineProperty(navigator, 'languages', { get: () => list });
  }, languages);
  const page = await context.newPage();
  await page.goto(path);
  const lang = await page.locator('html').getAttribute('lang');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const after = await page.evaluate(() => window.localStorage.getItem('language'));
  await context.close();
  return [lang, heading, after];
}

test('the address decides, else the stored choice, else the browser’s list', async ({ browser }) => {
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const [visitor, language, stored] of [
    [{ languages: ['nb-NO', 'en-US'] }, 'no', null],
    [{ languages: ['sv-SE', 'en-US', 'nb-NO'] }, 'en', null],
    [{ languages: [] }, 'no', null],
    [{ languages: ['nb'], stored: 'en' }, 'en', 'en'],
    [{ languages: ['nb'], stored: '{"language":"en"}' }, 'no', '{"language":"en"}'],
    [{ languages: ['nb'], stored: 'no', path: '/about?lang=en' }, 'en', 'en'],
    [{ languages: ['en-US'], userAgent: crawler }, 'no', null],
  ] as [Visitor, Language, string | null][]) {
    const heading = allTexts(language).about.banner.title;
    expect(await arrive(browser, visitor), JSON.stringify(visitor)).toEqual([language, heading, stored]);
  }
});
