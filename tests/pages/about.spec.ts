import { expect, inBothLanguages, test } from '../support/test.ts';

// docs/product.md, "About".

inBothLanguages(() => {
  test('about tells the story, the commitment and the values', async ({ page, visit, texts }) => {
    await visit('/about');
    const { story, commitment, values } = texts.about;
    const main = page.getByRole('main');
    for (const { title } of [story, commitment, values]) {
      await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    for (const text of [...story.paragraphs, ...commitment.paragraphs, ...commitment.points]) {
      await expect(main).toContainText(text);
    }
    for (const { title, text } of values.items) {
      await expect(main.getByRole('listitem').filter({ hasText: title })).toContainText(text);
    }
  });
});
