import { serviceNames } from '../src/routing/routes.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// SPEC section 2, home.

inBothLanguages(() => {
  test('the hero fills the window and leads to contact and services', async ({ page, visit, words }) => {
    await visit('/');
    const { hero } = words.home;
    const heading = page.getByRole('heading', { level: 1, name: hero.title });
    await expect(heading).toBeInViewport();
    const section = page.getByRole('main').locator('section').first();
    const box = await section.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeGreaterThanOrEqual(900);
    await expect(section.getByText(owner.name)).toBeVisible();
    await expect(section.getByText(hero.description)).toBeVisible();

    await section.getByRole('link', { name: hero.contact }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await section.getByRole('link', { name: hero.services }).click();
    await expect(page).toHaveURL('/services');
  });

  test('the hero has three slides, each with label, caption and alt text', async ({ page, visit, words }) => {
    await visit('/');
    const { hero } = words.home;
    const section = page.getByRole('main').locator('section').first();
    const stakes = section.getByRole('group', { name: hero.slidesLabel }).getByRole('button');
    const seen = new Set<string>();
    for (const [index, slide] of hero.slides.entries()) {
      await stakes.nth(index).click();
      await expect(section.getByText(slide.label, { exact: true })).toBeVisible();
      await expect(section).toContainText(slide.caption);
      const picture = section.getByRole('img').and(section.locator('[data-current=true] img'));
      await expect(picture).toHaveAttribute('alt', /.{20,}/);
      seen.add((await picture.getAttribute('alt')) ?? '');
    }
    expect(seen.size).toBe(3);
  });

  test('five cards, each with title, description and picture, lead to their pages', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(5);
    const { cards: texts } = words.home.services;
    for (const [index, service] of serviceNames.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(texts[service].title);
      await expect(card).toContainText(texts[service].description);
      await expect(card.locator('img')).toHaveAttribute('alt', /.{20,}/);
    }
    // The whole card is the target, not only its title.
    const picture = cards.nth(3).locator('img');
    await picture.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/services/trepleie');
  });

  test('the teasers lead to about and gallery, four photos with alt texts', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/');
    const { about, gallery } = words.home;
    const teaser = page.locator('section', { has: page.getByRole('heading', { name: about.title }) });
    for (const paragraph of about.paragraphs) await expect(teaser).toContainText(paragraph);
    await expect(teaser.getByRole('link', { name: about.link })).toHaveAttribute('href', '/about');

    const photos = page.locator('section', { has: page.getByRole('heading', { name: gallery.title }) });
    await expect(photos.locator('img')).toHaveCount(4);
    for (const photo of await photos.locator('img').all()) {
      await expect(photo).toHaveAttribute('alt', /.{20,}/);
    }
    await expect(photos.getByRole('link', { name: gallery.link })).toHaveAttribute('href', '/gallery');
  });

  test('the call to action leads to contact and to the phone', async ({ page, visit, words }) => {
    await visit('/');
    const { title } = words.home.callToAction;
    const call = page.locator('section', { has: page.getByRole('heading', { name: title }) });
    await expect(call.getByRole('link', { name: words.shared.call.contact })).toHaveAttribute(
      'href',
      '/contact',
    );
    const phone = call.getByRole('link', { name: words.shared.call.phone });
    await expect(phone).toHaveAttribute('href', owner.phoneLink);
    await expect(phone).toHaveText(owner.phone);
  });
});
