import { languageCodes, languages } from '../../tables/languages.ts';
import { hold } from '../../tests/support/page.ts';
import { phonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

/** What the check refuses is not saved, and the field says why. */

const refused = [
  ['a code that does not exist', '#/texts/about', '', 'Overskrift, norsk', 'Om {telefon}', /{telefon}/],
  ['one language only', '#/company', 'Om firmaet', 'Forsikring, norsk', 'Eksempel', /på begge språk/],
  ['a closing time before the opening', '#/company', 'Åpningstider', 'Stenger', '6', /Må være senere enn/],
] as const;

for (const [name, address, section, label, words, sentence] of refused) {
  test(name, async ({ desk, project }) => {
    await desk.open(address);
    if (section) await desk.section(section);
    const field = desk.field(label).first();
    await field.fill(words);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(desk.state).toContainText('ikke lagret: én ting må rettes');
    expect(project.git('status', '--porcelain', 'content')).toBe('');
  });
}

test('what must be filled in before publishing, and what can be, lead to their fields', async ({ desk }) => {
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

test('several photos wait in a list, beside those that cannot be used', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/pictures');
  const buffers = {
    'en.jpg': await phonePhoto(),
    'liten.jpg': await phonePhoto(800, 600),
    'brev.jpg': Buffer.from('hei'),
    'to.jpg': await phonePhoto(),
  };
  const files = Object.entries(buffers).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer }));
  await page.getByLabel('Velg bilder').last().setInputFiles(files);
  await expect(page.getByText(/Mangler \d+ tekster/)).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'liten.jpg' })).toContainText('1080');
  await expect(page.getByRole('alert').filter({ hasText: 'brev.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Lukk brev.jpg' }).press('Enter');
  await expect(page.getByLabel('Velg bilder').last()).toBeFocused();
  await page.getByRole('button', { name: /^en Mangler/ }).click();
  await desk.field('Bildetekst, norsk').fill('Én');
  await page.reload();
  await expect(desk.field('Bildetekst, norsk')).toHaveValue('Én');
  await expect(page.getByText(`Mangler ${2 * languageCodes.length - 1} tekster`)).toBeVisible();
  expect(project.git('status', '--porcelain', 'content')).toBe('');
  await page.getByRole('button', { name: 'Forkast bildet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forkast bildet' }).click();
  await expect(page.getByText(/Mangler \d+ tekster/)).toHaveCount(1);

  // A service that is chosen while the photo is being saved is saved with it.
  await page.getByRole('button', { name: /^to Mangler/ }).click();
  for (const { norwegianName } of languages) {
    await desk.field(`Bildetekst, ${norwegianName}`).fill('To');
    await desk.field(`Hva bildet viser, ${norwegianName}`).fill('To');
  }
  const release = await hold(page, '**/documents/pictures');
  await page.getByRole('button', { name: 'Ta bildet i bruk' }).click();
  await page.getByLabel('Tjeneste', { exact: true }).selectOption({ index: 1 });
  release();
  const pictures = () => JSON.parse(project.read('content/pictures/pictures.json'));
  await expect.poll(() => pictures().to?.service).toBeTruthy();
  expect(project.git('status', '--porcelain', 'content')).toContain('pictures/to.webp');
});

test('a picture that is in use has no button that deletes it', async ({ desk, project }) => {
  const used = JSON.parse(project.read('content/placements.json')).home.about;
  await desk.open(`#/pictures/${used}`);
  await expect(desk.page.getByText('så bytt det ut her først')).toBeVisible();
  await expect(desk.page.getByRole('button', { name: 'Slett bildet' })).toHaveCount(0);
});
