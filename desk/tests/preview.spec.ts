import { holdRequests } from '../../tests/support/page.ts';
import { hydrated } from '../../tests/support/test.ts';
import { files } from '../../tests/support/texts.ts';
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

test('a page that is loading during a save loads again, whole', async ({ desk, server, context }) => {
  await desk.open();
  const tab = await context.newPage();
  const release = await holdRequests(tab, '**/content/no/*.json');
  await Promise.all([tab.waitForRequest('**/content/no/*.json'), tab.goto(`${server.url}/about`)]);
  await desk.field('Telefon').fill('+47 67 00 11 77');
  await desk.expectSaved();
  // The desk's own frame has loaded the new texts.
  await expect(desk.site.getByRole('link', { name: '+47 67 00 11 77' }).first()).toBeAttached();
  release();
  await expect(tab.getByRole('link', { name: '+47 67 00 11 77' }).first()).toBeAttached();
  await hydrated(tab);
});

test('on a phone the page shows what the field has that the owner comes from, and Back returns to it', async ({
  desk,
}) => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('#/about');
  await openDetails(page);
  const field = desk.field('Avsnitt 2, norsk').first();
  await field.fill('Vi kjører tidlig om morgenen.');
  await desk.expectSaved();
  await page.getByRole('button', { name: 'Vis siden' }).click();
  await expect(desk.site.getByText('Vi kjører tidlig om morgenen.')).toBeInViewport();
  await page.goBack();
  await expect(field).toBeFocused();
});

test('a tap on the page opens the field of what was tapped', async ({ desk, context, project }) => {
  const { page, site } = desk;
  const { phone, facebook } = project.readJson('content/company.json');
  const field = (document: string, ...path: (string | number)[]) =>
    page.locator(`[id="${[document, ...path].join('_')}"]`);
  const help = page.getByText('Trykk på en tekst, et bilde, logoen eller nummeret for å endre det.');
  await desk.open('#/page');
  await site.locator('html[data-hydrated]').waitFor();

  await test.step('the words of this page', async () => {
    await expect(help).toBeVisible();
    await site.getByRole('heading', { level: 1 }).click();
    await expect(field('home', 'no', 'hero', 'title')).toBeFocused();
    await expect(help).toBeHidden();
  });

  await test.step('a fact, the logo, and the texts of all pages, beside the same page', async () => {
    await site.getByRole('main').getByRole('link', { name: phone }).first().click();
    await expect(field('company', 'phone')).toBeFocused();
    await site.locator('header img').first().click();
    await expect(page.locator('#company_logo:focus-within')).toBeVisible();
    await site.getByRole('contentinfo').getByRole('paragraph').first().click();
    await expect(field('shared', 'no', 'footer', 'description')).toBeFocused();
    await expect(page.getByText('Dette står på flere sider.')).toBeVisible();
    await expect(site.getByRole('article').first()).toBeAttached();
  });

  await test.step('the text and the picture of a card', async () => {
    const card = site.getByRole('article').first();
    // Its link covers it.
    await card.getByRole('paragraph').click({ force: true });
    await expect(page.locator(':focus')).toHaveAttribute('id', /^winter_no_card/);
    await expect(page.getByText('Dette står under Vinterdrift.')).toBeVisible();
    await card.getByRole('img').click({ force: true });
    await expect(page.locator('[id^=winter_pictures_card]:focus-within').last()).toBeVisible();
  });

  await test.step('a link in the fixed words of the site walks', async () => {
    await site.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vinterdrift' })).toBeVisible();
  });

  await test.step('a link in the words of the owner opens its field, which names the other site', async () => {
    const row = files.winter.no.rows.icePlaning?.title ?? '';
    await site.getByRole('main').getByRole('link', { name: row }).click();
    await expect(field('winter', 'no', 'rows', 'icePlaning', 'title')).toBeFocused();
    const { icePlaningDocument } = project.readJson('content/company.json');
    const onward = page.getByRole('link', { name: `Gå til ${new URL(icePlaningDocument).hostname}` });
    await expect(onward).toHaveAttribute('target', '_blank');
  });

  await test.step('a link out of the site opens a tab', async () => {
    const shown = page.frames()[1]?.url();
    const opened = context.waitForEvent('page');
    await context.route(facebook, (route) => route.fulfill({ body: 'Facebook' }));
    await site.getByRole('contentinfo').locator(`a[href="${facebook}"]`).click();
    await expect(await opened).toHaveURL(facebook);
    expect(page.frames()[1]?.url()).toBe(shown);
  });
});

test('on a phone the field covers the page, and Back returns to its place', async ({ desk }) => {
  const { page, site } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.url}#/page`);
  // A page that is hydrated while it is hidden loses its place.
  await site.locator('html[data-hydrated]').waitFor();
  const title = site.getByRole('heading', { name: files.shared.no.consultation.title.replace(/ \{.*/, '') });
  await title.hover();
  const place = () => title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await place();
  await title.click();
  const field = page.locator('[id=shared_no_consultation_title]');
  await expect(field).toBeFocused();
  await expect(title).toBeHidden();
  await page.goBack();
  await expect(title).toBeInViewport();
  await expect(field).toHaveCount(0);
  expect(await place()).toBe(before);
  await page.getByRole('button', { name: 'Alle sidene' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Om oss' }).click();
  await page.getByRole('button', { name: 'Vis siden' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(files.about.no.banner.title);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Vis feltene' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible();
  await page.getByRole('link', { name: 'Hjem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hjem' })).toBeFocused();
});

test('on a phone a link in the page leads on in the page', async ({ desk }) => {
  const { page, site } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('#/about');
  await page.getByRole('button', { name: 'Vis siden' }).click();
  await site.locator('html[data-hydrated]').waitFor();
  await site.getByRole('contentinfo').getByRole('link', { name: 'Kontakt oss', exact: true }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(files.contact.no.banner.title);
  await page.getByRole('button', { name: 'Vis feltene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt oss' })).toBeVisible();
});

test('taps count while pictures load, also on a link to a page of the helper, which stays in sight', async ({
  desk,
}) => {
  const { page, site } = desk;
  const { title } = files.privacy.no.banner;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('#/about');
  await holdRequests(page, '**/pictures/**');
  await page.getByRole('button', { name: 'Vis siden' }).click();
  await site.getByRole('contentinfo').getByRole('link', { name: 'Personvern', exact: true }).click();
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await site.getByRole('heading', { level: 1, name: title }).click();
  await expect(page.getByRole('textbox', { name: /norsk/ }).and(page.locator(':focus'))).toHaveValue(title);
  await page.getByRole('button', { name: 'Vis siden' }).click();
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
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
  await page.goBack();
  await expect(listed('Forsiden')).toHaveAttribute('aria-current', 'true');
  await expect(desk.site.getByRole('article').first()).toBeAttached();
  await listed('Galleri').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Galleri' })).toBeFocused();
  await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText(files.gallery.no.banner.title);
  await desk.site.locator('html[data-hydrated]').waitFor();
  await walk('Kontakt oss');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt oss' })).toBeVisible();
  await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText(files.contact.no.banner.title);

  await test.step('also while a change is saved', async () => {
    await desk.openSection('Skjemaet');
    await desk.field('Overskrift, norsk').last().fill('Skriv et ord');
    await walk('Om oss');
    await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible();
    await desk.expectSaved();
    await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText(files.about.no.banner.title);
  });
});
