import { siteUrl } from '../../tests/support/site.ts';
import { expect, test } from '../../tests/support/test.ts';
import { allTexts } from '../../tests/support/texts.ts';

// docs/product.md, "Language": the order of detection. src/language/language.test.ts has the longer tables.

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('the stored choice decides, else the browser’s language', async ({ browser }) => {
  for (const [language, visitor, stored] of [
    ['no', { locale: 'nb-NO' }, null],
    ['en', { locale: 'en-US' }, null],
    ['en', { locale: 'nb-NO' }, 'en'],
    ['no', { locale: 'en-US', userAgent: crawler }, null],
  ] as const) {
    const localStorage = stored ? [{ name: 'language', value: stored }] : [];
    const storageState = { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
    const page = await browser.newPage({ baseURL: siteUrl, storageState, ...visitor });
    await page.goto('/about');
    await expect(page.locator('html'), JSON.stringify(visitor)).toHaveAttribute('lang', language);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(allTexts(language).about.banner.title);
    expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe(stored);
    await page.close();
  }
});
