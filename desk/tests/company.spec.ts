import { violations } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

test('the owner names a contact person, and leaves Facebook empty', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/company');
  const stored = () => project.readJson('content/company.json');
  await desk.field('Facebook').fill('');
  await expect.poll(() => stored().facebook).toBe('');
  await expect(desk.field('Facebook')).not.toHaveAttribute('aria-invalid', 'true');
  const person = page.getByRole('main').getByRole('group', { name: 'Kontaktperson' });
  await person.getByRole('textbox', { name: 'Navn' }).fill('Kari Nordmann');
  await person.getByRole('textbox', { name: 'Rolle, norsk' }).fill('Daglig leder');
  await person.getByRole('button', { name: 'Velg bilde' }).click();
  await page.getByRole('dialog').locator('button:has(img)').first().click();
  await expect(person.getByRole('button', { name: 'Ta bort bildet' })).toBeVisible();
  await expect.poll(() => stored().contactPerson.picture).not.toBeNull();
  await desk.expectSaved();
  expect(stored().contactPerson).toMatchObject({
    name: 'Kari Nordmann',
    role: { no: 'Daglig leder', en: '' },
    picture: expect.any(String),
  });
  expect(await violations(page)).toEqual([]);
  const html = await (await page.request.get(`${desk.origin}/contact`)).text();
  expect(html).toContain('Kari Nordmann');
  expect(html).not.toMatch(/facebook\.com/);
  await person.getByRole('button', { name: 'Ta bort bildet' }).click();
  await expect.poll(() => stored().contactPerson.picture).toBeNull();
});
