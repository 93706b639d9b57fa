import type { Locator } from '@playwright/test';
import { boxOf, photos } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/routes.ts';
import { afterNotices, expect, firms, inBothLanguages, test } from '../../../tests/support/test.ts';
import { company, files } from '../../../tests/support/texts.ts';
import { plainText } from '../../content/linked-text.ts';
import type { ServicePart } from './content.ts';

// docs/product.md, "Service pages".

inBothLanguages(() => {
  test('alternating rows, then parts in an order of its own, and the consultation', async ({
    page,
    visit,
    texts,
  }) => {
    const titles: Record<ServicePart, string> = {
      price: texts.shared.price,
      questions: texts.shared.questions,
      photos: texts.shared.servicePhotos,
      agreement: texts.winter.agreement.title,
    };
    const check = async ({ path, screen }: (typeof services)[number]) => {
      await visit(path);
      const { rows, price, questions } = texts[screen];
      const main = page.getByRole('main');
      const hasPhotos = (await photos(page).count()) > 0;
      const parts = files[screen].parts.filter(({ part }) => part !== 'photos' || hasPhotos);
      const expected = [...parts.map(({ part }) => titles[part]), texts.shared.consultation.title];
      const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.slice(-expected.length)).toEqual(expected);
      const sides: boolean[] = [];
      for (const [name, row] of Object.entries(rows)) {
        const region = main.locator(`section[aria-labelledby=${name}]`);
        const heading = region.getByRole('heading', { level: 2 });
        await expect(heading).toContainText(row.title);
        const picture = await boxOf(region.locator('img'));
        sides.push(picture.x < (await boxOf(heading)).x);
      }
      expect(sides).toEqual([sides[0], !sides[0], sides[0]]);

      const section = (title: string) =>
        main.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
      await expect(section(texts.shared.price)).toContainText(plainText(price));
      const shown = section(texts.shared.questions).locator('details');
      await expect(shown).toHaveCount(questions.length);
      for (const [index, { question, answer }] of questions.entries()) {
        await expect(shown.nth(index).locator('summary')).toHaveText(question);
        await expect(shown.nth(index).locator('p')).toHaveText(plainText(answer));
      }
      const text = shown.last().locator('p');
      await expect(text).toBeHidden();
      await shown.last().locator('summary').click();
      await expect(text).toBeVisible();

      const last = main.locator('section').last();
      await expect(last.getByRole('heading')).toHaveText(texts.shared.consultation.title);
      const contact = last.getByRole('link', { name: texts.shared.call.contact });
      await expect(contact).toHaveAttribute('href', '/contact');
      const phone = last.getByRole('link', { name: texts.shared.call.phone });
      await expect(phone).toHaveAttribute('href', company.phoneLink);
    };
    for (const service of services) await test.step(service.screen, () => check(service));
  });
});

test('the winter page has the on-call phone, and a title that is a link', async ({ page, texts }) => {
  await page.goto('/services/vinterdrift');
  const { title } = texts.shared.plowing;
  const band = page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(band.getByRole('link').first()).toHaveAttribute('href', company.onCallLink);
  const link = page.locator('section[aria-labelledby=icePlaning]').getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', company.icePlaningDocument);
  await expect(link).toContainText(texts.shared.opensExternal);
});

test('each work of digging leads down to the row in which it is written', async ({ page, visit, texts }) => {
  await visit('/services/graving');
  const works = page.getByRole('main').locator('section[aria-labelledby] ul').first().getByRole('link');
  await expect(works).toHaveCount(8);
  for (const { title, points } of Object.values(texts.excavation.rows)) {
    for (const work of points.map(plainText)) {
      await works.and(page.getByRole('link', { name: work, exact: true })).click();
      const row = page.getByRole('heading', { name: title, exact: true });
      await expect(row, work).toBeInViewport({ ratio: 1 });
      await expect(page, work).toHaveURL(`/services/graving#${await row.getAttribute('id')}`);
    }
  }
});

test('each page opens with one fact and its name, or one sentence', firms, async ({ page, visit, texts }) => {
  await page.clock.setFixedTime(afterNotices);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, screen } of services) {
    await visit(path);
    const { fact } = texts[screen];
    const main = page.getByRole('main');
    const sentence = main.getByText(plainText(fact.text)).first();
    await expect(sentence, path).toBeInViewport();
    const top = async (one: Locator) => (await boxOf(one)).y;
    const firstRow = await top(main.locator('section[aria-labelledby] img').first());
    expect(await top(sentence), path).toBeLessThan(firstRow);
    if ('figure' in fact && fact.figure) {
      const figure = main.getByText(fact.figure, { exact: true });
      const size = await figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size, path).toBeGreaterThan(44);
      expect(await top(figure), path).toBeLessThan(await top(sentence));
      const label = await top(main.getByText(fact.label, { exact: true }).first());
      expect(label, path).toBeLessThan(await top(figure));
    }
  }
});

test('photos of a service open in the gallery, and Back returns', firms, async ({ page, visit }) => {
  // The owner says which photos belong to a service: any service that has some will do.
  for (const { path } of services) {
    await visit(path);
    if ((await photos(page).count()) > 0) break;
  }
  test.skip((await photos(page).count()) === 0, 'No photo in content/ belongs to a service.');
  const here = page.url();
  const last = photos(page).last();
  expect(await last.getAttribute('href')).toMatch(/^\/pictures\/.+\.webp$/);
  const name = (await last.getAttribute('href'))?.match(/([^/]+?)\./)?.[1];
  await last.click();
  await expect(page).toHaveURL(`/gallery?photo=${name}`);
  await expect(page.getByRole('dialog').locator(`img[src*="${name}."]`).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(last).toBeInViewport();
});
