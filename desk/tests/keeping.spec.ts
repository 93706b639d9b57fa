import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hold } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

/** No dead end: what is typed is not lost, nothing is overwritten without a word, and every failure leads on. */

const article = '---\ndate: 2026-11-20\ntitle: Kort nytt\n---\n\nVi er i gang.\n';

test('what is refused is named everywhere, kept by a reload, hinders nothing', async ({ desk, project }) => {
  await desk.open();
  await desk.field('Telefon').fill('67 ring');
  await expect(desk.state).toContainText('Firmaet er ikke lagret: én ting må rettes');
  await desk.goTo('Om oss');
  await desk.field('Overskrift, norsk').first().fill('Om oss og dere');
  await expect.poll(() => project.read('content/no/about.json')).toContain('Om oss og dere');
  await desk.page.reload();
  await expect(desk.state).toContainText('Firmaet er ikke lagret');
  await desk.page.getByRole('link', { name: 'Gå til feltet' }).click();
  await expect(desk.field('Telefon')).toBeFocused();
  await expect(desk.field('Telefon')).toHaveValue('67 ring');
  await desk.field('Telefon').fill('+47 67 00 11 22');
  await desk.isSaved();
  expect(project.read('content/company.json')).toContain('"phone": "+47 67 00 11 22"');
});

test('a stopped server is told about, and saves when it is back', async ({ desk, server, project }) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  await server.stop();
  await desk.field('Telefon').fill('+47 67 00 11 33');
  await desk.field('Telefon').blur();
  await expect(desk.page.getByRole('alert')).toContainText('Redigeringen svarer ikke');
  await expect(desk.state).toContainText('ikke lagret');
  await desk.page.getByRole('link', { name: 'Om oss' }).click();
  await server.start();
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeFocused();
  await expect.poll(() => project.read('content/company.json')).toContain('"phone": "+47 67 00 11 33"');
});

test('a change from outside is kept, and shows when the window is looked at', async ({ desk, project }) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  project.replace('content/company.json', '"machines": 12', '"machines": 14');
  await desk.field('Telefon').fill('+47 67 00 11 44');
  await expect(desk.page.getByText('er endret et annet sted imens')).toBeVisible();
  await desk.isSaved();
  const company = project.read('content/company.json');
  expect(company).toContain('"phone": "+47 67 00 11 44"');
  expect(company).toContain('"machines": 14');
  project.replace('content/company.json', '"+47 67 00 11 44"', '"+47 67 99 99 99"');
  await desk.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(desk.field('Telefon')).toHaveValue('+47 67 99 99 99');
});

test('an article that is deleted elsewhere becomes a new one', async ({ desk, project }) => {
  const file = path.join(project.folder, 'content/news/kort-nytt.md');
  writeFileSync(file, article);
  await desk.open('#/news/kort-nytt');
  await expect(desk.field('Tekst, norsk')).toHaveValue('Vi er i gang.');
  rmSync(file);
  await desk.field('Tekst, norsk').fill('Vi er i gang med brøytingen.');
  await desk.page.getByRole('button', { name: 'Lag en ny nyhet av det' }).click();
  await expect(desk.field('Tekst, norsk')).toHaveValue('Vi er i gang med brøytingen.');
  await desk.page.getByRole('button', { name: 'Lagre nyheten' }).click();
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Kort nytt' })).toBeVisible();
  expect(existsSync(file)).toBe(true);
});

test('a file that cannot be read says so, and the rest can be edited', async ({ desk, project }) => {
  project.replace('content/no/about.json', '{', '{{');
  await desk.open('#/texts/about');
  await expect(desk.page.getByRole('heading', { name: 'Kan ikke leses' })).toBeFocused();
  await expect(desk.page.getByRole('alert').filter({ hasText: 'rette filen' })).toContainText('Om oss');
  await desk.goTo('Firmaet');
  await desk.field('Telefon').fill('+47 67 00 11 55');
  await desk.isSaved();
  await desk.page.getByRole('link', { name: 'Om oss' }).click();
  // What is read again after the save must not find it whole.
  await desk.page.waitForLoadState('networkidle');
  project.replace('content/no/about.json', '{{', '{');
  await desk.page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible();
});

test('a view that breaks says what to do, and the others go on', async ({ desk }) => {
  await desk.page.route('**/documents/company', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), schema: null } });
  });
  await desk.page.goto(`${desk.url}#/company`);
  const alert = desk.page.getByRole('alert').filter({ hasText: 'Noe gikk galt' });
  await expect(alert).toContainText('tatt vare på');
  await desk.goTo('Nyheter');
});

test('the page beside shows a change, and comes back with the server', async ({ desk, server }) => {
  await desk.open();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.field('Telefon').fill('+47 67 00 11 55');
  const link = desk.site.getByRole('main').getByRole('link', { name: '+47 67 00 11 55' });
  await expect(link.first()).toBeVisible();

  await server.stop();
  await desk.page.getByRole('link', { name: 'Om oss' }).click();
  await expect(desk.page.getByRole('alert')).toContainText('Redigeringen svarer ikke');
  await server.start();
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeFocused();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page of the next view comes although a change reloads the one before', async ({ desk, server }) => {
  const { page } = desk;
  await desk.open();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
  const release = await hold(page, '**/aktuelt?*');
  await desk.field('Telefon').fill('+47 67 00 11 66');
  await desk.goTo('Nyheter');
  await desk.isSaved();
  release();
  const html = await (await page.request.get(`${server.url}/aktuelt`)).text();
  const title = /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText(title);
});
