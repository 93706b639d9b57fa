import type { PublishLine } from '../../content-model/desk/contract.ts';
import { expect, test } from './support/test.ts';

const phone = '+47 67 11 22 33';

test('«Publiser» of every view leads to the list, and publishes nothing by itself', async ({
  desk,
  server,
}) => {
  const { page } = desk;
  const main = page.getByRole('main');
  const inView = main.getByRole('button', { name: 'Publiser nå' });
  const published = async (path: string) => (await fetch(server.site + path)).text();

  await desk.open();
  await desk.publish();
  await expect(main.getByText('Alt er publisert.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Publiseringen er ferdig.' })).toBeAttached();

  await test.step('one page: it is in the list, and goes out with its button', async () => {
    await desk.open();
    await desk.field('Telefon').fill(phone);
    await expect(desk.publishLink).toHaveAccessibleName('Publiser 1 venter');
    await desk.publishLink.click();
    await expect(main.getByRole('region', { name: 'Dette legges ut' }).getByRole('listitem')).toHaveText([
      'Firmaet',
    ]);
    expect(await published('/contact')).not.toContain(phone);
    await inView.click();
    await expect(main.getByText('Alt er publisert.')).toBeVisible();
    expect(await published('/contact')).toContain(phone);
  });

  await test.step('a click while something is being saved publishes that too', async () => {
    await desk.open();
    let save = () => {};
    const clicked = new Promise<void>((resolve) => {
      save = resolve;
    });
    await page.route('**/documents/company', async (route) => {
      if (route.request().method() === 'PUT') await clicked;
      await route.continue();
    });
    await desk.field('Telefon').fill(phone);
    await desk.goTo('Publiser');
    await inView.click();
    save();
    await expect(main.getByText('Alt er publisert.')).toBeVisible();
    expect(await published('/contact')).toContain(phone);
  });
});

test('with thirty changes the button is in the window, and Hjem tells that publishing failed', async ({
  desk,
}) => {
  const { page } = desk;
  const message = 'Nettet ble borte.';
  await page.route('**/overview', async (route) => {
    const overview = await (await route.fetch()).json();
    overview.changes.documents = Array.from({ length: 30 }, (_, at) => ({
      id: 'home',
      title: `Side ${at + 1}`,
    }));
    await route.fulfill({ json: overview });
  });
  let line: PublishLine = { message, failed: true };
  await page.route('**/api/publish', (route) => route.fulfill({ json: { isRunning: false, line } }));
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await desk.open('#/publish');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(30);
    await expect(page.getByRole('button', { name: 'Publiser nå' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(message)).toBeInViewport({ ratio: 1 });
  }
  const told = page.getByRole('main').getByText(`Publiseringen lyktes ikke. ${message}`);
  await desk.open('');
  await expect(told).toBeVisible();
  await expect(page.getByRole('link', { name: '30 sider venter', exact: true })).toBeVisible();
  line = { message: 'Publisert:' };
  await page.reload();
  await expect(page.getByRole('link', { name: '30 sider venter', exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
  // A run whose program ends while this window follows it.
  let isFirst = true;
  await page.route('**/api/publish', (route) => {
    if (!isFirst) return route.abort();
    isFirst = false;
    return route.fulfill({ json: { isRunning: true, line: { message: 'Legger det ut …' } } });
  });
  await desk.open('#/publish');
  await expect(page.getByText('Redigeringen svarer ikke.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publiser nå' })).toBeEnabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
