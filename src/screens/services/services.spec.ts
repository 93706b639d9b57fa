import { screenFilePath } from '../../../content-model/screen-schemas.ts';
import { composeTestSite, showSite } from '../../../tests/support/compose-test-site.ts';
import { boxOf } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/site.ts';
import { expect, matrix, test } from '../../../tests/support/test.ts';
import { files } from '../../../tests/support/texts.ts';

// docs/product.md, "Services overview".

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the longer texts show, without their buttons', async ({ page, texts, main }) => {
    await page.goto('/services');
    for (const text of services.flatMap(({ screen }) => texts[screen].card.more))
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByRole('article').getByRole('button')).toHaveCount(0);
  });
});

test('the cards lead to their pages, and their texts expand', async ({
  page,
  visit,
  texts,
  heading,
  main,
}) => {
  await visit('/services');
  const { readMore, showLess } = texts.services;
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(services.length);
  for (const [index, { screen, path }] of services.entries()) {
    const card = cards.nth(index);
    const { description, more } = texts[screen].card;
    await expect(card.getByRole('heading')).toHaveText(texts.shared.services[screen]);
    await expect(card).toContainText(description);
    const links = card.getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', path);

    const text = card.getByText(more[0] ?? '', { exact: true });
    await expect(text).toHaveCount(1);
    await expect(text).toBeHidden();
    await card.getByRole('button', { name: readMore }).click();
    await expect(text).toBeVisible();
    await card.getByRole('button', { name: showLess, expanded: true }).press('Enter');
    await expect(text).toBeHidden();
  }
  const { screen } = services[0] as (typeof services)[number];
  const picture = cards.first().getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(picture);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(heading).toHaveText(texts[screen].banner.title);
});

test('the button of a card stays under the pointer', matrix, async ({ visit, texts, main }) => {
  await visit('/services');
  const card = main.getByRole('article').first();
  const text = card.getByText(texts.winter.card.more[0] ?? '', { exact: true });
  const toggle = card.getByRole('button');
  await toggle.scrollIntoViewIfNeeded();
  const place = await boxOf(toggle);
  await toggle.click();
  await expect(text).toBeVisible();
  await toggle.click();
  await expect(text).toBeHidden();
  expect((await boxOf(toggle)).y).toBe(place.y);
});

test(
  'a service that is off is nowhere, and its address is the 404 page',
  matrix,
  async ({ page, visit, texts, heading, header, main, form }) => {
    const [service, ...others] = services;
    test.skip(others.length === 0, 'The last service cannot be off.');
    if (!service) return;
    const { screen, path } = service;
    const { shown } = files.services;
    const off = { ...shown, services: { ...shown.services, [screen]: false } };
    const changed = { [screenFilePath('services')]: JSON.stringify({ ...files.services, shown: off }) };
    await showSite(page, await composeTestSite(changed));
    for (const overview of ['/services', '/']) {
      await visit(overview);
      const cards = main.getByRole('article').getByRole('link');
      expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        others.map(({ path }) => path),
      );
    }
    await header.getByRole('button', { name: texts.shared.header.showServices }).press('Enter');
    const menu = header.getByRole('navigation').locator('ul ul').getByRole('link');
    await expect(menu).toHaveCount(others.length);
    await visit(`/contact?about=${screen}`);
    await expect(form.message).toHaveValue('');
    for (const address of [path, `/en${path}`]) {
      expect((await visit(address))?.status(), address).toBe(404);
      await expect(heading).toHaveText(texts['not-found'].title);
    }
  },
);
