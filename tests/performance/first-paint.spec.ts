import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { serve } from '../support/servers.ts';
import { siteUrl } from '../support/site.ts';
import { expect, matrix, phone, test } from '../support/test.ts';
import { allTexts } from '../support/texts.ts';

// What a visitor sees and downloads while a page arrives.

/**
 * Opens a page as over a slow line: its document ends before its English template. The rest is sent or broken off when
 * the test says so.
 */
async function arrive(page: Page, path: string): Promise<{ send: () => void; breakOff: () => void }> {
  let rest = { send: () => {}, breakOff: () => {} };
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const middle = type.startsWith('text/html') ? body.indexOf('<template id="en"') : -1;
    if (middle < 0) return void response.end(body);
    rest = { send: () => response.end(body.subarray(middle)), breakOff: () => response.destroy() };
    response.write(body.subarray(0, middle));
  });
  const { url, close } = await serve(server);
  page.on('close', () => void close());
  await page.goto(url + path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toHaveCount(1);
  return rest;
}

test.describe('a document that arrives slowly at a phone', () => {
  test.use({ ...phone, consent: 'unset' });

  test('has its banner, and its navigation', matrix, async ({ page, texts, heading }) => {
    const { consent, header, navigation } = texts.shared;
    await page.clock.install();
    const rest = await arrive(page, '/services');
    await page.getByRole('button', { name: consent.decline, exact: true }).tap();
    await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    await expect(menu).toBeHidden();
    rest.breakOff();
    await page.clock.runFor(10_000);
    await menu.getByRole('link', { name: navigation.about }).tap();
    await expect(heading).toHaveText(texts.about.banner.title);
  });
});

test.describe('to an English visitor', () => {
  test.use({ language: 'en' });

  test('shows no Norwegian word before the English ones', matrix, async ({ page, texts, heading }) => {
    const rest = await arrive(page, '/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(/\S/).filter({ visible: true })).toHaveCount(0);
    rest.send();
    await expect(heading).toHaveText(texts.about.banner.title);
  });

  test('shows the Norwegian page while the English one is late', matrix, async ({ page, texts, heading }) => {
    await page.clock.install();
    const rest = await arrive(page, '/about');
    await page.clock.runFor(10_000);
    await expect(heading).toHaveText(allTexts('no').about.banner.title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    rest.send();
    await expect(heading).toHaveText(texts.about.banner.title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).not.toHaveAttribute('data-scriptless');
  });
});

test(
  'texts and pictures come once, and only if shown',
  matrix,
  async ({ page, visit, texts, heading, follow }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await visit('/about');
    await follow(texts.shared.navigation.services);
    await expect(heading).toHaveText(texts.services.banner.title);
    // What the browser takes from its cache has transferred nothing.
    const downloaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .flatMap(({ name }) => /\/content\/(\w+\/[\w-]+)\./.exec(name)?.[1] ?? []),
    );
    expect(downloaded.sort()).toEqual(['no/about', 'no/services', 'no/shared']);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures).toHaveLength(new Set(pictures).size);
  },
);
