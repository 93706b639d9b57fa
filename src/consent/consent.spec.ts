import type { Page } from '@playwright/test';
import { boxOf } from '../../tests/support/page.ts';
import { engines, expect, hydrated, inBothLanguages, matrix, test } from '../../tests/support/test.ts';
import type { Texts } from '../../tests/support/texts.ts';

// docs/product.md, "Cookie consent".

const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: window.localStorage.getItem('cookieConsent'),
    date: window.localStorage.getItem('cookieConsentDate'),
  }));
const nothing = { consent: null, date: null };

const bannerOf = (page: Page, { shared }: Texts) => page.getByRole('region', { name: shared.consent.label });
const dialogOf = (page: Page, { shared }: Texts) =>
  page.getByRole('dialog', { name: shared.consent.dialogTitle });

test.use({ consent: 'unset' });

inBothLanguages(() => {
  test(
    'Accept and Decline look alike, and store the choice',
    engines,
    async ({ page, visit, texts, heading }) => {
      const now = '2026-05-04T10:11:12.000Z';
      await page.clock.setFixedTime(now);
      const banner = bannerOf(page, texts);
      const { accept, decline } = texts.shared.consent;
      const look = (name: string) =>
        banner.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { width, height, backgroundColor, color, fontSize, fontWeight };
        });
      for (const [label, value] of Object.entries({ [accept]: 'true', [decline]: 'false' })) {
        await visit('/about');
        await expect(banner).toBeInViewport({ ratio: 1 });
        expect(await look(decline)).toEqual(await look(accept));
        expect(await stored(page)).toEqual(nothing);
        await banner.getByRole('button', { name: label, exact: true }).click();
        await expect(banner).toBeHidden();
        // The button with the focus is gone.
        await expect(heading).toBeFocused();
        expect(await stored(page)).toEqual({ consent: value, date: now });
        await visit('/services');
        await expect(banner).toBeHidden();
        await page.evaluate(() => window.localStorage.clear());
      }
    },
  );

  test('the settings have a necessary part, a switch and two buttons', async ({
    page,
    visit,
    texts,
    heading,
  }) => {
    const { consent, footer } = texts.shared;
    await visit('/services');
    const banner = bannerOf(page, texts);
    const dialog = dialogOf(page, texts);
    const open = banner.getByRole('button', { name: consent.settings });
    // The second click is on the overlay.
    await open.dblclick();
    await expect(dialog.getByRole('heading', { name: consent.necessary })).toBeVisible();
    await expect(dialog.getByText(consent.alwaysOn)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: consent.functional })).toBeVisible();
    const toggle = dialog.getByRole('switch', { name: consent.map });
    await expect(toggle).not.toBeChecked();

    await dialog.getByRole('button', { name: consent.close, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeVisible();
    expect(await stored(page)).toEqual(nothing);

    await open.click();
    await dialog.getByRole('button', { name: consent.acceptAll }).click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeHidden();
    // The button that opened the settings is gone.
    await expect(heading).toBeFocused();
    expect((await stored(page)).consent).toBe('true');

    const reopen = page.getByRole('button', { name: footer.cookieSettings });
    await reopen.click();
    await expect(toggle).toBeChecked();
    for (const value of ['false', 'true']) {
      await toggle.click();
      await expect(toggle).toBeChecked({ checked: value === 'true' });
      expect((await stored(page)).consent).toBe(value);
    }
    await dialog.getByRole('button', { name: consent.declineAll }).click();
    await expect(dialog).toBeHidden();
    expect((await stored(page)).consent).toBe('false');

    await reopen.click();
    await dialog.getByRole('link', { name: consent.privacyLink }).click();
    await expect(page).toHaveURL('/personvern');
    await expect(dialog).toBeHidden();
  });
});

test('the banner leaves room for the page, and shows its answers', async ({ page, visit, texts }) => {
  const { settings, decline, accept } = texts.shared.consent;
  const banner = bannerOf(page, texts);
  for (const [width, height, fontSize] of [
    [390, 844, '200%'],
    [640, 360, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit('/about');
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    for (const name of [settings, decline, accept])
      await expect(banner.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  // 1280 × 1024 and 1366 × 768 pixels, enlarged fourfold.
  for (const [width, height] of [
    [320, 256],
    [341, 192],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit('/about');
    await expect(banner).not.toBeInViewport();
    // It ends the page.
    expect((await boxOf(banner)).y).toBeGreaterThanOrEqual((await boxOf(page.locator('footer'))).bottom);
    const header = await boxOf(page.getByRole('banner'));
    expect(header.height / height).toBeLessThan(0.3);
    const first = await boxOf(banner.getByRole('button', { name: settings }));
    expect(first.y).toBeLessThan((await boxOf(banner.getByText(texts.shared.consent.text))).y);
  }
});

test('the last words and button of the page are above the banner', async ({ page, visit, footer, texts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/about');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const { y } = await boxOf(bannerOf(page, texts));
  const { climate, cookieSettings } = texts.shared.footer;
  for (const last of [footer.getByText(climate), footer.getByRole('button', { name: cookieSettings })])
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual(y);
});

test('the keyboard comes to the banner after the skip link', async ({ page, visit, texts }) => {
  await visit('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.shared.header.skip })).toBeFocused();
  const { settings, decline, accept } = texts.shared.consent;
  for (const name of [settings, decline, accept]) {
    await page.keyboard.press('Tab');
    await expect(bannerOf(page, texts).getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
});

test('a choice in another tab reaches this one', matrix, async ({ page, visit, context, texts }) => {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  await visit('/contact');
  const other = await context.newPage();
  await other.goto('/personvern');
  // Its choice is not repeated for React, after the storage is cleared.
  await hydrated(other);
  await other.getByRole('button', { name: texts.shared.consent.accept, exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(bannerOf(page, texts)).toBeHidden();
  await other.evaluate(() => window.localStorage.clear());
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(bannerOf(page, texts)).toBeVisible();
});
