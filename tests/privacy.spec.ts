import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { siteUrl } from './support/ports.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// Nothing leaves the browser before the visitor says so (SPEC sections 4 and 6).

/** Collects the requests to other hosts from now on; none of them is let out. */
async function foreignRequests(page: Page): Promise<string[]> {
  const hosts: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(siteUrl).origin,
    async (route) => {
      hosts.push(new URL(route.request().url()).host);
      await route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
    },
  );
  return hosts;
}

inBothLanguages(() => {
  for (const consent of ['unset', 'declined'] as const) {
    test.describe(consent, () => {
      test.use({ consent });

      test('no page asks another host for anything or sets a cookie', async ({ page, visit, words }) => {
        const hosts = await foreignRequests(page);
        for (const { path } of routes) await visit(path);
        await visit('/contact');
        await page.getByLabel(words.contact.form.message).fill('Hei');
        expect(hosts).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        const named = words.privacy.keys.rows.map(({ key }) => key);
        const stored = await page.evaluate(() => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]);
        expect(stored).toContain('contactDraft');
        for (const key of stored) expect(named).toContain(key);
      });
    });
  }

  test.describe('accepted', () => {
    test.use({ consent: 'accepted' });

    test('only the map’s host is asked, and only on the contact page', async ({ page, visit, words }) => {
      const hosts = await foreignRequests(page);
      for (const { path } of routes.filter((route) => route.screen !== 'contact')) await visit(path);
      expect(hosts).toEqual([]);
      await visit('/contact');
      await page.getByTitle(words.contact.map.frameTitle).scrollIntoViewIfNeeded();
      await expect.poll(() => hosts).toEqual(['www.google.com']);
    });
  });
});
