import { expect, test } from './support/test.ts';

/** Values are stored as they are meant, and shown as people write them. */

const company = (read: (file: string) => string) => JSON.parse(read('content/company.json'));

test('half a centimeter is refused and kept, and never becomes seventy-five', async ({ desk, project }) => {
  const before = project.read('content/company.json');
  await desk.open();
  await desk.section('Sesong og frister');
  const depth = desk.field('Brøytingen starter ved');
  await depth.fill('7,5');
  await depth.blur();
  await expect(depth).toHaveValue('7,5');
  await expect(depth).toHaveAccessibleDescription(/helt tall/);
  expect(project.read('content/company.json')).toBe(before);
  await desk.page.reload();
  await desk.page.getByRole('link', { name: 'Gå til feltet' }).click();
  await expect(depth).toBeFocused();
  await expect(depth).toHaveValue('7,5');
  await depth.fill('7');
  await desk.isSaved();
  expect(company(project.read).plowingStartsAtCm).toBe(7);
});

test('spaces around a value go when the field is left', async ({ desk, project }) => {
  await desk.open();
  const phone = desk.field('Telefon');
  await phone.fill(' 67 13 44 55 ');
  await phone.blur();
  await expect(phone).toHaveValue('67 13 44 55');
  await desk.isSaved();
  expect(company(project.read).phone).toBe('67 13 44 55');
});

test('an address with Norwegian letters is stored as browsers send it', async ({ desk, project }) => {
  await desk.open();
  await desk.section('Nettstedet');
  const address = desk.field('Nettadresse');
  await address.fill('https://www.bærum-vei.no');
  await desk.isSaved();
  expect(company(project.read).url).toBe('https://www.xn--brum-vei-j0a.no');
  await desk.open();
  await desk.section('Nettstedet');
  await expect(address).toHaveValue('https://www.bærum-vei.no');
});

test('cancelling the choice of a file closes nothing', async ({ desk }) => {
  const { page } = desk;
  await desk.open('#/placements');
  await page
    .getByRole('button', { name: /^Bytt bilde/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .last()
    .evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('what was changed elsewhere is read when the window is looked at again', async ({ desk, project }) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  project.replace('content/company.json', '"+47 00 00 00 00"', '"+47 67 99 99 98"');
  await expect(async () => {
    await desk.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(desk.field('Telefon')).toHaveValue('+47 67 99 99 98', { timeout: 1000 });
  }).toPass();
});
