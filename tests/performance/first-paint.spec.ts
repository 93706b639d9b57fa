import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { serve } from '../support/servers.ts';
import { siteUrl } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// The first view and the downloads of a page that arrives slowly.

/** Opens a page without its English template, as on a slow connection. Returns a function that sends the rest. */
async function arrive(page: Page, path: string): Promise<() => void> {
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

test.describe('a document that arrives slowly at an English visitor', () => {
  test.use({ language: 'en' });

  test('shows no Norwegian word before the English ones', matrix, async ({ page, expectPage }) => {
    const send = await arrive(page, '/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(/\S/).filter({ visible: true })).toHaveCount(0);
    send();
    await expectPage('about');
  });

  test('shows the Norwegian page while the English one is late', matrix, async ({ page, expectPage }) => {
    await page.clock.install();
    const send = await arrive(page, '/about');
    await page.clock.runFor(10_000);
    await expectPage('about', 'no');
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    send();
    await expectPage('about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).not.toHaveAttribute('data-no-js');
  });
});

test('texts and pictures come once, and only if shown', matrix, async ({ page, visit, goTo }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await visit('/about');
  await goTo('services');
  // Files from the browser's cache have a transfer size of 0.
  const downloaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .flatMap(({ name }) => /\/content\/(\w+\/[\w-]+)\./.exec(name)?.[1] ?? []),
  );
  expect(downloaded.sort()).toEqual(['no/about', 'no/services', 'no/shared']);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures).toHaveLength(new Set(pictures).size);
});
