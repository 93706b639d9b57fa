import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { collectConsoleErrors } from '../support/console-errors.ts';
import { hold } from '../support/hold.ts';
import { routes } from '../support/routes.ts';
import { type Served, serve } from '../support/servers.ts';
import { root } from '../support/site.ts';
import { expect, hydrated, inBothLanguages, phone, test } from '../support/test.ts';

// React hydrates the finished documents without a word in the console. pages/every-page.spec.ts holds every route of the
// production build to that.

const special = [
  '/about/',
  '/gallery?page=3',
  '/personvern#storage',
  '/services?lang=en',
  '/contact?lang=no',
];

test.describe('with every choice made', () => {
  test.use({ consent: 'accepted' });

  test('an address with slash, query or hash is hydrated without a console error', async ({
    page,
    visit,
  }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    const errors = collectConsoleErrors(page);
    for (const address of special) {
      await visit(address);
      expect(errors, address).toEqual([]);
    }
  });
});

test('a language chosen before the scripts arrive, and again after, loses nothing that is typed', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const english = page.getByRole('banner').getByRole('button', { name: 'English' });
  await page.getByLabel('Melding', { exact: true }).fill('Hei');
  await english.click();
  release();
  await hydrated(page);
  await english.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hei');
});

test.describe('on a phone', () => {
  test.use({ ...phone, consent: 'unset' });

  test('a tap before hydration takes effect after it', async ({ page, texts }) => {
    const { header, consent } = texts.shared;
    const banner = page.getByRole('region', { name: consent.label });
    const menu = page.getByRole('dialog', { name: header.menuTitle });
    for (const [button, done] of [
      [consent.decline, () => expect(banner).toBeHidden()],
      [header.openMenu, () => expect(menu).toBeVisible()],
    ] as const) {
      const release = await hold(page, '**/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: button }).tap();
      release();
      await done();
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('false');
  });
});

test.describe('the development build, where React compares every attribute', { tag: '@matrix' }, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let served: Served;

  test.beforeAll(async () => {
    const script = path.join(root, 'commands/build.ts');
    const build = spawn(process.execPath, ['--import', 'tsx', script, '--development'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect((await once(build, 'exit'))[0]).toBe(0);
    const files = sirv(path.join(root, 'build-output/development/dist'), { dev: true });
    served = await serve(createServer((request, response) => files(request, response)));
  });
  test.afterAll(() => served?.close());

  inBothLanguages((language) => {
    test(`logs nothing while hydrating (${language})`, async ({ page }) => {
      await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
      const errors = collectConsoleErrors(page);
      const addresses = [...routes.map((route) => route.path), ...special];
      for (const address of [...addresses, '/404.html']) {
        await page.goto(served.url + address);
        await hydrated(page);
        expect(
          errors.filter((error) => !error.includes('404: /404.html')),
          address,
        ).toEqual([]);
      }
      // Once more with the map in the place of its placeholder.
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
      await page.goto(`${served.url}/contact`);
      await expect(page.locator('iframe')).toHaveCount(1);
      expect(errors.filter((error) => !error.includes('404: /404.html'))).toEqual([]);
    });
  });
});
