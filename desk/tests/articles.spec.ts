import { phonePhoto } from '../../server/desk/testing/examples.ts';
import { holdRequests } from '../../tests/support/page.ts';
import { DeskPage, expect, test } from './support/test.ts';

test.use({ showsSite: true });

const text = 'Tekst, norsk';
const press = (name: string) => ({ name: `${name} i ${text}` });

test('an article is saved, listed elsewhere and published', async ({ desk, server, browser }) => {
  const { page } = desk;
  const main = page.getByRole('main');
  const other = new DeskPage(await browser.newPage(), desk.origin);
  const row = other.page.getByRole('main').getByRole('listitem').filter({ hasText: 'God jul' });
  const address = `${server.site}/aktuelt/nyhet`;
  const publish = async () => {
    await desk.publish();
    await expect(page.getByText('Alt er publisert.')).toBeVisible();
  };
  const visitor = await browser.newPage();
  const isThere = async () => (await visitor.goto(address))?.ok();

  await desk.createArticle('🚜');
  await desk.field('Tittel, norsk').fill('God jul');
  await desk.expectSaved();
  await other.open('');
  await expect(other.page.getByText('Legges ikke ut: God jul')).toBeVisible();
  await other.open('#/articles');
  await expect(row).toContainText('Vises ikke');
  await desk.goTo('Publiser');
  await expect(main.getByText('Legges ikke ut: God jul')).toBeVisible();
  expect(await isThere()).toBe(false);

  await test.step('its link stays when the title changes', async () => {
    await row.getByRole('link').click();
    await other.field(text).fill('Vi ønsker god jul.');
    await other.page.getByLabel('Dato').fill('2026-01-02');
    await other.expectSaved();
    await expect(other.site.getByText('Vi ønsker god jul.')).toBeVisible();
    await publish();
    expect(await isThere()).toBe(false);
  });

  await test.step('it is published, and taken off the site', async () => {
    const shown = other.page.getByLabel('Vis når du publiserer');
    await expect(shown).not.toBeChecked();
    await shown.check();
    await expect(other.page.getByText('Kommer ut når du publiserer')).toBeVisible();
    await other.page.getByLabel('Dato').fill(`${new Date().getFullYear() + 1}-12-24`);
    await expect(other.page.getByLabel('Dato')).toHaveAccessibleDescription(/Ligger fram i tid/);
    await other.page.getByLabel('Dato').fill('2026-01-02');
    await other.expectSaved();
    await page.reload();
    await publish();
    expect(await isThere()).toBe(true);
    await other.page.reload();
    await shown.uncheck();
    await expect(other.page.getByText('Tas av nettet når du publiserer')).toBeVisible();
    await other.expectSaved();
    await page.reload();
    await publish();
    await expect.poll(isThere).toBe(false);
    await other.page.reload();
    await expect(other.field(text)).toHaveValue('Vi ønsker god jul.');
    await other.page.goto(`${other.url}#/articles`);
    await expect(row).toContainText('Vises ikke');
  });
});

test('a new article needs a title', async ({ desk, project }) => {
  const title = desk.field('Tittel på en ny nyhet');
  await desk.open('#/articles');
  await title.fill(' ');
  await desk.page.getByRole('button', { name: 'Ny nyhet' }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Skriv en tittel.');
  await title.fill('Ny plog');
  await expect(title).not.toHaveAttribute('aria-describedby');
  expect((await project.changes()).size).toBe(0);
});

test('a new article needs the network, and two with one title have two addresses', async ({
  desk,
  project,
  context,
}) => {
  const other = new DeskPage(await context.newPage(), desk.origin);
  const title = desk.field('Tittel på en ny nyhet');
  await desk.open('#/articles');
  await context.setOffline(true);
  await title.fill('Kort nytt');
  await desk.page.getByRole('button', { name: 'Ny nyhet' }).click();
  await expect(desk.page.getByRole('alert').filter({ hasText: 'Du er uten nett' })).toBeVisible();
  await expect(title).toHaveValue('Kort nytt');
  await context.setOffline(false);
  await expect(desk.page.getByRole('alert').filter({ hasText: 'Du er uten nett' })).toBeHidden();
  for (const window of [desk, other]) await window.createArticle('Kort nytt');
  expect([...(await project.changes()).keys()]).toEqual([
    'content/news/kort-nytt-2.json',
    'content/news/kort-nytt.json',
  ]);
  await desk.field(text).fill('Den ene.');
  await other.field(text).fill('Den andre.');
  const written = (slug: string) => project.readJson(`content/news/${slug}.json`).no.text;
  await expect
    .poll(() => [written('kort-nytt'), written('kort-nytt-2')].sort())
    .toEqual(['Den andre.', 'Den ene.']);
  await expect(other.field(text)).toHaveValue('Den andre.');
  await expect(desk.field(text)).toHaveValue('Den ene.');
});

test('the buttons over a text format it, and can be undone', async ({ desk, project }) => {
  const { page } = desk;
  await desk.createArticle('Ny plog');
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
    await page.keyboard.type('www.firma.no');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Plogen har kommet.\n\n[Ring](https://www.firma.no) oss.');
    await expect(field).toBeFocused();
  });

  await test.step('a picture between two boxes, which is in use then', async () => {
    const [name = ''] = project.readJson('content/gallery.json').pictures.photos;
    const { caption } = project.readJson(`content/pictures/${name}.json`);
    const written = () => project.readJson('content/news/ny-plog.json').no.text;
    const below = desk.field('Tekst etter bilde 1, norsk');
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(18, 18));
    await page.getByRole('button', press('Bilde')).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: caption.no });
    await choice.first().click();
    await expect(field).toHaveValue('Plogen har kommet.');
    await expect(below).toHaveValue('[Ring](https://www.firma.no) oss.');
    const text = `Plogen har kommet.\n\n![](${name})\n\n[Ring](https://www.firma.no) oss.`;
    await expect.poll(written).toBe(text);
    await expect(desk.site.locator(`main p + figure img[src*="${name}"]`)).toBeVisible();
    await below.press('X');
    await expect.poll(written).toContain('X[Ring]');
    await below.press('ControlOrMeta+z');
    await expect.poll(written).toBe(text);
    await page.reload();
    const picture = page.getByRole('group', { name: 'Bilde 1' });
    await desk.site.locator('main figure img').click();
    await expect(picture.locator(':focus')).toBeVisible();
    await desk.site.locator('main figure + p').click();
    await expect(below).toBeFocused();
    await picture.getByRole('button', { name: 'Opp' }).press('Enter');
    await expect(picture.getByRole('button', { name: 'Opp' })).toBeFocused();
    await expect(below).toHaveValue('Plogen har kommet.\n\n[Ring](https://www.firma.no) oss.');
    await desk.expectSaved();
    await page.getByRole('button', { name: 'Ta bort Bilde 1' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Plogen har kommet.\n\n[Ring](https://www.firma.no) oss.');
  });
});

test('several new photos of an article are there at once, with their sentences', async ({
  desk,
  project,
}) => {
  const { page } = desk;
  await desk.createArticle('To bilder');
  const field = desk.field(text);
  await field.fill('Før.\n\nEtter.');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
  await page.getByRole('button', press('Bilde')).click();
  const buffers = [await phonePhoto(1600, 1200), await phonePhoto(1600, 1201)];
  const files = buffers.map((buffer, index) => ({ name: `${'ab'[index]}.jpg`, mimeType: '', buffer }));
  const release = await holdRequests(page, '**/pictures?name=a.jpg');
  await desk.addPhotos.setInputFiles(files);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('group', { name: 'b.jpg' })).toContainText('venter');
  release();
  const written = () => project.readJson('content/news/to-bilder.json').no.text;
  await expect.poll(written).toMatch(/^Før\.\n\n!\[\]\(a-\w+\)\n\n!\[\]\(b-\w+\)\n\nEtter\.$/);
  await expect(page.getByRole('group', { name: 'b.jpg' })).toHaveCount(0);
  const second = page.getByRole('group', { name: 'Bilde 2' });
  await second.getByRole('textbox', { name: /norsk/ }).fill('En grøft');
  await desk.expectSaved();
  const [name = ''] = [...(await project.changes()).keys()].filter((file) => /\/b-.*json$/.test(file));
  expect(project.readJson(name).alt.no).toBe('En grøft');

  const last = desk.field('Tekst etter bilde 2, norsk');
  const leaveAndComeBack = async () => {
    await page.getByRole('link', { name: 'Publiser' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Publiser' })).toBeFocused();
    await page.goBack();
  };
  await test.step('Back returns to the box below them', async () => {
    await last.focus();
    await leaveAndComeBack();
    await expect(last).toBeFocused();
  });
  await test.step('a photo that is still being sent shows after leaving and coming back', async () => {
    await page.getByRole('button', press('Bilde')).click();
    const releaseThird = await holdRequests(page, '**/pictures?name=c.jpg');
    await desk.addPhotos.setInputFiles({ name: 'c.jpg', mimeType: '', buffer: await phonePhoto(1600, 1202) });
    await leaveAndComeBack();
    await expect(page.getByRole('group', { name: 'c.jpg' })).toBeVisible();
    releaseThird();
    await expect.poll(written).toMatch(/!\[\]\(c-\w+\)$/);
  });
});
