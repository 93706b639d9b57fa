import { expect, inBothLanguages, test } from '../support/test.ts';
import { articles } from '../support/texts.ts';

// docs/product.md, "News".

inBothLanguages((language) => {
  test('the articles, newest first, or that there are none yet', async ({ page, visit, texts }) => {
    await visit('/aktuelt');
    const shown = page.getByRole('main').getByRole('article');
    await expect(shown).toHaveCount(articles.length);
    for (const [index, { slug, date, no, en }] of articles.entries()) {
      const article = shown.nth(index);
      const translated = language === 'no' || en !== null;
      await expect(article).toHaveAttribute('id', slug);
      await expect(article.locator('time')).toHaveAttribute('datetime', date);
      await expect(article.getByRole('heading').first()).toHaveText(((language === 'en' && en) || no).title);
      await expect(article.getByText(texts.article.onlyNorwegian)).toHaveCount(translated ? 0 : 1);
      await expect(article.locator('[lang=no]')).toHaveCount(translated ? 0 : 1);
    }
    await expect(page.getByText(texts.news.empty.title)).toHaveCount(articles.length === 0 ? 1 : 0);
  });
});
