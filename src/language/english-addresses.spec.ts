import { expect, matrix, matrixInEngines, test } from '../../tests/support/test.ts';

// docs/product.md, "Language": every page has an English address too. The address decides there.
// pages/documents.spec.ts reads the documents.

test('an English address is English for all', matrixInEngines, async ({ page, visit, follow, isAt }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'no'));
  await visit('/en/contact');
  await isAt('contact', 'en');
  await follow('about', 'en');
  await expect(page).toHaveURL('/en/about');
  await isAt('about', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
  await visit('/about');
  await isAt('about', 'no');
});

test(
  'the switch goes to the other address, and back',
  matrix,
  async ({ page, visit, form, choose, isAt }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await visit('/en/contact');
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    await message.fill('Hei på deg');
    await choose('Norsk');
    await expect(page).toHaveURL('/contact');
    await isAt('contact');
    await expect(form.message).toHaveValue('Hei på deg');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
    await page.goBack();
    await expect(page).toHaveURL('/en/contact');
    await expect(message).toHaveValue('Hei på deg');
    expect(documents).toHaveLength(1);
  },
);
