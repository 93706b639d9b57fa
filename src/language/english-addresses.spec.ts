import { listDocuments } from '../../builder/document/document-files.ts';
import { siteRoutes } from '../../builder/news/articles.ts';
import { addressesOf, routes } from '../../tests/support/routes.ts';
import { messagesUrl } from '../../tests/support/site.ts';
import { engines, expect, matrix, test } from '../../tests/support/test.ts';
import { allTexts, articles, company } from '../../tests/support/texts.ts';

// docs/product.md, "Language": every page has an English address too. The address decides there.
// pages/documents.spec.ts reads the documents.

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page in the other language', matrix, async ({ page, heading }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/about');
    await expect(heading).toHaveText(allTexts('en').about.banner.title);
    await expect(header.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await header.getByRole('link', { name: 'Norsk' }).click();
    await expect(page).toHaveURL('/about');
    // The answer to its form is in English too.
    await page.goto('/en/contact');
    await expect(page.locator('main form')).toHaveAttribute('action', `${messagesUrl}en`);
  });
});

test.describe('a Norwegian browser with a Norwegian choice', () => {
  test('reads a shared English address in English', engines, async ({ page, visit, heading }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'no'));
    await visit('/en/contact');
    await expect(heading).toHaveText(allTexts('en').contact.banner.title);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/en/about');
    await expect(heading).toHaveText(allTexts('en').about.banner.title);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
    await visit('/about');
    await expect(heading).toHaveText(allTexts('no').about.banner.title);
  });

  test('switches in place, and back', matrix, async ({ page, visit, texts, heading }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await visit('/en/contact');
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Hei på deg');
    const scroll = await page.evaluate(() => window.scrollY);
    await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(heading).toHaveText(texts.contact.banner.title);
    await expect(page.getByRole('textbox', { name: texts.contact.form.message, exact: true })).toHaveValue(
      'Hei på deg',
    );
    // Firefox reports fractions of a pixel.
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(scroll, 0);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');

    await page.goBack();
    await expect(page).toHaveURL('/en/contact');
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Hei på deg');
    await page.goForward();
    await expect(page.getByRole('textbox', { name: texts.contact.form.message, exact: true })).toHaveValue(
      'Hei på deg',
    );
    expect(documents).toHaveLength(1);
  });

  test('keeps the gallery’s page across the switch', matrix, async ({ page, visit, texts }) => {
    await visit('/en/gallery?page=2');
    await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).click();
    await expect(page).toHaveURL('/gallery?page=2');
    const pages = page.getByRole('navigation', { name: texts.gallery.pagination });
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  });
});

test('the sitemap lists every address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const ofTable = routes.flatMap(({ path }) => Object.values(addressesOf(path)));
  const expected = listDocuments(siteRoutes(articles)).map(({ address }) => address);
  expect(expected).toEqual(expect.arrayContaining(ofTable));
  expect(listed.sort()).toEqual(expected.map((one) => company.url + one).sort());
});
