import type { Page } from '@playwright/test';
import { collectOtherHosts, visiblePhotos } from '../support/page.ts';
import { messagesUrl } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "What is stored": nothing leaves the browser before the visitor says so. pages/every-page.spec.ts
// opens every page.

/** Everything that a browser can store for a site. */
async function stored(page: Page) {
  const found = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...found, cookies: await page.context().cookies() };
}

test.use({ consent: 'unset' });

test('no other host, no cookie, no other key', async ({ page, visit, texts, form }) => {
  const hosts = collectOtherHosts(page);
  const { shared } = texts;
  await visit('/gallery?page=2');
  await visiblePhotos(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shared.footer.cookieSettings }).click();
  await expect(page.getByRole('dialog', { name: shared.consent.dialogTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  const header = page.getByRole('banner');
  for (const name of ['English', 'Norsk']) {
    await header.getByRole('link', { name }).click();
    await expect(header.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  }

  await visit('/contact');
  await form.message.fill('Hei');
  await form.message.fill('');
  expect((await stored(page)).keys).not.toContain('contactDraft');
  await form.fillIn('Hei');
  expect(hosts).toEqual([]);
  const { keys, ...others } = await stored(page);
  expect(others).toEqual({ databases: 0, caches: 0, workers: 0, cookies: [] });
  const named = texts.privacy.keys.rows.map(({ key }) => key);
  expect(keys).toContain('contactDraft');
  expect(keys).not.toContain('cookieConsent');
  for (const key of keys) expect(named).toContain(key);

  // The message goes to the form service alone and leaves nothing behind, also once the visitor has declined.
  await page.getByRole('button', { name: shared.consent.decline, exact: true }).click();
  expect((await stored(page)).keys).toContain('cookieConsent');
  await form.send.click();
  await expect(form.success).toBeVisible();
  expect(hosts).toEqual([new URL(messagesUrl).host]);
  expect((await stored(page)).keys).not.toContain('contactDraft');
});

test.describe('with consent', () => {
  test.use({ consent: 'accepted' });

  test('only the map’s host is asked, until consent is withdrawn', matrix, async ({ page, visit, texts }) => {
    const hosts = collectOtherHosts(page);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    for (const path of ['/', '/services', '/gallery']) await page.goto(path);
    expect(hosts).toEqual([]);
    await visit('/contact');
    const map = page.locator('iframe');
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => hosts).toEqual(['www.google.com']);
    expect((await stored(page)).cookies).toEqual([]);

    const { consent, footer } = texts.shared;
    await page.getByRole('button', { name: footer.cookieSettings }).click();
    await page.getByRole('dialog').getByRole('button', { name: consent.declineAll }).click();
    await expect(map).toHaveCount(0);
    await visit('/contact');
    await page.getByRole('button', { name: texts.contact.map.load }).scrollIntoViewIfNeeded();
    expect(hosts).toEqual(['www.google.com']);
  });
});
