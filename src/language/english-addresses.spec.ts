import { listDocuments } from '../../builder/document/document-files.ts';
import { siteRoutes } from '../../builder/news/articles.ts';
import { addressesOf, routes } from '../../tests/support/routes.ts';
import { expect, matrix, matrixInEngines, test } from '../../tests/support/test.ts';
import { allTexts, articles, company } from '../../tests/support/texts.ts';

// docs/product.md, "Language": every page has an English address too. The address decides there.
// pages/documents.spec.ts reads the documents.

test(
  'an English address is English for everybody',
  matrixInEngines,
  async ({ page, visit, heading, follow }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'no'));
    await visit('/en/contact');
    await expect(heading).toHaveText(allTexts('en').contact.banner.title);
    await follow(allTexts('en').shared.navigation.about);
    await expect(page).toHaveURL('/en/about');
    await expect(heading).toHaveText(allTexts('en').about.banner.title);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
    await visit('/about');
    await expect(heading).toHaveText(allTexts('no').about.banner.title);
  },
);

test(
  'the switch leads to the other address in place, and back',
  matrix,
  async ({ page, visit, texts, form, heading, choose }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await visit('/en/contact');
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    await message.fill('Hei på deg');
    await choose('Norsk');
    await expect(page).toHaveURL('/contact');
    await expect(heading).toHaveText(texts.contact.banner.title);
    await expect(form.message).toHaveValue('Hei på deg');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
    await page.goBack();
    await expect(page).toHaveURL('/en/contact');
    await expect(message).toHaveValue('Hei på deg');
    expect(documents).toHaveLength(1);
  },
);

test('the sitemap lists every address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const ofTable = routes.flatMap(({ path }) => Object.values(addressesOf(path)));
  const expected = listDocuments(siteRoutes(articles)).map(({ address }) => address);
  expect(expected).toEqual(expect.arrayContaining(ofTable));
  expect(listed.sort()).toEqual(expected.map((one) => company.url + one).sort());
});
