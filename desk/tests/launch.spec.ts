import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

/** The way to the first publishing: what is refused, and what is missing. */

test('what the check refuses is not saved, and the field says why', async ({ desk, project }) => {
  await desk.open('#/about');
  const field = desk.field('Overskrift, norsk').first();
  await field.fill('Om {telefon}');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/{telefon}/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.state).toContainText('Ikke lagret: én ting må rettes');
  expect((await project.changes()).size).toBe(0);
});

test('what is missing leads to its field', async ({ desk }) => {
  await desk.open('#/publish');
  await desk.page.getByRole('link', { name: 'Telefonnummeret er bare nuller.' }).click();
  await expect(desk.field('Telefon')).toBeFocused();
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
