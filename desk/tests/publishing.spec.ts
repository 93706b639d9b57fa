import { expect, test } from './support/test.ts';

const phone = '+47 67 11 22 33';

test('what goes out is named first, and nothing else does', async ({ desk, project, server }) => {
  const { page } = desk;
  const main = page.getByRole('main');
  const button = page.getByRole('banner').getByRole('button', { name: /^Publiser/ });
  const inView = main.getByRole('button', { name: 'Publiser', exact: true });
  const published = async (path: string) => (await fetch(server.site + path)).text();
  const heading = project.readJson('content/contact.json').no.form.title;

  await desk.open();
  await desk.publish();
  await expect(main.getByText('Ingenting er endret.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Publiseringen er ferdig.' })).toBeAttached();

  await test.step('one document: the button says it, and publishes', async () => {
    await desk.open();
    await desk.field('Telefon').fill(phone);
    await expect(button).toContainText(`Firmaet: ${phone}`);
    await button.click();
    await expect(main.getByText('Ingenting er endret.')).toBeVisible();
    expect(await published('/contact')).toContain(phone);
  });

  await test.step('more: the button leads to the list, with drafts and refused fields', async () => {
    await desk.createArticle('Halv');
    await desk.field('Tekst, norsk').fill('Den er på 8 tonn, og');
    await desk.expectSaved();
    await desk.open();
    await desk.field('Telefon').fill('+47 67 11 22 44');
    await desk.field('E-post').fill('feil');
    await desk.goTo('Kontakt oss');
    await desk.openSection('Skjemaet');
    await desk.field('Overskrift, norsk').last().fill(`${heading} nå`);
    await expect(page.getByRole('banner').getByText(/^2/)).toBeVisible();
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Publiser' })).toBeFocused();
    const list = main.getByRole('region', { name: 'Dette legges ut' });
    await expect(list).toContainText('«+47 67 11 22 44»');
    await expect(list).toContainText(`«${heading} nå»`);
    await expect(main.getByText(/^Legges ikke ut: Halv/)).toBeVisible();
    await expect(main.getByText(/^Ikke lagret, og blir ikke med/)).toBeVisible();
    expect(await published('/contact')).not.toContain('67 11 22 44');
  });

  await test.step('saved in another window after the list was shown: it is shown again', async () => {
    // This window does not hear of it.
    await page.route('**/overview', (route) => route.abort());
    const about = project.readJson('content/about.json');
    const { version } = await (await fetch(`${desk.origin}/rediger/api/documents/about`)).json();
    about.no.story.paragraphs[0] = 'Vi er';
    const saved = await fetch(`${desk.origin}/rediger/api/documents/about`, {
      method: 'PUT',
      headers: { 'X-Rediger': '1', Origin: desk.origin },
      body: JSON.stringify({ version, value: about }),
    });
    expect(saved.status).toBe(200);
    await inView.click();
    await expect(main.getByText(/^Noe er lagret siden listen ble vist/)).toBeVisible();
    expect(await published('/about')).not.toContain('Vi er</p>');
    await page.unroute('**/overview');
    await page.reload();
    await expect(main.getByRole('region', { name: 'Dette legges ut' })).toContainText('«Vi er»');
    await inView.click();
    await expect(main.getByText('Ingenting er endret.')).toBeVisible();
    const site = await published('/aktuelt');
    expect(site).not.toContain('8 tonn');
    expect(await published('/contact')).toContain('67 11 22 44');
    expect(await published('/contact')).not.toContain('feil"');
  });
  await test.step('a click while something is being saved publishes what was listed', async () => {
    await desk.open();
    await desk.field('Telefon').fill(phone);
    await expect(page.getByRole('banner').getByText(/^1/)).toBeVisible();
    let save = () => {};
    const clicked = new Promise<void>((resolve) => {
      save = resolve;
    });
    await page.route('**/documents/company', (route) => clicked.then(() => route.continue()));
    await desk.field('E-post').fill('feil igjen');
    await desk.goTo('Publiser');
    await expect(main.getByText('Lagrer det du har skrevet …')).toBeVisible();
    await inView.dispatchEvent('click');
    save();
    await expect(main.getByText('Ingenting er endret.')).toBeVisible();
    expect(await published('/contact')).toContain(phone);
  });
});
