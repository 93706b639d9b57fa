import { boxOf } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/site.ts';
import { expect, matrix, test } from '../../../tests/support/test.ts';
import { interpolate } from '../../../tests/support/texts.ts';

// docs/product.md, "Services overview".

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

    const text = card.getByText(more[0] ?? '', { exact: true });
    await expect(text).toHaveCount(1);
    await expect(text).toBeHidden();
    await card.getByRole('button', { name: readMore }).click();
    await expect(text).toBeVisible();
    const moreAbout = interpolate(texts.services.moreAbout, {
      service: texts.shared.services[screen].toLowerCase(),
    });
    await expect(card.getByRole('link', { name: moreAbout })).toHaveAttribute('href', path);
    await card.getByRole('button', { name: showLess, expanded: true }).press('Enter');
    await expect(text).toBeHidden();
  }
  const { screen } = services[0] as (typeof services)[number];
  await cards.first().getByRole('img').click();
  await expect(heading).toHaveText(texts[screen].banner.title);
});

test('a double click counts once, and a search expands a text', matrix, async ({ visit, texts, main }) => {
  await visit('/services');
  const card = main.getByRole('article').first();
  const text = card.getByText(texts.winter.card.more[0] ?? '', { exact: true });
  const toggle = card.getByRole('button');
  await toggle.scrollIntoViewIfNeeded();
  const place = await boxOf(toggle);
  await toggle.dblclick();
  await expect(text).toBeVisible();
  await toggle.dblclick();
  await expect(text).toBeHidden();
  // The button stays under the pointer.
  expect((await boxOf(toggle)).y).toBe(place.y);
  await text.evaluate((element) => {
    element.closest('[hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  await expect(text).toBeVisible();
});
