import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/page.ts';
import { serve } from '../support/servers.ts';
import { siteUrl } from '../support/site.ts';
import { expect, hydrated, matrix, phone, test } from '../support/test.ts';

// A document, its scripts or the next page arrive slowly.

/** Opens a page without its end. Returns a function that sends the rest. */
async function openFirstPart(page: Page, path: string): Promise<() => void> {
  let send = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const middle = type.startsWith('text/html') ? body.indexOf('<template id="en"') : -1;
    if (middle < 0) return void response.end(body);
    send = () => void response.end(body.subarray(middle));
    response.write(body.subarray(0, middle));
  });
  const { url, close } = await serve(server);
  page.on('close', () => void close());
  await page.goto(url + path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toHaveCount(1);
  return send;
}

test.describe('an English visitor', () => {
  test.use({ language: 'en' });

  test('sees no Norwegian word in the first ten seconds', matrix, async ({ page, expectPage }) => {
    await page.clock.install();
    const send = await openFirstPart(page, '/about');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByText(/\S/).filter({ visible: true })).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expectPage('about', 'no');
    await expect(html).toHaveAttribute('lang', 'no');
    send();
    await expectPage('about');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).not.toHaveAttribute('data-no-js');
  });
});

for (const way of ['hover', 'focus'] as const) {
  test(`after ${way} a link needs no network`, matrix, async ({ page, visit, texts, footer, expectPage }) => {
    await visit('/');
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(assets\/.*\.js|content\/)/.test(pathname)) fetched.push(pathname);
    });
    const link = footer.getByRole('link', { name: texts.shared.navigation.about });
    const finished = (file: RegExp) =>
      page.waitForEvent('requestfinished', (request) => file.test(request.url()));
    const arrived = Promise.all([finished(/\/content\/no\/about\.\w+\.json$/), finished(/About-.*\.js$/)]);
    await link[way]();
    await arrived;
    await page.context().setOffline(true);
    await link.press('Enter');
    await expectPage('about');
    expect(new Set(fetched).size, 'nothing is fetched twice').toBe(fetched.length);
  });
}

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

  test('a link replaces the menu after five seconds', matrix, async ({ page, texts, header, footer }) => {
    await page.clock.install({ time: '2026-02-01T10:00:00Z' });
    const release = await holdRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    // From here on only the test moves the clock.
    await page.clock.pauseAt('2026-02-01T11:00:00Z');
    const link = header.getByRole('link', { name: texts.shared.footer.navigation, exact: true });
    await page.getByRole('button', { name: texts.shared.header.openMenu }).tap();
    await page.clock.runFor(4900);
    await expect(link).toBeHidden();
    await page.clock.runFor(100);
    await expect(link).toBeVisible();
    release();
    await hydrated(page);
    await link.tap();
    await expect(footer.getByRole('navigation')).toBeInViewport();
  });
});
