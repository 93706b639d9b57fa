import { expect, test } from './support/test.ts';

/** The owner writes an article. */

test.use({ showsSite: true });

const text = 'Tekst, norsk';

test('an article in Norwegian only, not for later, and its link', async ({ desk, project, context }) => {
  const { page } = desk;
  const main = page.getByRole('main');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.open('#/news/-ny');
  await desk.field('Tittel, norsk').fill('🚜');
  await desk.field(text).fill('Vi ønsker god jul.');
  await expect(main.getByText('Det engelske kan stå tomt')).toBeVisible();
  const today = await page.getByLabel('Dato').inputValue();
  await page.getByLabel('Dato').fill(`${new Date().getFullYear() + 1}-12-24`);
  await page.getByRole('button', { name: 'Lagre nyheten' }).click();
  await expect(page.getByLabel('Dato')).toHaveAccessibleDescription(/ligger fram i tid/);
  await page.getByLabel('Dato').fill(today);
  await page.getByRole('button', { name: 'Lagre nyheten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '🚜' })).toBeVisible();
  expect(project.read('content/news/nyhet.md')).not.toContain('[english]');
  // The page beside shows it at its own address.
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
    const { url } = project.readJson('content/company.json');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/aktuelt/nyhet`);
  });

  await test.step('the list has it', async () => {
    await desk.goTo('Nyheter');
    // What was told belongs to the view before.
    await expect(page.getByText('Lenken er kopiert')).toHaveCount(0);
    await expect(main.getByRole('listitem').filter({ hasText: 'God jul' })).toHaveCount(1);
  });

  await test.step('an address leads to a field of it', async () => {
    await page.goto('about:blank');
    await page.goto(`${desk.url}#/news/nyhet?felt=${encodeURIComponent('news/nyhet_no_text')}`);
    await expect(desk.field(text)).toBeFocused();
  });
});

test('a picture in the text of an article', async ({ desk, project }) => {
  const { page } = desk;
  const pictures = project.readJson('content/pictures/pictures.json');
  const name = Object.keys(pictures).at(-1) ?? '';
  await desk.open('#/news/-ny');
  await desk.field('Tittel, norsk').fill('Ny plog');
  const field = desk.field(text);
  await field.fill('Plogen har kommet.\n\nRing oss.');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
  await page.getByRole('button', { name: `Bilde i ${text}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: pictures[name].caption.no }).first().click();
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
