import { expect, test } from './support/test.ts';

test.use({ showsSite: true });

const text = 'Tekst, norsk';
const press = (name: string) => ({ name: `${name} i ${text}` });

test('an article in Norwegian only, not for later, and its link', async ({ desk, project }) => {
  const { page } = desk;
  const main = page.getByRole('main');
  await desk.open('#/articles/-ny');
  await desk.field('Tittel, norsk').fill('🚜');
  await desk.field(text).fill('Vi ønsker god jul.');
  await expect(main.getByText('Det engelske kan stå tomt')).toBeVisible();
  const today = await page.getByLabel('Dato').inputValue();
  await page.getByLabel('Dato').fill(`${new Date().getFullYear() + 1}-12-24`);
  await page.getByRole('button', { name: 'Lagre nyheten' }).click();
  await expect(page.getByLabel('Dato')).toHaveAccessibleDescription(/Ligger fram i tid/);
  await page.getByLabel('Dato').fill(today);
  await page.getByRole('button', { name: 'Lagre nyheten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '🚜' })).toBeVisible();
  expect(project.readJson('content/news/nyhet.json').en).toBeNull();
  await expect(desk.site.getByRole('heading', { level: 1, name: '🚜' })).toBeVisible();

  await test.step('half an English text is refused at its field', async () => {
    await desk.field('Tittel, engelsk').fill('Merry Christmas');
    await desk.field('Tittel, engelsk').blur();
    await expect(desk.field('Tekst, engelsk')).toHaveAccessibleDescription(/Må fylles ut/);
    await desk.field('Tittel, engelsk').fill('');
    await expect(desk.state).toContainText('Alt er lagret');
  });

  await test.step('its link stays when the title changes, and the list has it', async () => {
    await desk.field('Tittel, norsk').fill('God jul');
    await desk.isSaved();
    const { url } = project.readJson('content/company.json');
    await expect(main.getByRole('link', { name: `${url}/aktuelt/nyhet` })).toBeVisible();
    await desk.goTo('Nyheter');
    await expect(main.getByRole('listitem').filter({ hasText: 'God jul' })).toHaveCount(1);
  });
});

test('the buttons over the text write what its file holds, and the browser undoes them', async ({
  desk,
  project,
}) => {
  const { page } = desk;
  await desk.open('#/articles/-ny');
  await desk.field('Tittel, norsk').fill('Ny plog');
  const field = desk.field(text);
  const select = (words: string) =>
    field.evaluate((area: HTMLTextAreaElement, part) => {
      area.setSelectionRange(area.value.indexOf(part), area.value.indexOf(part) + part.length);
    }, words);
  await field.fill('Plogen har kommet.\n\nRing oss.');

  await test.step('bold', async () => {
    await select('har kommet');
    await page.getByRole('button', press('Fet')).click();
    await expect(field).toHaveValue('Plogen **har kommet**.\n\nRing oss.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Plogen har kommet.\n\nRing oss.');
  });

  await test.step('a list, which Enter continues and ends, and which takes pasted bullets', async () => {
    await select('Plogen');
    await page.getByRole('button', press('Liste')).click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('15. mai');
    await page.keyboard.press('Enter');
    await field.evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '\u00b7\tBrøyter\n\u00b7\tStrør');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      area.dispatchEvent(paste);
    });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- 10 grader');
    const list = '• Plogen har kommet.\n• 15. mai\n• Brøyter\n• Strør\n- 10 grader\n\nRing oss.';
    await expect(field).toHaveValue(list);
    await field.fill('Plogen har kommet.\n\nRing oss.');
  });

  await test.step('a link, to an address as people write it', async () => {
    await select('Ring');
    await page.getByRole('button', press('Lenke')).click();
    await expect(page.getByLabel('Adresse')).toBeFocused();
    await page.keyboard.type('+47 67 13 44 55');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Plogen har kommet.\n\n[Ring](tel:+4767134455) oss.');
    await expect(field).toBeFocused();
  });

  await test.step('a picture, which is in use then', async () => {
    const pictures = project.readJson('content/pictures/pictures.json');
    const name = Object.keys(pictures).at(-1) ?? '';
    await select('Plogen');
    await page.getByRole('button', press('Bilde')).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: pictures[name].caption.no });
    await choice.first().click();
    const written = `Plogen har kommet.\n\n![](${name})\n\n[Ring](tel:+4767134455) oss.`;
    await expect(field).toHaveValue(written);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue(written);
    await page.getByRole('button', { name: 'Lagre nyheten' }).click();
    await expect(desk.site.locator(`main p + figure img[src*="${name}"]`)).toBeVisible();
    await desk.open(`#/pictures/${name}`);
    await expect(page.getByRole('link', { name: 'Nyhet: Ny plog' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Slett bildet' })).toHaveCount(0);
  });
});
