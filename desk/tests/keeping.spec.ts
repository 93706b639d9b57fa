import { expect, test } from './support/test.ts';

/** What is typed is not lost, and nothing is overwritten without a word. */

test('a reload keeps what was not saved', async ({ desk, project }) => {
  await desk.open();
  await desk.field('Telefon').fill('67 ring');
  await expect(desk.state).toContainText('Ikke lagret');
  await desk.page.reload();
  await expect(desk.field('Telefon')).toHaveValue('67 ring');
  await desk.field('Telefon').fill('+47 67 00 11 22');
  await desk.isSaved();
  expect(project.read('content/company.json')).toContain('"phone": "+47 67 00 11 22"');
});

test('a stopped server is told about, and saves what was typed when it is back', async ({
  desk,
  server,
  project,
}) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  await server.stop();
  await desk.field('Telefon').fill('+47 67 00 11 33');
  await desk.field('Telefon').blur();
  await expect(desk.page.getByRole('alert')).toContainText('Skrivebordet svarer ikke');
  await expect(desk.state).toContainText('Ikke lagret');
  await desk.page.getByRole('link', { name: 'Om oss' }).click();
  await server.start();
  await expect(desk.page.getByRole('alert')).toBeHidden();
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeFocused();
  await desk.goTo('Firmaet');
  await desk.isSaved();
  expect(project.read('content/company.json')).toContain('"phone": "+47 67 00 11 33"');
});

test('two versions of a file are both shown, and the owner chooses', async ({ desk, project }) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  project.replace('content/company.json', '"machines": 12', '"machines": 14');
  project.replace('content/company.json', '"+47 00 00 00 00"', '"+47 67 99 99 99"');
  await desk.field('Telefon').fill('+47 67 00 11 44');
  await expect(desk.state).toContainText('endret et annet sted');
  await desk.page.getByRole('button', { name: 'Se begge' }).click();
  const dialog = desk.page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'Telefon' })).toContainText('+47 67 00 11 44');
  await expect(dialog.getByRole('row', { name: 'Telefon' })).toContainText('+47 67 99 99 99');
  await dialog.getByRole('button', { name: 'Behold det jeg skrev' }).click();
  await desk.isSaved();
  const company = project.read('content/company.json');
  expect(company).toContain('"phone": "+47 67 00 11 44"');
  // The other change was in another field, and stays.
  expect(company).toContain('"machines": 14');
});

test('a change from outside shows when nothing is being changed here', async ({ desk, project }) => {
  await desk.open();
  await expect(desk.field('Telefon')).not.toHaveValue('');
  project.replace('content/company.json', '"+47 00 00 00 00"', '"+47 67 99 99 99"');
  await desk.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(desk.field('Telefon')).toHaveValue('+47 67 99 99 99');
});

test('the page beside the fields shows a change although it could not be told to reload', async ({
  desk,
}) => {
  await desk.page.route('**/@vite/client', (route) => route.abort());
  await desk.open();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.field('Telefon').fill('+47 67 00 11 55');
  await expect(desk.site.getByRole('main').getByRole('link', { name: '+47 67 00 11 55' })).toBeVisible();
});

test('the page of the next view comes although a change reloads the one before', async ({ desk, server }) => {
  const { page } = desk;
  await desk.open();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
  // Another window of the site says when the server has told every page to reload.
  const other = await page.context().newPage();
  const isConnected = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await other.goto(`${server.url}/contact`);
  await isConnected;
  const isTold = other.waitForEvent('framenavigated');
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/aktuelt?*', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await desk.field('Telefon').fill('+47 67 00 11 66');
  await desk.goTo('Nyheter');
  await isTold;
  letThrough();
  await expect(desk.site.getByRole('heading', { level: 1, name: 'Aktuelt' })).toBeVisible();
  await other.close();
});
