import { violations } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

test('the owner leaves Facebook empty', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/company');
  const stored = () => project.readJson('content/company.json');
  await desk.field('Facebook').fill('');
  await expect.poll(() => stored().facebook).toBe('');
  await expect(desk.field('Facebook')).not.toHaveAttribute('aria-invalid', 'true');
  await desk.expectSaved();
  expect(await violations(page)).toEqual([]);
  const html = await (await page.request.get(`${desk.origin}/contact`)).text();
  expect(html).not.toMatch(/facebook\.com/);
});

test('the owner types the opening hours of a day', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/company');
  await desk.openSection('Åpningstider');
  const monday = desk.field('Mandag');
  await monday.fill('9–');
  await expect(monday).toHaveAccessibleDescription(/«07\.00–17\.00»/);
  await monday.fill('9–12');
  await expect(monday).not.toHaveAttribute('aria-invalid', 'true');
  await desk.expectSaved();
  expect(project.readJson('content/company.json').openingHours.monday).toBe('9–12');
  const pageText = async (path: string) => (await page.request.get(desk.origin + path)).text();
  expect(await pageText('/contact')).toContain('09.00–12.00');
  expect(await pageText('/en/contact')).toContain('09:00–12:00');
});
