import { expect, matrix, matrixInEngines, test } from '../../tests/support/test.ts';

// docs/product.md, "Language": every page has an English address too. The address decides there.
// pages/documents.spec.ts reads the documents.

test(
  'an English address is English for all',
  matrixInEngines,
  async ({ page, visit, clickFooterLink, expectPage }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'no'));
    await visit('/en/contact');
    await expectPage('contact', 'en');
    await clickFooterLink('about', 'en');
    await expect(page).toHaveURL('/en/about');
    await expectPage('about', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
    await visit('/about');
    await expectPage('about', 'no');
  },
);

test(
  'the switch goes to the other address, and back',
  matrix,
  async ({ page, visit, form, choose, expectPage }) => {
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
  },
);
