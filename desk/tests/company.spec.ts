import sharp from 'sharp';
import { violations } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

test('the owner leaves Facebook empty', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open();
  const stored = () => project.readJson('content/company.json');
  await desk.field('Facebook').fill('');
  await expect.poll(() => stored().facebook).toBe('');
  await expect(desk.field('Facebook')).not.toHaveAttribute('aria-invalid', 'true');
  await desk.expectSaved();
  expect(await violations(page)).toEqual([]);
  const html = await (await page.request.get(`${desk.origin}/contact`)).text();
  expect(html).not.toMatch(/facebook\.com/);
});

test('the owner types the opening hours of all weekdays at once', async ({ desk, project }) => {
  const { page } = desk;
  const stored = () => project.readJson('content/company.json').openingHours;
  await desk.open('#/company');
  await desk.openSection('Åpningstider');
  const hours = page.getByRole('group', { name: 'Åpningstider', exact: true });
  await expect(hours.getByRole('textbox')).toHaveCount(3);
  const weekdays = hours.getByLabel('Hverdager');
  await weekdays.fill('9–');
  await expect(weekdays).toHaveAccessibleDescription(/«07\.00–17\.00»/);
  await weekdays.fill('9–12');
  await hours.getByLabel('Lørdag').fill('Stengt');
  await expect(weekdays).not.toHaveAttribute('aria-invalid', 'true');
  await expect(hours).toContainText(/hverdager 09\.00–\u2060?12\.00/);
  await desk.expectSaved();
  expect(stored()).toMatchObject({ monday: '9–12', wednesday: '9–12', friday: '9–12', saturday: 'Stengt' });
  const pageText = async (path: string) => (await page.request.get(desk.origin + path)).text();
  expect(await pageText('/contact')).toContain('09.00–12.00');
  expect(await pageText('/en/contact')).toContain('09:00–12:00');

  await hours.getByRole('button', { name: 'Ulike tider' }).click();
  await expect(hours.getByRole('textbox')).toHaveCount(7);
  await hours.getByLabel('Fredag').fill('9–11');
  await expect(hours).toContainText(/mandag–torsdag 09\.00–\u2060?12\.00, fredag 09\.00–\u2060?11\.00/);
  await desk.expectSaved();
  expect(stored()).toMatchObject({ thursday: '9–12', friday: '9–11' });
});

/** A bar of a color on a transparent ground. */
const drawLogo = (background: string) =>
  sharp({ create: { width: 900, height: 150, channels: 4, background } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#0000' })
    .png()
    .toBuffer();

test.describe('with the site beside', () => {
  test.use({ showsSite: true });

  test('the owner chooses a logo, sees it everywhere, and takes it away', async ({ desk, project }) => {
    const { page, site } = desk;
    const logo = page.getByRole('region', { name: 'Logo' });
    const choose = async (name: string, buffer: Buffer) =>
      logo.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
    const named = () => project.readJson('content/company.json').logo;
    const mark = site.locator('header img').first();
    const words = site.locator('footer [data-name]');
    await desk.open('#/company');

    await test.step('what cannot be one is refused in words', async () => {
      await choose('logo.svg', Buffer.from('<svg/>'));
      await expect(logo.getByRole('alert')).toHaveText(/^logo\.svg er ikke PNG.* Be om logoen som PNG/);
      await choose('hvit.png', await drawLogo('#fff'));
      await expect(logo.getByRole('alert')).toContainText('Be om den mørke utgaven');
      expect(named()).toBeNull();
    });

    await test.step('it stands on its plate in its own proportions, without the name beside it', async () => {
      await choose('logo.png', await drawLogo('#123'));
      await expect(logo.getByRole('img', { name: 'Logoen' })).toHaveJSProperty('naturalWidth', 800);
      await logo.getByLabel('Navnet står i logoen').check();
      await desk.expectSaved();
      await expect(mark).toHaveAttribute('src', `/brand/logo-${named()}.png`);
      await expect(mark).toHaveJSProperty('complete', true);
      await expect(words).toHaveClass('visually-hidden');
      await expect(site.locator('footer')).toContainText(/© \d{4} \S/);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('one that fails to load is replaced, and the name is in sight', async () => {
      await page.route('**/brand/logo-*', (route) => route.abort());
      await page.reload();
      await expect(mark).toHaveAttribute('src', '/brand/stock.svg');
      await expect(words).not.toHaveClass('visually-hidden');
      await page.unroute('**/brand/logo-*');
    });

    await test.step('the mark comes back', async () => {
      await logo.getByRole('button', { name: 'Ta bort logoen' }).click();
      await expect.poll(named).toBeNull();
      await expect(mark).toHaveAttribute('src', '/brand/mark.svg');
    });
  });
});
