import { listDocuments } from '../../../builder/document/document-files.ts';
import { listIn, newest, siteRoutes } from '../../../builder/news/articles.ts';
import { expect, inBothLanguages, test } from '../../../tests/support/test.ts';
import { articles } from '../../../tests/support/texts.ts';

// docs/product.md, "News", with the articles of content/. articles.spec.ts has made ones.

inBothLanguages((language) => {
  test('the newest articles in the language, or that there are none yet', async ({ page, visit, texts }) => {
    await visit('/aktuelt');
    const list = listIn(articles, language);
    const shown = page.getByRole('main').getByRole('article');
    await expect(shown).toHaveCount(Math.min(list.length, newest));
    for (const [index, article] of list.slice(0, newest).entries()) {
      await expect(shown.nth(index).locator('time')).toHaveAttribute('datetime', article.date);
      const link = shown.nth(index).getByRole('link');
      await expect(link).toHaveText(article[language]?.title ?? '');
      await expect(link).toHaveAttribute('href', `/aktuelt/${article.slug}`);
    }
    await expect(page.getByText(texts.news.empty.title)).toHaveCount(list.length === 0 ? 1 : 0);
  });
});

test('every article has its document in each of its languages', async ({ request }) => {
  for (const { address, route, language } of listDocuments(siteRoutes(articles))) {
    if (!route.article) continue;
    const html = await (await request.get(address)).text();
    expect(html, address).toContain(`<html lang="${language}"`);
    expect(html, address).toContain(`dateTime="${route.article.date}"`);
  }
});
