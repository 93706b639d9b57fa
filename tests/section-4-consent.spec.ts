import type { Page } from '@playwright/test';
import { siteUrl } from './support/ports.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// SPEC section 4, cookie consent: banner, stored choice and settings dialog.

const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: window.localStorage.getItem('cookieConsent'),
    date: window.localStorage.getItem('cookieConsentDate'),
  }));

test.use({ consent: 'unset' });

inBothLanguages(() => {
  for (const [button, value] of [
    ['accept', 'true'],
    ['decline', 'false'],
  ] as const) {
    test(`${button} stores ${value} with the date and closes the banner for good`, async ({
      page,
      visit,
      words,
    }) => {
      const { consent } = words.shared;
      const now = '2026-05-04T10:11:12.000Z';
      await page.clock.setFixedTime(now);
      await visit('/about');
      const banner = page.getByRole('region', { name: consent.label });
      await expect(banner).toBeVisible();
      expect(await stored(page)).toEqual({ consent: null, date: null });
      await banner.getByRole('button', { name: consent[button], exact: true }).click();
      await expect(banner).toBeHidden();
      expect(await stored(page)).toEqual({ consent: value, date: now });
      await visit('/gallery');
      await expect(banner).toBeHidden();
    });
  }

  test('the settings dialog has the necessary part, the switch and both answers for all', async ({
    page,
    visit,
    words,
  }) => {
    const { consent } = words.shared;
    await visit('/services');
    const banner = page.getByRole('region', { name: consent.label });
    await banner.getByRole('button', { name: consent.settings }).click();
    const dialog = page.getByRole('dialog', { name: consent.dialogTitle });
    await expect(dialog.getByRole('heading', { name: consent.necessary })).toBeVisible();
    await expect(dialog.getByText(consent.alwaysOn)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: consent.functional })).toBeVisible();
    const toggle = dialog.getByRole('switch', { name: consent.map });
    await expect(toggle).not.toBeChecked();

    await dialog.getByRole('button', { name: consent.close, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeVisible();
    expect(await stored(page)).toEqual({ consent: null, date: null });

    await banner.getByRole('button', { name: consent.settings }).click();
    await dialog.getByRole('button', { name: consent.acceptAll }).click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeHidden();
    expect((await stored(page)).consent).toBe('true');

    await page.getByRole('button', { name: words.shared.footer.cookieSettings }).click();
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    expect((await stored(page)).consent).toBe('false');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await stored(page)).consent).toBe('false');
  });
});

test('the banner stands on every kind of page until a choice is stored', async ({ page, visit, words }) => {
  const banner = page.getByRole('region', { name: words.shared.consent.label });
  for (const path of ['/', '/services/graving', '/personvern', '/finnes-ikke']) {
    await visit(path);
    await expect(banner).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(banner).toBeVisible();
});

test('declining is as easy as accepting: same size, same look, one press', async ({ page, visit, words }) => {
  await visit('/');
  const looks = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
      const { height } = button.getBoundingClientRect();
      return { height, backgroundColor, color, fontSize, fontWeight };
    });
  const { decline, accept } = words.shared.consent;
  expect(await looks(decline)).toEqual(await looks(accept));
});

test('the banner is there before the scripts, and does not block the page', async ({ page, words }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('region', { name: words.shared.consent.label })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.shared.call.contact }).click();
  await expect(page).toHaveURL('/contact');
});

for (const value of ['', 'TRUE', '1', 'yes', 'null', '{"functional":true}', ' true']) {
  test(`a stored ${JSON.stringify(value)} counts as no choice`, async ({ page, visit, words }) => {
    await page.addInitScript((text) => window.localStorage.setItem('cookieConsent', text), value);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await visit('/contact');
    await expect(page.getByRole('region', { name: words.shared.consent.label })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(requests.filter((origin) => origin !== siteUrl)).toEqual([]);
  });
}

test('a choice in another tab reaches this one', async ({ page, visit, context, words }) => {
  await visit('/contact');
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  const other = await context.newPage();
  await other.goto('/personvern');
  const { consent } = words.shared;
  await other.getByRole('button', { name: consent.accept, exact: true }).click();
  await expect.poll(() => other.evaluate(() => window.localStorage.getItem('cookieConsent'))).toBe('true');
  await expect(page.locator('iframe')).toHaveCount(1);
});
