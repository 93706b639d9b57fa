import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

/** The way to the first publishing: what is refused, what is missing, and what the site promises. */

test('what the check refuses is not saved, and the field says why', async ({ desk, project }) => {
  await desk.open('#/texts/about');
  const field = desk.field('Overskrift, norsk').first();
  await field.fill('Om {telefon}');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/{telefon}/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.state).toContainText('Ikke lagret: én ting må rettes');
  expect((await project.changes()).size).toBe(0);
});

test('what is missing, and what can be added, lead to their fields', async ({ desk }) => {
  await desk.open('#/publish');
  await desk.page.getByRole('link', { name: 'Telefonnummeret er bare nuller.' }).click();
  await expect(desk.field('Telefon')).toBeFocused();
  await desk.goTo('Publiser');
  await desk.page.getByRole('link', { name: /svartid/i }).click();
  await expect(desk.field(/svartid/i)).toBeFocused();
});

test('what the site promises is listed, and leads to where it is written', async ({ desk }) => {
  const { page } = desk;
  await desk.open('#/publish');
  const promises = page.locator('section', {
    has: page.getByRole('heading', { name: 'Dette lover nettstedet' }),
  });
  await promises.getByRole('link', { name: /^Dere brøyter/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vinterdrift' })).toBeVisible();
  await expect(page.getByRole('main').locator('textarea:focus')).toHaveCount(1);
  const promise = 'Dere får kabler og rør påvist før dere graver.';
  await desk.goTo('Publiser');
  await expect(promises.getByRole('link', { name: /^Befaringen/ })).toBeVisible();
  await expect(promises.getByRole('link', { name: promise })).toHaveCount(0);
  await desk.goTo('Firmaet');
  await desk.section('Løfter');
  await page.getByRole('checkbox', { name: 'Kabler påvist' }).check();
  await desk.isSaved();
  await desk.goTo('Publiser');
  await promises.getByRole('link', { name: promise }).click();
  await expect(page.getByRole('checkbox', { name: 'Kabler påvist' })).toBeFocused();
});

test('the scripts of the page weigh at most 100 kB, compressed', async ({ desk }) => {
  const scripts: Promise<Buffer>[] = [];
  desk.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/rediger/') && pathname.endsWith('.js')) scripts.push(response.body());
  });
  await desk.open();
  expect(scripts.length).toBeGreaterThan(0);
  const weights = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(weights.reduce((all, one) => all + one)).toBeLessThanOrEqual(100_000);
});
