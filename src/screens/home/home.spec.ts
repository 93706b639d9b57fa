import type { Page } from '@playwright/test';
import { boxOf } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/routes.ts';
import { expect, inBothLanguages, test } from '../../../tests/support/test.ts';
import { company } from '../../../tests/support/texts.ts';

// docs/product.md, "Home": what follows the hero.

const sectionOf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

inBothLanguages(() => {
  test('services, on-call phone, company, photos and call to action', async ({ page, visit, texts }) => {
    await visit('/');
    const { about, gallery, callToAction } = texts.home;

    const plowing = sectionOf(page, texts.shared.plowing.title).getByRole('link');
    await expect(plowing.first()).toHaveAttribute('href', company.onCallLink);
    // Words that follow each other are close, at 1440 px too.
    const year = await boxOf(page.getByRole('main').getByRole('list').first());
    const onCall = await boxOf(sectionOf(page, texts.shared.plowing.title));
    const title = await boxOf(page.getByRole('heading', { name: texts.home.services.title, exact: true }));
    expect(onCall.y - year.bottom).toBeLessThanOrEqual(64);
    expect(title.y - onCall.bottom).toBeLessThanOrEqual(64);

    const teaser = sectionOf(page, about.title);
    await expect(teaser.getByRole('link', { name: about.link })).toHaveAttribute('href', '/about');

    const photos = sectionOf(page, gallery.title);
    await expect(photos.locator('img')).toHaveCount(4);
    await expect(photos.getByRole('link', { name: gallery.link })).toHaveAttribute('href', '/gallery');

    const call = sectionOf(page, callToAction.title);
    const contact = call.getByRole('link', { name: texts.shared.call.contact });
    await expect(contact).toHaveAttribute('href', '/contact');
    const phone = call.getByRole('link', { name: texts.shared.call.phone });
    await expect(phone).toHaveAttribute('href', company.phoneLink);
    await expect(phone).toHaveText(company.phone);

    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(services.length);
    for (const [index, { screen, path }] of services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(texts.shared.services[screen]);
      await expect(card.getByRole('link')).toHaveAttribute('href', path);
    }
    // The whole card is the target, not only its title.
    const picture = cards.nth(3).locator('img');
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(picture);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(services[3]?.path ?? '');
  });
});
