import type { Browser } from '@playwright/test';
import { siteUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { allTexts } from '../support/texts.ts';

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
  const result = {
    lang: await page.locator('html').getAttribute('lang'),
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
    stored: await page.evaluate(() => window.localStorage.getItem('language')),
  };
  await context.close();
  return result;
}

const norwegian = { lang: 'no', heading: allTexts('no').about.banner.title };
const english = { lang: 'en', heading: allTexts('en').about.banner.title };

test('the browser’s list decides for a new visitor, then Norwegian', async ({ browser }) => {
  for (const [languages, expected] of [
    [['nb-NO', 'en-US'], norwegian],
    [['sv-SE', 'en-US', 'nb-NO'], english],
    [['pl-PL', 'lt'], norwegian],
    [[], norwegian],
  ] as const) {
    const seen = await arrive(browser, { languages: [...languages] });
    expect(seen, languages.join()).toEqual({ ...expected, stored: null });
  }
});

test('the stored choice wins over the browser’s list', async ({ browser }) => {
  expect(await arrive(browser, { languages: ['nb'], stored: 'en' })).toMatchObject(english);
  expect(await arrive(browser, { languages: ['nb'], stored: '{"language":"en"}' })).toMatchObject(norwegian);
});

test('the address wins over both, and is stored', async ({ browser }) => {
  const asked = (lang: string, visitor: Visitor) =>
    arrive(browser, { ...visitor, path: `/about?lang=${lang}` });
  expect(await asked('en', { languages: ['nb'], stored: 'no' })).toEqual({ ...english, stored: 'en' });
  expect(await asked('no', { languages: ['en'] })).toEqual({ ...norwegian, stored: 'no' });
});

test('a crawler’s list does not count, its address does', async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const crawler = { languages: ['en-US'], userAgent };
  expect(await arrive(browser, crawler)).toMatchObject(norwegian);
  expect(await arrive(browser, { ...crawler, path: '/about?lang=en' })).toMatchObject(english);
});
