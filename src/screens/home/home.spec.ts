import { boxOf, resize } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/site.ts';
import { expect, matrix, test } from '../../../tests/support/test.ts';
import { company, files, picturesNamed } from '../../../tests/support/texts.ts';

// docs/product.md, "Home": the sections below the hero.

test('the front page has its sections below the hero', async ({ page, visit, texts, main }) => {
  await visit('/');
  const { about, gallery } = texts.home;
  const { call, consultation } = texts.shared;
  const section = (title: string) =>
    main.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
  // Each photo leads to its page of the gallery.
  const { photos } = files.gallery.pictures;
  const shown = section(gallery.title)
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  await expect(shown).toHaveCount(Math.min(4, photos.length));
  for (const link of await shown.all()) {
    const source = await link.getByRole('img').getAttribute('src');
    const at = photos.findIndex((name) => picturesNamed(name).test(source ?? ''));
    const number = Math.floor(at / 12) + 1;
    await expect(link).toHaveAttribute('href', number > 1 ? `/gallery?page=${number}` : '/gallery');
  }
  for (const [title, name, href] of [
    [about.title, about.link, '/about'],
    [gallery.title, texts.shared.gallery.teaserLink, '/gallery'],
    [consultation.title, call.contact, '/contact'],
    [consultation.title, call.phone, company.phoneLink],
  ] as const)
    await expect(section(title).getByRole('link', { name })).toHaveAttribute('href', href);

  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(services.length);
  for (const [index, { screen, path }] of services.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(texts.shared.services[screen]);
    await expect(card.getByRole('link')).toHaveAttribute('href', path);
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\S/);
  }
  // A click beside the title follows the link too.
  const picture = cards.last().locator('img');
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(picture);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(services.at(-1)?.path ?? '');
});

test('the services begin in the first window and a half', matrix, async ({ page, visit, texts, main }) => {
  await visit('/');
  const title = main.getByRole('heading', { name: texts.home.services.title, exact: true });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await resize(page, `${width} ${height}`);
    expect((await boxOf(title)).y, `${width}`).toBeLessThan(1.5 * height);
    expect((await boxOf(main.getByRole('article').first())).y, `${width}`).toBeLessThan(1.5 * height);
  }
});
