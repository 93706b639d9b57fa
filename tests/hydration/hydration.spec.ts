import { holdRequests } from '../support/page.ts';
import { expect, hydrated, matrix, phone, test } from '../support/test.ts';

// Input before hydration is not lost. pages/every-page.spec.ts checks that React hydrates every route without a warning.

test('a language chosen early loses nothing typed', matrix, async ({ page, form, choose, expectPage }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await form.message.fill('Hei');
  await choose('English');
  release();
  await expectPage('contact', 'en');
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Hei');
});

test.describe('on a phone', () => {
  test.use({ ...phone, consent: 'unset' });

  test('a tap before hydration takes effect after it', matrix, async ({ page, texts }) => {
    const { header, consent } = texts.shared;
    const banner = page.getByRole('region', { name: consent.label });
    const menu = page.getByRole('dialog', { name: header.menuTitle });
    for (const [button, done] of [
      [consent.decline, () => expect(banner).toBeHidden()],
      [header.openMenu, () => expect(menu).toBeVisible()],
    ] as const) {
      const release = await holdRequests(page, '**/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: button }).tap();
      release();
      await done();
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('false');
  });

  test('the navigation replaces a late menu', matrix, async ({ page, texts, expectPage }) => {
    const { header } = texts.shared;
    await page.clock.install({ time: '2026-02-01T10:00:00Z' });
    const release = await holdRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    // From here on only the test moves the clock, however slow the machine is.
    await page.clock.pauseAt('2026-02-01T11:00:00Z');
    const navigation = page.getByRole('navigation', { name: header.mainNavigation });
    await page.getByRole('button', { name: header.openMenu }).tap();
    await page.clock.runFor(4900);
    await expect(navigation).toBeHidden();
    await page.clock.runFor(100);
    await expect(navigation).toBeVisible();
    release();
    await hydrated(page);
    await navigation.getByRole('link', { name: texts.shared.navigation.about }).tap();
    await expectPage('about');
  });
});
