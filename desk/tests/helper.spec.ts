import { files } from '../../tests/support/texts.ts';
import { expect, openDetails, test } from './support/test.ts';

// docs/product.md, "The owner's desk".

test('what only a helper changes is on one page, and a link to it leads there', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('');
  await desk.goTo('For den som hjelper');
  await openDetails(page);
  const title = files.home.no.meta.title;
  const firstField = desk.field('Tittel, norsk').first();
  await expect(firstField).toBeVisible();
  for (const name of ['Nettadresse', 'Lenke', 'Dokument om ishøvling valgfritt', 'Meldinger slettes etter'])
    await expect(desk.field(name)).toBeVisible();
  await desk.field('Nettadresse').fill('https://www.snø.no');
  await desk.expectSaved();
  expect(project.readJson('content/company.json').url).toBe('https://www.snø.no');

  await desk.open('#/company');
  await openDetails(page);
  await expect(desk.field('Telefon')).toBeVisible();
  await expect(desk.field('Nettadresse')).toHaveCount(0);
  await desk.open('#/home');
  await openDetails(page);
  await expect(desk.field('Beskrivelse, norsk').first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await desk.goTo('Endre siden');
  await expect(page.getByRole('main').getByRole('link', { name: 'Om oss' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Personvern' })).toHaveCount(0);

  const home = project.readJson('content/home.json');
  project.write('content/home.json', { ...home, no: { ...home.no, meta: { ...home.no.meta, title: '' } } });
  await desk.open('#/publish');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Forsiden: / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'For den som hjelper' })).toBeVisible();
  await expect(page.locator('#home_no_meta_title')).toBeFocused();
});
