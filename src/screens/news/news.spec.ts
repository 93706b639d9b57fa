import { listIn, newest } from '../../../builder/news/articles.ts';
import { expect, inBothLanguages, test } from '../../../tests/support/test.ts';
import { articles } from '../../../tests/support/texts.ts';

// docs/product.md, "News", with the articles of content/. articles.spec.ts has made ones.

inBothLanguages((language) => {
  test('the newest articles in the language, or that there are none yet', async ({
    page,
    visit,
    texts,
    main,
  }) => {
    await visit('/aktuelt');
    const list = listIn(articles, language);
    const shown = main.getByRole('article');
    await expect(shown).toHaveCount(Math.min(list.length, newest));
    for (const [index, article] of list.slice(0, newest).entries()) {
      const link = shown.nth(index).getByRole('link');
      await expect(link).toHaveText(article[language]?.title ?? '');
      await expect(link).toHaveAttribute('href', `/aktuelt/${article.slug}`);
    }
    await expect(page.getByText(texts.news.empty.title)).toHaveCount(list.length === 0 ? 1 : 0);
  });
});
