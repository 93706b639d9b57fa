import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { phonePhoto } from '../../server/desk/testing/examples.ts';
import { boxOf, holdRequests, resize } from '../../tests/support/page.ts';
import { DeskPage, expect, test } from './support/test.ts';

const no = { title: 'Kort nytt', text: 'Vi er i gang.' };
const article = { date: '2026-11-20', shown: false, picture: null, no, en: { title: '', text: '' } };

test('what is wrong is saved, survives a reload, and stops only publishing', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open();
  await desk.openSection('Om firmaet');
  const count = desk.field('Maskiner');
  // Half a machine never becomes seventy-five.
  await count.fill('7,5');
  await desk.expectSaved();
  await expect(count).toHaveAccessibleDescription(/helt tall/);
  await desk.openSection('Kontakt');
  await desk.field('Telefon').fill('ring meg');
  await desk.goTo('Om oss', 'Toppen av siden');
  await desk.field('Overskrift, norsk').first().fill('');
  await desk.expectSaved();
  expect(project.readJson('content/company.json')).toMatchObject({ machines: '7,5', phone: 'ring meg' });
  expect(project.readJson('content/about.json').no.banner.title).toBe('');
  await page.reload();
  await desk.goTo('Publiser');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Publiser nå' })).toBeDisabled();
  const changed = main.getByRole('region', { name: 'Dette legges ut' }).getByRole('listitem');
  // Other tests may have published other words of other pages.
  for (const name of ['Firmaet', 'Om oss']) await expect(changed.filter({ hasText: name })).toHaveCount(1);
  const problems = main.getByText('Må rettes først:').locator('..').getByRole('link');
  await expect(problems).toHaveCount(3);
  await problems.filter({ hasText: 'Maskiner' }).click();
  await expect(count).toBeFocused();
  await expect(count).toHaveValue('7,5');
  await count.fill('7');
  await desk.openSection('Kontakt');
  await desk.field('Telefon').fill('+47 67 00 11 77');
  await desk.goTo('Om oss', 'Toppen av siden');
  await desk.field('Overskrift, norsk').first().fill('Om oss og dere');
  await desk.expectSaved();
  await desk.publish();
  await expect(main.getByText('Alt er publisert.')).toBeVisible();
});

test('the first error moves no field and no button', async ({ desk }) => {
  const { page } = desk;
  const publish = desk.publishLink;
  const places = async () => {
    const { y, height } = await boxOf(publish);
    return { main: (await boxOf(page.getByRole('main'))).y, middle: y + height / 2 };
  };
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  for (const size of ['1280 720', '1440 900', '1920 1080']) {
    await resize(page, size);
    await desk.field('Telefon').fill('+47 67 00 11 77');
    await desk.expectSaved();
    const before = await places();
    await desk.field('Telefon').fill('ring');
    await expect(desk.field('Telefon')).toHaveAccessibleDescription(/Har «r», som ikke kan stå her/);
    expect(await places(), size).toEqual(before);
  }
});

test('a change from elsewhere shows when the window has focus', async ({ desk, project }) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  const company = project.readJson('content/company.json');
  for (const [event, phone] of [
    ['visibilitychange', '+47 67 99 99 98'],
    ['focus', '+47 67 99 99 99'],
  ] as const) {
    project.write('content/company.json', { ...company, phone });
    await desk.page.evaluate((type) => document.dispatchEvent(new Event(type, { bubbles: true })), event);
    await expect(desk.field('Telefon')).toHaveValue(phone);
  }
});

test('a view that is opened has what was changed elsewhere before', async ({ desk, project }) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  const phone = '+47 67 99 99 97';
  project.write('content/company.json', { ...project.readJson('content/company.json'), phone });
  await desk.goTo('Publiser');
  await expect(desk.page.getByRole('main').getByRole('link', { name: 'Firmaet' })).toBeVisible();
  await desk.page.goBack();
  await desk.openSection('Kontakt');
  await expect(desk.field('Telefon')).toHaveValue(phone);
});

test('words from two windows are not lost', async ({ desk, project, context }) => {
  const other = new DeskPage(await context.newPage(), desk.origin);
  const theirs = '+47 67 00 11 33';
  await desk.open();
  await other.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');

  await test.step('both texts in the same field are shown, also after a reload', async () => {
    const asked = desk.page.getByRole('status').filter({ hasText: 'siden du åpnet det her' });
    const saved = () => project.readJson('content/company.json').phone;
    const mine = '+47 67 00 11 22';
    await other.field('Telefon').fill(theirs);
    await expect.poll(saved).toBe(theirs);
    const company = project.readJson('content/company.json');
    project.write('content/company.json', { ...company, logo: '0123456789abcdef' });
    await desk.field('Telefon').fill(mine);
    await expect(asked.getByRole('definition')).toHaveText([
      ...['Her: ingenting', 'Det andre stedet: en annen logo'],
      ...[`Her: ${mine}`, `Det andre stedet: ${theirs}`],
    ]);
    await desk.page.reload();
    await expect(desk.field('Telefon')).toHaveValue(mine);
    await expect(desk.state).toHaveText('Ikke lagret ennå');
    expect(saved()).toBe(theirs);
    await asked.getByRole('button', { name: 'Behold det som står her' }).click();
    await expect(asked).toHaveCount(0);
    await expect(desk.field('Telefon')).toHaveValue(mine);
    await expect.poll(saved).toBe(mine);
  });

  await test.step('facts in both texts are shown as their words', async () => {
    const intro = (window: DeskPage) => window.field('Innledning, norsk');
    for (const window of [other, desk]) {
      await window.open('#/about');
      await window.openSection('Toppen av siden');
    }
    await expect(intro(desk)).toHaveValue(/siden/);
    const shown = await intro(desk).inputValue();
    await intro(other).fill(`${shown} Ring.`);
    await expect.poll(() => project.readJson('content/about.json').no.banner.intro).toMatch(/\{.*Ring/);
    await intro(desk).fill(`${shown} Skriv.`);
    const asked = desk.page.getByRole('status').filter({ hasText: 'siden du åpnet det her' });
    await expect(asked.getByRole('definition')).toHaveText([
      `Her: ${shown} Skriv.`,
      `Det andre stedet: ${shown} Ring.`,
    ]);
    await asked.getByRole('button', { name: 'Bruk det andre' }).click();
    await expect(intro(desk)).toHaveValue(`${shown} Ring.`);
    for (const window of [other, desk]) await window.open();
  });

  await test.step('what is not saved in one is in the next, once that is closed', async () => {
    await other.page.goto('about:blank');
    await desk.page.route('**/documents/company', (route) => route.abort());
    await desk.field('Telefon').fill('+47 67 00 11 44');
    await expect(desk.state).toHaveText('Ikke lagret ennå');
    await desk.page.close();
    await other.open();
    await expect(other.field('Telefon')).toHaveValue('+47 67 00 11 44');
    await expect.poll(() => project.readJson('content/company.json').phone).toBe('+47 67 00 11 44');
  });
});

test('what was typed in an article that is deleted elsewhere can be copied', async ({ desk, project }) => {
  const file = path.join(project.folder, 'content/news/kort-nytt.json');
  writeFileSync(file, JSON.stringify(article));
  await desk.open('#/articles/kort-nytt');
  await expect(desk.field('Tekst, norsk')).toHaveValue('Vi er i gang.');
  await desk.page.context().setOffline(true);
  await desk.field('Tekst, norsk').fill('Vi er i gang med brøytingen.');
  await desk.goTo('Aktuelt');
  rmSync(file);
  await desk.page.context().setOffline(false);
  await expect(desk.state).toContainText('Ikke lagret ennåVis');
  // After the reload only the draft tells of the deleted file.
  await desk.page.reload();
  await desk.state.getByRole('link', { name: 'Vis' }).click();
  const typed = desk.page.getByRole('main').getByText('Vi er i gang med brøytingen.');
  await expect(typed).toBeVisible();
  await desk.page.getByRole('button', { name: 'Forkast det jeg skrev' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Forkast' }).click();
  await expect(typed).toHaveCount(0);
  await expect(desk.state).not.toContainText('Ikke lagret');
});

test('what ends late does not lead the owner away from another view', async ({ desk, project }) => {
  const { page } = desk;
  const confirm = async (label: string) => {
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('dialog').getByRole('button', { name: label }).click();
  };
  /** Goes elsewhere and types while a deletion is on its way. */
  const goAwayDuring = async (path: string, label: string) => {
    const release = await holdRequests(page, `**${path}`);
    await confirm(label);
    await desk.goTo('Firmaet', 'Kontakt');
    await desk.field('Telefon').focus();
    // The list is read again once the deletion has ended.
    const readAgain = page.waitForResponse('**/overview');
    release();
    await readAgain;
    await expect(page).toHaveURL(/#\/company\b/);
    await expect(desk.field('Telefon')).toBeFocused();
  };

  await desk.createArticle('Kort nytt');
  await goAwayDuring('/documents/articles/kort-nytt', 'Slett nyheten');
  await expect.poll(async () => [...(await project.changes()).keys()]).toEqual([]);

  await desk.goTo('Bilder');
  const buffer = await phonePhoto();
  await desk.addPhotos.setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: /^Bilde uten tekst/ }).click();
  await expect(page.getByRole('button', { name: 'Slett bildet' })).toBeVisible();
  await goAwayDuring('/api/pictures/en-*', 'Slett bildet');
});

test('an unreadable file is reported, and the rest can be edited', async ({ desk, project }) => {
  const file = 'content/about.json';
  const whole = project.read(file);
  project.writeText(file, `{${whole}`);
  await desk.open('#/about');
  await expect(desk.page.getByRole('heading', { name: 'Kan ikke leses' })).toBeFocused();
  await expect(desk.page.getByRole('alert').filter({ hasText: 'kan rette den' })).toContainText('Om oss');
  await desk.goTo('Firmaet', 'Kontakt');
  await desk.field('Telefon').fill('+47 67 00 11 55');
  await desk.expectSaved();
  await desk.follow('Om oss');
  // Reading after the save must not find the file whole.
  await desk.page.waitForLoadState('networkidle');
  project.writeText(file, whole);
  await desk.page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible();
});

test('a view that fails leaves the others working', async ({ desk }) => {
  await desk.page.route('**/documents/company', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), schema: null } });
  });
  await desk.page.goto(`${desk.url}#/company`);
  const alert = desk.page.getByRole('alert').filter({ hasText: 'Noe gikk galt' });
  await expect(alert).toContainText('tatt vare på');
  await desk.goTo('Aktuelt');
});
