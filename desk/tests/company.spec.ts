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

test('the owner types the opening hours of all weekdays at once', async ({ desk, project }) => {
  const { page } = desk;
  const stored = () => project.readJson('content/company.json').openingHours;
  await desk.open('#/company');
  await desk.openSection('Åpningstider');
  const hours = page.getByRole('group', { name: 'Åpningstider', exact: true });
  await expect(hours.getByRole('textbox')).toHaveCount(3);
  const weekdays = hours.getByLabel('Hverdager');
  await weekdays.fill('9–');
  await expect(weekdays).toHaveAccessibleDescription(/«07\.00–17\.00»/);
  await weekdays.fill('9–12');
  await hours.getByLabel('Lørdag').fill('Stengt');
  await expect(weekdays).not.toHaveAttribute('aria-invalid', 'true');
  await expect(hours).toContainText('Hverdager 09.00–12.00');
  await desk.expectSaved();
  expect(stored()).toMatchObject({ monday: '9–12', wednesday: '9–12', friday: '9–12', saturday: 'Stengt' });
  const pageText = async (path: string) => (await page.request.get(desk.origin + path)).text();
  expect(await pageText('/contact')).toContain('09.00–12.00');
  expect(await pageText('/en/contact')).toContain('09:00–12:00');

  await hours.getByRole('button', { name: 'Ulike tider' }).click();
  await expect(hours.getByRole('textbox')).toHaveCount(7);
  await hours.getByLabel('Fredag').fill('9–11');
  await expect(hours).toContainText('Mandag–torsdag 09.00–12.00, Fredag 09.00–11.00');
  await desk.expectSaved();
  expect(stored()).toMatchObject({ thursday: '9–12', friday: '9–11' });
});
