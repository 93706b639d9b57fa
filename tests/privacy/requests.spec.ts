import type { Page } from '@playwright/test';
import { visiblePhotos } from '../support/page.ts';
import { everyPath } from '../support/routes.ts';
import { inboxUrl, siteUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

// docs/product.md, "What is stored": nothing leaves the browser before the visitor says so.

/** Collects the hosts of requests to other origins from now on. */
function collectOtherHosts(page: Page): string[] {
  const hosts: string[] = [];
  page.context().on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin !== siteUrl) hosts.push(host);
  });
  return hosts;
}

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

/** Scrolls through every page, and opens and switches what there is. */
async function useEverything(page: Page, visit: (path: string) => Promise<unknown>, { shared }: Texts) {
  for (const path of everyPath) {
    await visit(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
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
}

for (const consent of ['unset', 'declined'] as const) {
  test.describe(`consent ${consent}`, () => {
    test.use({ consent });
    const tag = consent === 'unset' ? [] : '@matrix';

    test('no other host, no cookie, no other key', { tag }, async ({ page, visit, texts, form }) => {
      const hosts = collectOtherHosts(page);
      await useEverything(page, visit, texts);
      await visit('/contact?lang=no');
      await form.message.fill('Hei');
      await form.message.fill('');
      expect((await stored(page)).keys).not.toContain('contactDraft');
      await form.fillIn('Hei');
      expect(hosts).toEqual([]);
      const { keys, ...others } = await stored(page);
      expect(others).toEqual({ databases: 0, caches: 0, workers: 0, cookies: [] });
      const named = texts.privacy.keys.rows.map(({ key }) => key);
      expect(keys).toContain('contactDraft');
      for (const key of keys) expect(named).toContain(key);
      expect(keys.includes('cookieConsent')).toBe(consent === 'declined');

      // The message goes to the form service alone and leaves nothing behind.
      await form.send.click();
      await expect(form.success).toBeVisible();
      expect(hosts).toEqual([new URL(inboxUrl).host]);
      expect((await stored(page)).keys).not.toContain('contactDraft');
    });
  });
}

test.describe('with consent', () => {
  test.use({ consent: 'accepted' });

  test('only the map’s host is asked, until consent is withdrawn', async ({ page, visit, texts }) => {
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
