import type { Page } from '@playwright/test';
import { collectOtherHosts } from '../support/page.ts';
import { messagesUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// docs/product.md, "What is stored": nothing leaves the browser without the visitor's action. pages/every-page.spec.ts
// opens every page.

/** Returns everything that the browser has stored for the site. */
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

test('no other host, no cookie, no other key', async ({ page, visit, texts, form, choose }) => {
  const hosts = collectOtherHosts(page);
  const { consent } = texts.shared;
  await visit('/contact');
  await page.getByRole('button', { name: texts.shared.footer.cookieSettings }).click();
  await expect(page.getByRole('dialog', { name: consent.dialogTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const language of ['English', 'Norsk'] as const) await choose(language);
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

  // The message is sent only to the form service, and no draft is left, also after the visitor has declined.
  await page.getByRole('button', { name: consent.decline, exact: true }).click();
  expect((await stored(page)).keys).toContain('cookieConsent');
  await form.send.click();
  await expect(form.success).toBeVisible();
  expect(hosts).toEqual([new URL(messagesUrl).host]);
  expect((await stored(page)).keys).not.toContain('contactDraft');
});
