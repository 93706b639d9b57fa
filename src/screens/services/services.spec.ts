import { boxOf } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/routes.ts';
import { expect, inBothLanguages, test } from '../../../tests/support/test.ts';
import { plainText } from '../../content/linked-text.ts';

// docs/product.md, "Services overview".

inBothLanguages(() => {
  test('the cards lead to their pages, and their texts expand', async ({ visit, texts, heading, main }) => {
    await visit('/services');
    const { readMore, showLess } = texts.services;
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(services.length);
    for (const [index, { screen, path }] of services.entries()) {
      const card = cards.nth(index);
      const { services: description, more } = texts[screen].card;
      await expect(card.getByRole('heading')).toHaveText(texts.shared.services[screen]);
      await expect(card).toContainText(description);
      const links = card.getByRole('link');
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', path);

      const text = card.getByText(plainText(more[0] ?? ''), { exact: true });
      const visible = () => text.evaluate((element) => element.checkVisibility());
      // In the document for search engines, but not visible.
      await expect(text).toHaveCount(1);
      await expect.poll(visible).toBe(false);
      const toggle = card.getByRole('button');
      await toggle.scrollIntoViewIfNeeded();
      const place = await boxOf(toggle);
      // Two quick clicks are one, and the button stays under the pointer.
      await card.getByRole('button', { name: readMore }).dblclick();
      await expect.poll(visible).toBe(true);
      await card.getByRole('button', { name: showLess, expanded: true }).dblclick();
      await expect.poll(visible).toBe(false);
      await expect(card.getByRole('button', { name: readMore })).toBeVisible();
      expect((await boxOf(toggle)).y).toBe(place.y);
      // Find-in-page finds it and expands it.
      await text.evaluate((element) => {
        element.closest('[hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      });
      await expect.poll(visible).toBe(true);
    }
    const { screen } = services[0] as (typeof services)[number];
    await cards.first().getByRole('img').click();
    await expect(heading).toHaveText(texts[screen].banner.title);
  });
});
