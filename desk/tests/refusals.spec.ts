import { phonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

/** What the build would refuse is not saved, and the field says why. */

test('a text that is emptied', async ({ desk, project }) => {
  await desk.open('#/sider/about');
  const title = desk.field('Overskrift, Engelsk').first();
  await title.fill('');
  await title.blur();
  await expect(desk.state).toContainText('Ikke lagret: én ting må rettes');
  await expect(title).toHaveAccessibleDescription(/Er tom/);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  expect(project.git('status', '--porcelain', 'content')).toBe('');

  await title.fill('About us');
  await title.blur();
  await expect(title).not.toHaveAttribute('aria-invalid');
});

test('a mark that is lost, and one that does not exist', async ({ desk, project }) => {
  await desk.open('#/sider/gallery');
  await desk.section('Enkelttekster');
  const page = desk.field('Side, Norsk');
  await page.fill('Side');
  await page.blur();
  await expect(page).toHaveAccessibleDescription(/Må inneholde {number}/);
  await page.fill('Side {number} {telefon}');
  await page.blur();
  await expect(page).toHaveAccessibleDescription(/{telefon}, som ikke finnes/);
  expect(project.git('status', '--porcelain', 'content')).toBe('');
});

test('a phone number with letters', async ({ desk, project }) => {
  await desk.open();
  const phone = desk.field('Telefon');
  await phone.fill('67 ring oss');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(/Må være et telefonnummer/);
  expect(project.git('status', '--porcelain', 'content')).toBe('');
});

test('a fact in one language only', async ({ desk, project }) => {
  await desk.open();
  await desk.section('Om firmaet');
  const insurance = desk.field('Forsikring, Norsk');
  await insurance.fill('Ansvarsforsikring i Eksempel Forsikring');
  await insurance.blur();
  await expect(insurance).toHaveAccessibleDescription(/Må skrives på begge språk/);
  expect(project.git('status', '--porcelain', 'content')).toBe('');
});

test('what must be filled in before publishing, and what can be, lead to their fields', async ({ desk }) => {
  await desk.open('#/publiser');
  await desk.page.getByRole('link', { name: 'Telefonnummeret er bare nuller.' }).click();
  await expect(desk.field('Telefon')).toBeFocused();
  await desk.goTo('Publiser');
  await desk.page.getByRole('link', { name: 'Svartid' }).click();
  await expect(desk.field(/^Svartid/)).toBeFocused();
});

test('a closing time before the opening', async ({ desk, project }) => {
  await desk.open();
  await desk.section('Åpningstider');
  const closes = desk.field('Mandag til');
  await closes.fill('6');
  await closes.blur();
  await expect(closes).toHaveValue('06:00');
  await expect(closes).toHaveAccessibleDescription(/Må være senere enn åpningstiden 07:00/);
  expect(project.git('status', '--porcelain', 'content')).toBe('');
});

test('a picture that is too small', async ({ desk, project }) => {
  await desk.open('#/bilder');
  const buffer = await phonePhoto(800, 600);
  await desk.page
    .getByLabel('Velg bilder')
    .last()
    .setInputFiles({ name: 'liten.jpg', mimeType: 'image/jpeg', buffer });
  await expect(desk.page.getByRole('alert')).toContainText('1080');
  expect(project.git('status', '--porcelain', 'content')).toBe('');
});

test('a file that is no picture', async ({ desk }) => {
  await desk.open('#/bilder');
  const buffer = Buffer.from('hei');
  await desk.page
    .getByLabel('Velg bilder')
    .last()
    .setInputFiles({ name: 'brev.jpg', mimeType: 'image/jpeg', buffer });
  await expect(desk.page.getByRole('alert')).not.toBeEmpty();
});

test('a picture that is in use cannot be deleted', async ({ desk }) => {
  await desk.open('#/bilder/winter-valley');
  const remove = desk.page.getByRole('button', { name: 'Slett bildet' });
  await expect(remove).toHaveAccessibleDescription(/Bildet er i bruk/);
  await remove.click({ force: true });
  await expect(desk.page.getByRole('dialog')).toBeHidden();
});

test('a gallery of 36, which the desk has no button for', async ({ desk, project }) => {
  await desk.open('#/galleriet');
  const answer = await desk.page.evaluate(async () => {
    const address = '/rediger/api/documents/placements';
    const { version, value } = await (await fetch(address)).json();
    value.gallery.photos.pop();
    const headers = { 'Content-Type': 'application/json', 'X-Rediger': '1' };
    const response = await fetch(address, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ version, value }),
    });
    return { status: response.status, body: await response.json() };
  });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain('minst 37');
  expect(project.git('status', '--porcelain', 'content')).toBe('');
});
