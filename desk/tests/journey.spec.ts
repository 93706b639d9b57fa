import { expect, test } from './support/test.ts';

const phone = '+47 67 11 22 33';

test.use({ showsSite: true, showsEnglish: true });

test('the owner changes the site, and changes it back', async ({ desk, project, server, browser }) => {
  const { page } = desk;
  const changed = async () => [...(await project.changes()).keys()];
  const list = page.getByRole('main');

  await expect.poll(async () => (await fetch(server.site)).ok).toBe(true);

  await test.step('a new phone number', async () => {
    await desk.open();
    // A browser that translates the desk would show other words than those that visitors get.
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await desk.field('Telefon').fill(phone);
    await desk.expectSaved();
    expect(await changed()).toEqual(['content/company.json']);
    await expect(desk.site.getByRole('main').getByRole('link', { name: phone }).first()).toBeVisible();
    await page.getByRole('button', { name: 'EN engelsk' }).click();
    await expect(desk.site.locator('html')).toHaveAttribute('lang', 'en');
    await expect(desk.site.getByRole('main').getByRole('link', { name: phone }).first()).toBeVisible();
  });

  const visitor = await browser.newPage({ baseURL: server.site, locale: 'nb-NO' });
  await test.step('published, visitors read all of it', async () => {
    await visitor.goto('/contact');
    await expect(visitor.getByRole('main').getByRole('link', { name: phone })).toHaveCount(0);
    await desk.publish();
    await expect(page.getByText(`Kundene ser den ikke: ${server.site}`).last()).toBeVisible();
    await expect(page.getByText('Alt er publisert.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('main').getByRole('link', { name: phone }).first()).toBeVisible();
  });

  await test.step('what has changed since, and undo', async () => {
    const published = await project.changes();
    await desk.goTo('Firmaet', 'Kontakt');
    await desk.field('Telefon').fill('+47 67 99 88 77');
    await desk.expectSaved();
    await desk.goTo('Kontakt oss', 'Skjemaet');
    await desk.field('Overskrift, norsk').last().fill('Skriv et ord');
    await desk.expectSaved();
    await desk.goTo('Publiser');
    for (const name of ['Firmaet', 'Kontakt oss'])
      await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Angre alt siden sist' }).click();
    await expect(page.getByText(/^Hentet tilbake\./)).toBeVisible();
    await expect(page.getByText(/^Hentet tilbake\./)).not.toHaveClass(/problems/);
    expect(await project.changes()).toEqual(published);
    await desk.goTo('Firmaet', 'Kontakt');
    await expect(desk.field('Telefon')).toHaveValue(phone);
  });

  await test.step('what was taken back is kept, and an earlier page is fetched back', async () => {
    await desk.goTo('Historikk');
    const replaced = list.getByRole('listitem').filter({ hasText: /^Utkastet før du hentet tilbake/ });
    await expect(replaced.getByRole('button')).toHaveText(['Firmaet', 'Kontakt oss', 'Alt']);
    await replaced.getByRole('button', { name: 'Firmaet' }).click();
    await expect(page.getByText(/^Hentet tilbake\./)).toBeVisible();
    await desk.goTo('Firmaet', 'Kontakt');
    await expect(desk.field('Telefon')).toHaveValue('+47 67 99 88 77');
    await desk.goTo('Historikk');
    const publication = list
      .getByRole('listitem')
      .filter({ hasText: /^Publisert.*slik det var før/ })
      .first();
    await publication.getByRole('button', { name: /^Alt/ }).click();
    await expect(page.getByText(/^Hentet tilbake\./)).toBeVisible();
    await desk.goTo('Firmaet', 'Kontakt');
    await expect(desk.field('Telefon')).not.toHaveValue(/67 99 88 77|67 11 22 33/);
    // Only the draft: visitors read what is published.
    await visitor.goto('/contact');
    await expect(visitor.getByRole('main').getByRole('link', { name: phone }).first()).toBeVisible();
  });
});
