import { photos } from '../support/photos.ts';
import { services } from '../support/routes.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Purpose and visitors" (what is offered) and "Service pages".

/** The services of each page, in the words of the specification. */
const offered = {
  winter: ['Snow plowing', 'Salting and gritting', 'Snow removal and ice planing'],
  sweeping: ['Spring sweeping', 'Garage sweeping', 'Maintenance sweeping'],
  excavation: ['Excavation', 'Asphalt work', 'Drainage'],
  arborist: ['Tree felling', 'Pruning', 'Stump grinding and chipping'],
  facility: ['Facility services', 'Lawn mowing', '24/7 on-call service'],
};

inBothLanguages((language) => {
  for (const { path, screen } of services) {
    test(`the ${screen} page: alternating rows, then the consultation`, async ({ page, visit, texts }) => {
      await visit(path);
      const { rows } = texts[screen];
      expect(rows).toHaveLength(3);
      const sides: boolean[] = [];
      for (const [index, row] of rows.entries()) {
        const region = page.getByRole('region', { name: row.title });
        for (const text of [...row.paragraphs, ...row.points]) await expect(region).toContainText(text);
        await expect(region.locator('img')).toHaveAttribute('alt', /.{20,}/);
        const picture = await region.locator('img').boundingBox();
        const heading = region.getByRole('heading', { level: 2 });
        sides.push((picture?.x ?? 0) < ((await heading.boundingBox())?.x ?? 0));
        if (language === 'en') await expect(heading).toContainText(offered[screen][index] ?? '');
      }
      expect(sides[0]).not.toBe(sides[1]);
      expect(sides[2]).toBe(sides[0]);

      const last = page.getByRole('main').locator('section').last();
      await expect(last.getByRole('heading')).toHaveText(texts.shared.consultation.title);
      const contact = last.getByRole('link', { name: texts.shared.call.contact });
      await expect(contact).toHaveAttribute('href', '/contact');
      const phone = last.getByRole('link', { name: texts.shared.call.phone });
      await expect(phone).toHaveAttribute('href', company.phoneLink);
    });
  }

  test('the third title of the winter page links to an external document', async ({ page, texts }) => {
    await page.goto('/services/vinterdrift');
    const link = page.getByRole('heading', { name: texts.winter.rows[2]?.title ?? '' }).getByRole('link');
    await expect(link).toHaveAttribute('href', company.icePlaningDocument);
    await expect(link).toContainText(texts.shared.opensExternal);
  });

  test('the first row of the excavation page lists eight items', async ({ page, texts }) => {
    await page.goto('/services/graving');
    const [row] = texts.excavation.rows;
    const items = page.getByRole('region', { name: row?.title ?? '', exact: true }).getByRole('listitem');
    await expect(items).toHaveCount(8);
    if (language === 'en') {
      await expect(items).toHaveText([
        /^Retaining walls$/,
        /^Asphalt preparation$/,
        /^House landscaping$/,
        /^Hedge planting$/,
        /^(Curb|Kerb) installation$/,
        /^Electrical trenches$/,
        /^Oil tank removal$/,
        /^Water and drainage$/,
      ]);
    }
  });
});

test('the photos of a service open in the gallery, and Back returns to it', async ({ page, visit }) => {
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
