import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../tests/support/test.ts';
import { allTexts, type Language } from '../../tests/support/texts.ts';

// docs/product.md, "Language": the order of detection. src/language/language.test.ts has the longer tables.

interface Visitor {
  languages: string[];
  stored?: string;
  userAgent?: string;
}

/** Opens a page as a visitor, and returns its language and heading and what is stored afterwards. */
async function arrive(context: BrowserContext, visitor: Visitor) {
  const page = await context.newPage();
  await page.addInitScript(({ languages, userAgent, stored }) => {
    Object.defineProperty(navigator, 'languages', { get: () => languages });
    if (userAgent) Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    window.localStorage.clear();
    if (stored) window.localStorage.setItem('language', stored);
  }, visitor);
  await page.goto('/about');
  const lang = await page.locator('html').getAttribute('lang');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  return [lang, heading, await page.evaluate(() => window.localStorage.getItem('language'))];
}

test('the stored choice decides, else the browser’s list', async ({ context }) => {
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const [visitor, language, stored] of [
    [{ languages: ['nb-NO', 'en-US'] }, 'no', null],
    [{ languages: ['fo-FO', 'en-US', 'nb-NO'] }, 'en', null],
    [{ languages: ['nb'], stored: 'en' }, 'en', 'en'],
    [{ languages: ['en-US'], userAgent: crawler }, 'no', null],
  ] as [Visitor, Language, string | null][]) {
    const heading = allTexts(language).about.banner.title;
    expect(await arrive(context, visitor), JSON.stringify(visitor)).toEqual([language, heading, stored]);
  }
});
