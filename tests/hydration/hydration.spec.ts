import { collectConsoleErrors } from '../support/console-errors.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../support/development-server.ts';
import { hold } from '../support/hold.ts';
import { routes } from '../support/routes.ts';
import { root, sitePort } from '../support/site.ts';
import { engines, expect, hydrated, inBothLanguages, matrix, phone, test } from '../support/test.ts';
import { allTexts } from '../support/texts.ts';

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

  test('addresses with slash, query or hash log no error', async ({ page, visit }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    const errors = collectConsoleErrors(page);
    for (const address of special) {
      await visit(address);
      expect(errors, address).toEqual([]);
    }
  });
});

test('a language chosen before hydration loses nothing typed', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await page.getByLabel('Melding', { exact: true }).fill('Hei');
  await english.click();
  release();
  await hydrated(page);
  await english.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allTexts('en').contact.banner.title);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hei');
});

// Firefox reports none for a page that it opens scrolled.
test('a page hydrates even if the browser reports no paint', async ({ page, visit }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit('/about');
});

test('a page that is reloaded while scrolled hydrates', engines, async ({ page, visit }) => {
  await visit('/about');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(32);
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

  test('the navigation replaces a menu that waits too long for its scripts', async ({ page, texts }) => {
    const { header } = texts.shared;
    await page.clock.install({ time: '2026-02-01T10:00:00Z' });
    const release = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    // From here on only the test moves the clock, however slow the machine is.
    await page.clock.pauseAt('2026-02-01T11:00:00Z');
    const button = page.getByRole('button', { name: header.openMenu });
    const navigation = page.getByRole('navigation', { name: header.mainNavigation });
    await button.tap();
    await page.clock.runFor(4900);
    await expect(navigation).toBeHidden();
    await page.clock.runFor(100);
    await expect(navigation).toBeVisible();
    await expect(button).toBeHidden();
    release();
    await hydrated(page);
    await navigation.getByRole('link', { name: texts.shared.navigation.about }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.about.banner.title);
    await expect(navigation).toBeHidden();
    await button.tap();
    await expect(page.getByRole('dialog', { name: header.menuTitle })).toBeVisible();
  });
});

test.describe('on the development server, where React compares every attribute', matrix, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let server: DevelopmentServer;

  test.beforeAll(async () => {
    server = await startDevelopmentServer(root, sitePort + 2);
  });
  test.afterAll(() => server?.stop());

  inBothLanguages((language) => {
    test(`logs nothing while hydrating (${language})`, async ({ page }) => {
      await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
      const errors = collectConsoleErrors(page);
      const unexpected = () => errors.filter((error) => !/404/.test(error));
      const addresses = [...routes.map((route) => route.path), ...special, '/en', '/en/about', '/en/contact'];
      for (const address of [...addresses, '/nothing']) {
        await page.goto(server.url + address);
        await hydrated(page);
        expect(unexpected(), address).toEqual([]);
      }
      // Once more with the map in place of its placeholder.
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
      await page.goto(`${server.url}/contact`);
      await expect(page.locator('iframe')).toHaveCount(1);
      expect(unexpected()).toEqual([]);
    });
  });
});
