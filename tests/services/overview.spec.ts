import { plainText } from '../../src/content/linked-text.ts';
import { boxOf } from '../support/page.ts';
import { services } from '../support/routes.ts';
import { expect, firms, inBothLanguages, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Services overview".

inBothLanguages(() => {
  test('the cards lead to their pages, and their texts expand', async ({ page, visit, texts, heading }) => {
    await visit('/services');
    const { cards: words, readMore, showLess } = texts.services;
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(services.length);
    for (const [index, { screen, path }] of services.entries()) {
      const card = cards.nth(index);
      const { description, more } = words[screen];
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

  test('a double click on a toggle presses it once', async ({ page, visit, texts }) => {
    await visit('/services');
    const { readMore, showLess } = texts.services;
    for (const card of await page.getByRole('main').getByRole('article').all()) {
      await card.getByRole('button', { name: readMore }).dblclick();
      await expect(card.getByRole('button', { name: showLess, expanded: true })).toBeVisible();
      await card.getByRole('button', { name: showLess }).dblclick();
      await expect(card.getByRole('button', { name: readMore, expanded: false })).toBeVisible();
      await expect(page).toHaveURL('/services');
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });

  test('boards find their list, an e-mail with it, and the form', firms, async ({ page, visit, texts }) => {
    await visit('/services');
    const title = page.locator('#styret').getByRole('heading', { level: 2 });
    await expect(title).not.toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: texts.shared.boards }).click();
    await expect(title).toBeInViewport();
    const { boards } = texts.services;
    const link = page.getByRole('link', { name: boards.email });
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol + pathname).toBe(company.emailLink);
    expect(searchParams.get('subject')).toBe(boards.emailSubject);
    const lines = searchParams.get('body')?.split('\r\n').filter(Boolean);
    expect(lines).toEqual(boards.points.map((point) => `${plainText(point)}:`));
    await page.getByRole('link', { name: boards.write }).click();
    await expect(page).toHaveURL('/contact#message');
    await expect(page.getByRole('heading', { name: texts.contact.form.title, exact: true })).toBeInViewport();

    await page.goBack();
    await page.getByRole('link', { name: boards.agreement }).click();
    await expect(page).toHaveURL(/\/services\/vinterdrift#agreement$/);
    await expect(page.locator('#agreement').getByRole('heading')).toBeInViewport();
  });
});

test('prices and references show once the owner has written them', firms, async ({ page, visit, texts }) => {
  await visit('/services');
  const { prices, references } = texts.services;
  const { pricing, pricesFrom } = company;
  const rows = page.getByRole('table', { name: prices.title }).getByRole('row');
  await expect(rows).toHaveCount(pricesFrom.length);
  for (const [index, { what }] of pricesFrom.entries()) {
    await expect(rows.nth(index)).toContainText(what.no);
    await expect(rows.nth(index)).toContainText(/\d\skr/);
  }
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) });
  const hasPrices = pricesFrom.length > 0 || pricing.no !== '';
  await expect(section(prices.title)).toHaveCount(hasPrices ? 1 : 0);
  if (hasPrices) await expect(section(prices.title)).toContainText(pricing.no);
  await expect(section(references)).toHaveCount(company.references.length > 0 ? 1 : 0);
  for (const { who, what, year } of company.references) {
    await expect(section(references)).toContainText(`${who}: ${what.no}, ${year}`);
  }
});
