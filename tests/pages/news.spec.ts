import { expect, inBothLanguages, test } from '../support/test.ts';

// docs/product.md, "News".

inBothLanguages((language) => {
  test('the news say that there are no articles yet', async ({ page, visit }) => {
    await visit('/aktuelt');
    const message = { no: 'Det er ingen artikler ennå.', en: 'There are no articles yet.' }[language];
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
