import { holdRequests } from '../../tests/support/page.ts';
import { hydrated } from '../../tests/support/test.ts';
import { files, picturesNamed } from '../../tests/support/texts.ts';
import { expect, openDetails, test } from './support/test.ts';

test.use({ showsSite: true });

test('the preview shows a change, and returns with the server', async ({ desk, server, project }) => {
  const { page } = desk;
  const link = (phone: string) => desk.site.getByRole('main').getByRole('link', { name: phone }).first();
  const lost = page.getByRole('alert').filter({ hasText: 'Redigeringen svarer ikke' });
  await desk.open();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.field('Telefon').fill('+47 67 00 11 22');
  await expect(link('+47 67 00 11 22')).toBeVisible();

  await server.stop();
  await desk.field('Telefon').fill('+47 67 00 11 33');
  await desk.field('Telefon').blur();
  await expect(lost).toBeVisible();
  await expect(desk.state).toContainText('Ikke lagret');
  await desk.follow('Om oss');
  await server.start();
  await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeFocused();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => project.read('content/company.json')).toContain('"phone": "+47 67 00 11 33"');
});

test('the preview changes with the view during a reload', async ({ desk, server }) => {
  const { page } = desk;
  await desk.open();
  await expect(desk.site.getByRole('heading', { level: 1 })).toBeVisible();
  const release = await holdRequests(page, '**/aktuelt');
  await desk.field('Telefon').fill('+47 67 00 11 66');
  await desk.goTo('Aktuelt');
  await desk.expectSaved();
  release();
  const html = await (await page.request.get(`${server.url}/aktuelt`)).text();
  const title = /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a page that is loading during a save gets its texts', async ({ desk, server, context }) => {
  await desk.open();
  const tab = await context.newPage();
  const missing: string[] = [];
  tab.on('response', (response) => response.ok() || missing.push(response.url()));
  const release = await holdRequests(tab, '**/content/no/*.json');
  await Promise.all([tab.waitForRequest('**/content/no/*.json'), tab.goto(`${server.url}/about`)]);
  await desk.field('Telefon').fill('+47 67 00 11 77');
  await desk.expectSaved();
  // The desk's own frame has loaded the new texts.
  await expect(desk.site.getByRole('link', { name: '+47 67 00 11 77' }).first()).toBeAttached();
  release();
  await hydrated(tab);
  expect(missing).toEqual([]);
});

test('on a phone the page shows what the field has that the owner comes from', async ({ desk }) => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('#/about');
  await openDetails(page);
  const field = desk.field('Avsnitt 2, norsk').first();
  await field.fill('Vi kjører tidlig om morgenen.');
  await desk.expectSaved();
  await page.getByRole('button', { name: 'Vis siden' }).click();
  await expect(desk.site.getByText('Vi kjører tidlig om morgenen.')).toBeInViewport();
});

test('on a phone the preview closes for fields and views', async ({ desk }) => {
  const { page } = desk;
  const show = page.getByRole('button', { name: 'Vis siden' });
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('#/about');
  // The page has looked at its pictures while it was not displayed.
  await desk.site.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await show.click();
  const banner = desk.site.getByRole('main').locator('section').first().getByRole('img');
  await expect(banner).toHaveAttribute('src', picturesNamed(files.about.pictures.banner));
  await desk.site.getByRole('heading', { level: 1 }).click();
  await expect(desk.field('Overskrift, norsk').first()).toBeFocused();
  await desk.openSection('Hos søkemotorer');
  const last = desk.field(/, norsk$/).last();
  await last.focus();
  await show.click();
  await expect(last).toBeHidden();
  await page.goBack();
  await expect(last).toBeFocused();
  await page.reload();
  await expect(last).toBeFocused();
  await show.click();
  await page.getByRole('link', { name: 'Hjem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hjem' })).toBeFocused();
});

test('the list of all pages marks the page beside it, and the fields follow the page', async ({ desk }) => {
  const { page } = desk;
  await desk.open('#/page');
  const listed = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const walk = (name: string) =>
    desk.site.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(listed('Forsiden')).toHaveAttribute('aria-current', 'true');
  await desk.site.locator('html[data-hydrated]').waitFor();
  await walk('Om oss');
  await expect(listed('Om oss')).toHaveAttribute('aria-current', 'true');
  await listed('Galleri').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Galleri' })).toBeFocused();
  await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText(files.gallery.no.banner.title);
  await desk.site.locator('html[data-hydrated]').waitFor();
  await walk('Kontakt oss');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt oss' })).toBeVisible();
});
