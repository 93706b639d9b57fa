import type { Browser } from '@playwright/test';
import { siteUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// SPEC section 4, language: detection order, cache, and the switch.

interface Visitor {
  languages: string[];
  stored?: string;
  path?: string;
  userAgent?: string;
}

/** What a visitor gets: the language of the document and of its heading, and what is stored then. */
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

const norwegian = { lang: 'no', heading: 'Om oss' };
const english = { lang: 'en', heading: 'About Us' };

test.describe('the browser’s list decides for a new visitor, and nothing is stored', () => {
  for (const [languages, expected] of [
    [['nb-NO', 'en-US'], norwegian],
    [['nn-NO'], norwegian],
    [['no'], norwegian],
    [['NB'], norwegian],
    [['en-GB', 'nb'], english],
    [['en'], english],
    [['sv-SE', 'en-US', 'nb-NO'], english],
    [['da', 'nn', 'en'], norwegian],
    [['pl-PL', 'lt'], norwegian],
    [[], norwegian],
  ] as const) {
    test(`${languages.join(', ') || 'an empty list'}: ${expected.lang}`, async ({ browser }) => {
      const seen = await arrive(browser, { languages: [...languages] });
      expect(seen).toEqual({ ...expected, stored: null });
    });
  }
});

test('the stored choice goes before the browser’s list', async ({ browser }) => {
  expect(await arrive(browser, { languages: ['nb'], stored: 'en' })).toMatchObject(english);
  expect(await arrive(browser, { languages: ['en'], stored: 'no' })).toMatchObject(norwegian);
});

test('a stored value that is no language counts as none', async ({ browser }) => {
  for (const stored of ['', 'de', 'EN', 'null', '{"language":"en"}']) {
    expect(await arrive(browser, { languages: ['nb'], stored }), stored).toMatchObject(norwegian);
    expect(await arrive(browser, { languages: ['en'], stored }), stored).toMatchObject(english);
  }
});

test('the address goes before both and is remembered; rubbish in it is not', async ({ browser }) => {
  const path = '/about?lang=';
  expect(await arrive(browser, { languages: ['nb'], stored: 'no', path: `${path}en` })).toEqual({
    ...english,
    stored: 'en',
  });
  expect(await arrive(browser, { languages: ['en'], path: `${path}no` })).toEqual({
    ...norwegian,
    stored: 'no',
  });
  expect(await arrive(browser, { languages: ['en'], path: `${path}de` })).toEqual({
    ...english,
    stored: null,
  });
});

test.describe('a crawler’s American list does not count', () => {
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  ]) {
    test(userAgent, async ({ browser }) => {
      expect(await arrive(browser, { languages: ['en-US'], userAgent })).toMatchObject(norwegian);
      const asked = await arrive(browser, { languages: ['en-US'], userAgent, path: '/about?lang=en' });
      expect(asked).toMatchObject(english);
    });
  }
});

test('the switch changes everything without a reload and keeps page, scroll and what is typed', async ({
  page,
  visit,
  words,
}) => {
  await visit('/contact');
  await page.getByLabel(words.contact.form.message, { exact: true }).fill('Hei på deg');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const before = await page.evaluate(() => window.scrollY);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page).toHaveTitle(/^Contact us/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Call, write/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact\?lang=en$/);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hei på deg');
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe('en');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await header.getByRole('button', { name: 'Norsk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt oss');
  expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe('no');
});

test('a choice takes the language out of a shared address', async ({ page, visit }) => {
  await visit('/gallery?lang=en&page=2');
  await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click();
  await expect(page).toHaveURL('/gallery?page=2');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galleri');
});

test('the language goes along from page to page', async ({ page, visit, words }) => {
  await visit('/?lang=en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.getByText(words.privacy.banner.intro)).toHaveCount(0);
});
