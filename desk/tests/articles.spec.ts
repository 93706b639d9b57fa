import { expect, test } from './support/test.ts';

/** The owner writes an article: the buttons over its text write Markdown, and the browser undoes them. */

const text = 'Tekst, norsk';
const press = (name: string) => ({ name: `${name} i ${text}` });

test('the buttons over the text of an article write what its file holds', async ({ desk }) => {
  const { page } = desk;
  await desk.open('#/news/-ny');
  await desk.field('Tittel, norsk').fill('Første snø');
  const field = desk.field(text);
  const select = (words: string) =>
    field.evaluate((area: HTMLTextAreaElement, part) => {
      area.focus();
      area.setSelectionRange(area.value.indexOf(part), area.value.indexOf(part) + part.length);
    }, words);

  await test.step('bold, by button and by key, and undone', async () => {
    await field.fill('Vi brøyter fra klokken fire.');
    await select('klokken fire');
    await page.getByRole('button', press('Fet')).click();
    await expect(field).toHaveValue('Vi brøyter fra **klokken fire**.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Vi brøyter fra klokken fire.');
    await select('brøyter');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(field).toHaveValue('Vi **brøyter** fra klokken fire.');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(field).toHaveValue('Vi brøyter fra klokken fire.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Vi **brøyter** fra klokken fire.');
  });

  await test.step('a list, which Enter goes on with and ends', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\n\nGangveier');
    await page.getByRole('button', press('Liste')).click();
    await page.keyboard.type(' først\nVeier\n\nRing oss.');
    await expect(field).toHaveValue(
      'Vi **brøyter** fra klokken fire.\n\n- Gangveier først\n- Veier\n\nRing oss.',
    );
    await page.keyboard.press('ControlOrMeta+z');
  });

  await test.step('links: to a page of the site, and to an address', async () => {
    await field.fill('Vi brøyter.\n\nRing oss, eller se Facebook.');
    await select('Ring oss');
    await page.getByRole('button', press('Lenke')).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kontakt oss' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Vi brøyter.\n\n[Ring oss](/contact), eller se Facebook.');
    await select('Facebook');
    await page.getByRole('button', press('Lenke')).click();
    await page.getByRole('dialog').getByLabel('Adresse').fill('www.facebook.com');
    await page.keyboard.press('Enter');
    const linked = 'Vi brøyter.\n\n[Ring oss](/contact), eller se [Facebook](https://www.facebook.com).';
    await expect(field).toHaveValue(linked);
    // In a link the same button shows where it leads, and takes it away.
    await select('oss');
    await page.getByRole('button', press('Lenke')).click();
    await expect(page.getByRole('dialog').getByLabel('Adresse')).toHaveValue('/contact');
    await page.getByRole('dialog').getByRole('button', { name: 'Ta bort lenken' }).click();
    await expect(field).toHaveValue(linked.replace('[Ring oss](/contact)', 'Ring oss'));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue(linked);
  });

  await test.step('in English a page has its English name', async () => {
    const english = desk.field('Tekst, engelsk');
    await english.focus();
    await page.getByRole('button', { name: 'Lenke i Tekst, engelsk' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kontakt oss' }).click();
    await expect(english).toHaveValue('[Contact Us](/contact)');
    await english.fill('');
  });
});

test('an article in Norwegian only, for later, and its link', async ({ desk, project, context }) => {
  const { page } = desk;
  const main = page.getByRole('main');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.open('#/news/-ny');
  await desk.field('Tittel, norsk').fill('🚜');
  await desk.field(text).fill('Vi ønsker god jul.');
  await expect(main.getByText('Det engelske kan stå tomt')).toBeVisible();
  await expect(main.getByText('Mangler på engelsk')).toHaveCount(0);
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Dato').fill(`${year}-12-24`);
  const when = `24. desember ${year} kl. 06:00`;
  await expect(main.getByRole('status')).toContainText(`Kommer ut ${when}`);
  await page.getByRole('button', { name: 'Lagre nyheten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '🚜' })).toBeVisible();
  expect(project.read('content/news/nyhet.md')).not.toContain('[english]');
  // The page beside shows it at its own address, though it is not out yet.
  await expect(desk.site.getByRole('heading', { level: 1, name: '🚜' })).toBeVisible();

  await test.step('half an English text is refused at its field', async () => {
    await desk.field('Tittel, engelsk').fill('Merry Christmas');
    await desk.field('Tittel, engelsk').blur();
    await expect(desk.field('Tekst, engelsk')).toHaveAccessibleDescription(/Må fylles ut/);
    await desk.field('Tittel, engelsk').fill('');
    await expect(desk.state).toContainText('Alt er lagret');
  });

  await test.step('its link stays when the title changes', async () => {
    await desk.field('Tittel, norsk').fill('God jul');
    await desk.isSaved();
    await page.getByRole('button', { name: 'Kopier lenken' }).click();
    await expect(page.getByText('Lenken er kopiert')).toBeVisible();
    const { url } = JSON.parse(project.read('content/company.json'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/aktuelt/nyhet`);
  });

  await test.step('the list says when it comes out', async () => {
    await desk.goTo('Nyheter');
    await expect(main.getByRole('listitem').filter({ hasText: 'God jul' })).toContainText(
      `Ikke ute ennå: ${when}`,
    );
  });

  await test.step('an address leads to a field of it', async () => {
    await page.goto('about:blank');
    await page.goto(`${desk.url}#/news/nyhet?felt=${encodeURIComponent('news/nyhet_no_text')}`);
    await expect(desk.field(text)).toBeFocused();
  });
});

test('a picture in the text of an article', async ({ desk, project }) => {
  const { page } = desk;
  const [[name = '', { caption }] = ['', { caption: { no: '' } }]] = Object.entries<{
    caption: { no: string };
  }>(JSON.parse(project.read('content/pictures/pictures.json'))).reverse();
  await desk.open('#/news/-ny');
  await desk.field('Tittel, norsk').fill('Ny plog');
  const field = desk.field(text);
  await field.fill('Plogen har kommet.\n\nRing oss.');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
  await page.getByRole('button', press('Bilde')).click();
  await page.getByRole('dialog').getByRole('button', { name: caption.no }).first().click();
  await expect(field).toHaveValue(`Plogen har kommet.\n\n![](${name})\n\nRing oss.`);
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('Plogen har kommet.\n\nRing oss.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field).toHaveValue(`Plogen har kommet.\n\n![](${name})\n\nRing oss.`);
  await page.getByRole('button', { name: 'Lagre nyheten' }).click();
  await expect(desk.site.locator(`main p + figure img[src*="${name}"]`)).toBeVisible();

  // It is in use, so it cannot be deleted.
  await desk.open(`#/pictures/${name}`);
  await expect(page.getByRole('link', { name: 'Nyhet: Ny plog' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slett bildet' })).toHaveCount(0);
});

test('before six in the morning an article of the day says that it waits, and how it need not', async ({
  desk,
}) => {
  const { page } = desk;
  const note = page.getByRole('main').getByRole('status');
  await page.clock.setFixedTime(new Date('2026-12-24T04:00:00Z'));
  await desk.open('#/news/-ny');
  await expect(page.getByLabel('Dato')).toHaveValue('2026-12-24');
  await expect(note).toContainText('Kommer ut 24. desember 2026 kl. 06:00');
  await expect(note).toContainText('velg datoen i går');
  await page.getByLabel('Dato').fill('2026-12-23');
  await expect(note).toHaveText('');
  await page.getByLabel('Dato').fill('2026-12-25');
  await expect(note).not.toContainText('datoen i går');
});
