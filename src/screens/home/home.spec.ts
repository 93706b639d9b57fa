import { boxOf } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/site.ts';
import { expect, test } from '../../../tests/support/test.ts';
import { company, files } from '../../../tests/support/texts.ts';

// docs/product.md, "Home": the sections below the hero.

test('the front page has its sections below the hero', async ({ page, visit, texts, main }) => {
  await visit('/');
  const { about, gallery, callToAction } = texts.home;
  const { plowing, call } = texts.shared;
  const section = (title: string) =>
    main.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(section(plowing.title).getByRole('link').first()).toHaveAttribute('href', company.phoneLink);
  await expect(section(gallery.title).locator('img')).toHaveCount(
    Math.min(4, files.gallery.pictures.photos.length),
  );
  for (const [title, name, href] of [
    [about.title, about.link, '/about'],
    [gallery.title, texts.shared.gallery.teaserLink, '/gallery'],
    [callToAction.title, call.contact, '/contact'],
    [callToAction.title, call.phone, company.phoneLink],
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
  const picture = cards.nth(3).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(picture);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(services[3]?.path ?? '');
});
