import { boxOf, holdRequests } from '../../tests/support/page.ts';
import { siteUrl } from '../../tests/support/site.ts';
import { engines, expect, matrix, matrixInEngines, test } from '../../tests/support/test.ts';
import { allTexts } from '../../tests/support/texts.ts';

// docs/product.md, "Language". pages/documents.spec.ts reads the English documents.

test('the stored choice decides, else the browser’s language', async ({ browser }) => {
  for (const [language, visitor, stored] of [
    ['no', { locale: 'nb-NO' }, null],
    ['en', { locale: 'en-US' }, null],
    ['en', { locale: 'nb-NO' }, 'en'],
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

test('the switch keeps page, place and input', engines, async ({ page, visit, form, choose, expectPage }) => {
  await visit('/contact');
  const stored = () => page.evaluate(() => window.localStorage.getItem('language'));
  expect(await stored()).toBeNull();
  await form.message.fill('Hei på deg');
  const before = (await boxOf(form.message)).y;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await choose('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectPage('contact', 'en');
  const said = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(said).toHaveText(allTexts('en').shared.header.languageChanged);
  const { meta } = allTexts('en').contact;
  await expect(page).toHaveTitle(meta.title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', meta.description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/contact$/);
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(message).toHaveValue('Hei på deg');
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // The words above it may have another height: the page is scrolled with them.
  expect(Math.abs((await boxOf(message)).y - before)).toBeLessThan(2);
  expect(await stored()).toBe('en');
  for (const address of requests)
    expect(address).toMatch(new RegExp(`^${siteUrl}/(content/en/|texts/en\\.json$)`));

  await page.reload();
  await expectPage('contact', 'en');
  await choose('Norsk');
  await expectPage('contact', 'no');
  expect(await stored()).toBe('no');
});

test(
  'a choice while the next page loads',
  matrix,
  async ({ page, visit, clickFooterLink, choose, expectPage }) => {
    const [releaseNorwegian, releaseEnglish] = [
      await holdRequests(page, '**/content/no/about.*.json'),
      await holdRequests(page, '**/content/en/about.*.json'),
    ];
    await visit('/contact');
    await clickFooterLink('about');
    const norwegian = page.waitForResponse('**/content/no/about.*.json');
    await choose('English');
    releaseNorwegian();
    await (await norwegian).finished();
    releaseEnglish();
    await expectPage('about', 'en');
  },
);

test('an English address decides', matrixInEngines, async ({ page, visit, clickFooterLink, expectPage }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'no'));
  await visit('/en/contact');
  await expectPage('contact', 'en');
  await clickFooterLink('about', 'en');
  await expect(page).toHaveURL('/en/about');
  await expectPage('about', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
  await visit('/about');
  await expectPage('about', 'no');
});

test('the switch leaves an English address', matrix, async ({ page, visit, form, choose, expectPage }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await visit('/en/contact');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('Hei på deg');
  await choose('Norsk');
  await expect(page).toHaveURL('/contact');
  await expectPage('contact');
  await expect(form.message).toHaveValue('Hei på deg');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
  await page.goBack();
  await expect(page).toHaveURL('/en/contact');
  await expect(message).toHaveValue('Hei på deg');
  expect(documents).toHaveLength(1);
});
