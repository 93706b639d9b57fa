import type { Page } from '@playwright/test';
import { routes } from '../src/routing/routes.ts';
import { contactForm } from './support/contact-form.ts';
import { inboxUrl, siteUrl } from './support/ports.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

// Nothing leaves the browser before the visitor says so (SPEC sections 4 and 6).

/** Collects the requests to other hosts from now on; none of them is let out. */
async function foreignRequests(page: Page): Promise<string[]> {
  const hosts: string[] = [];
  await page.context().route(
    (url) => url.origin !== new URL(siteUrl).origin,
    async (route) => {
      hosts.push(new URL(route.request().url()).host);
      await route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
    },
  );
  return hosts;
}

/** Everything that a browser can keep for this site. */
async function kept(page: Page) {
  const found = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookie: document.cookie,
  }));
  return { ...found, cookies: await page.context().cookies() };
}

/** Reads every page to its end, and uses what there is to use. */
async function useEverything(page: Page, visit: (path: string) => Promise<void>, words: Texts) {
  const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const path of [...routes.map((route) => route.path), '/finnes-ikke']) {
    await visit(path);
    await toTheEnd();
  }
  await visit('/gallery?page=2');
  await page.getByRole('main').locator('li > a:has(img)').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  const { consent, footer } = words.shared;
  await page.getByRole('button', { name: footer.cookieSettings }).click();
  await expect(page.getByRole('dialog', { name: consent.dialogTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  const header = page.getByRole('banner');
  for (const language of ['English', 'Norsk']) {
    await header.getByRole('button', { name: language }).click();
    await expect(header.getByRole('button', { name: language })).toHaveAttribute('aria-pressed', 'true');
  }
}

for (const [consent, language] of [
  ['unset', 'no'],
  ['unset', 'en'],
  ['declined', 'no'],
] as const) {
  test.describe(`${consent}, ${language}`, () => {
    test.use({ consent, language });

    test('nothing asks another host, sets a cookie or keeps more than is named', async ({
      page,
      visit,
      words,
    }) => {
      const hosts = await foreignRequests(page);
      const cookies: string[] = [];
      page.on('response', async (response) => {
        const value = await response.headerValue('set-cookie').catch(() => null);
        if (value) cookies.push(value);
      });
      await useEverything(page, visit, words);
      await visit(`/contact?lang=${language}`);
      const form = contactForm(page, words.contact);
      await form.fillIn('Hei');
      expect(hosts).toEqual([]);
      const { keys, ...others } = await kept(page);
      expect(others).toEqual({ databases: 0, caches: 0, workers: 0, cookie: '', cookies: [] });
      expect(cookies).toEqual([]);
      const named = words.privacy.keys.rows.map(({ key }) => key);
      expect(keys).toContain('contactDraft');
      for (const key of keys) expect(named).toContain(key);
      expect(keys.includes('cookieConsent')).toBe(consent === 'declined');

      // The one message that the visitor sends goes to the form service alone, and leaves nothing behind.
      await form.send.click();
      await expect(form.success).toBeVisible();
      expect(hosts).toEqual([new URL(inboxUrl).host]);
      expect((await kept(page)).keys).not.toContain('contactDraft');
    });
  });
}

test('every key that the privacy page names is one that the code knows', async ({ page, visit, words }) => {
  const code: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) code.push(response.text());
  });
  await visit('/contact');
  await visit('/personvern');
  const scripts = (await Promise.all(code)).join();
  for (const { key } of words.privacy.keys.rows) {
    await expect(page.getByRole('main')).toContainText(key);
    // The last row names the map, whose keys are its own.
    expect(scripts.includes(key), key).toBe(!key.includes(' '));
  }
});

test.describe('accepted', () => {
  test.use({ consent: 'accepted' });

  inBothLanguages(() => {
    test('only the map’s host is asked, only on the contact page, and no longer once consent is withdrawn', async ({
      page,
      visit,
      words,
    }) => {
      const hosts = await foreignRequests(page);
      for (const { path } of routes.filter((route) => route.screen !== 'contact')) await visit(path);
      expect(hosts).toEqual([]);
      await visit('/contact');
      const map = page.getByTitle(words.contact.map.frameTitle);
      await map.scrollIntoViewIfNeeded();
      await expect.poll(() => hosts).toEqual(['www.google.com']);
      expect((await kept(page)).cookies).toEqual([]);

      const { consent, footer } = words.shared;
      await page.getByRole('button', { name: footer.cookieSettings }).click();
      await page.getByRole('dialog').getByRole('button', { name: consent.declineAll }).click();
      await expect(map).toHaveCount(0);
      await visit('/contact');
      await page.getByRole('button', { name: words.contact.map.load }).scrollIntoViewIfNeeded();
      expect(hosts).toEqual(['www.google.com']);
    });
  });

  test('a consent that is withdrawn does not come back where storage is full', async ({
    page,
    visit,
    words,
  }) => {
    const hosts = await foreignRequests(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await visit('/about');
    const { consent, footer } = words.shared;
    await page.getByRole('button', { name: footer.cookieSettings }).click();
    await page.getByRole('dialog').getByRole('button', { name: consent.declineAll }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.contact }).click();
    const load = page.getByRole('button', { name: words.contact.map.load });
    await load.scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    await visit('/contact');
    await load.scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(hosts).toEqual([]);
  });
});
