import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { renderHtmlPage } from '../../builder/compose/compose-site.ts';
import { maxNoticeDays } from '../../common/notice-days.ts';
import { dayMs } from '../../common/time.ts';
import { noticeFile } from '../../content-model/notice.ts';
import { composeTestSite } from '../support/compose-test-site.ts';
import { siteFolder } from '../support/site.ts';
import { matrix } from '../support/test.ts';

// The byte budgets of docs/testing.md.

/** 1.3 times React hydrating one heading: 58.4 kB with Brotli. */
const scriptBudget = 1.3 * 58_400;
/** Bytes that a server may send before the browser answers: ten packets. */
const firstRoundTrip = 14_600;
/** The front page keeps room for a notice. */
const frontPage = 14_000;

/** The icon of `head-links.ts`. */
const tabIcon = '/brand/mark.svg';

/** Bytes of the words on the example's front page. */
const usualWords = 3400;

/** Returns the compressed bytes of the words in an HTML page. */
function wordBytes(file: string): number {
  const html = readFileSync(path.join(siteFolder, file), 'utf8');
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
  const attributes = html.matchAll(/ (?:alt|aria-label|content|href|title)="([^"]*)"/g);
  const data = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const words = [...attributes, ...data].flatMap(([, each = '']) =>
    each.includes("'sha256-") ? [] : [each],
  );
  return brotliCompressSync([text, ...words].join(' ')).length;
}

const size = (file: string) => statSync(path.join(siteFolder, file)).size;

async function headerBytes(request: APIRequestContext, address: string): Promise<number> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return ['HTTP/1.1 200 OK\r\n', ...lines, '\r\n'].join('').length;
}

test('the first visit fetches no file too many', async ({ page, request }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // A whole browser also fetches the icon of its tab, which is no part of the page.
    const isIcon = request.resourceType() === 'other' && request.url().endsWith(tabIcon);
    if (!isIcon) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  // The last script.
  await expect.poll(() => fetched.some((file) => file.startsWith('/assets/later-'))).toBe(true);
  // The visitor reads English.
  expect(fetched.filter((file) => file.startsWith('/content/no'))).toEqual([]);
  expect(new Set(fetched).size, 'nothing is fetched twice').toBe(fetched.length);
  const scripts = fetched.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(6);
  expect(fetched.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(2);
  const sizes: Record<string, number> = {};
  for (const file of scripts) sizes[file] = size(`${file}.br`) + (await headerBytes(request, file));
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(scriptBudget);
});

test('the first window leaves pictures far below it', async ({ page }) => {
  // Twelve photos below each other are the longest page.
  await page.setViewportSize({ width: 600, height: 700 });
  await page.goto('/gallery', { waitUntil: 'load' });
  const pictures = await page.locator('main img').evaluateAll((images) =>
    images.map((image) => ({
      // Browsers fetch pictures ahead that are up to 2500 pixels below the window.
      isFar: image.getBoundingClientRect().top > innerHeight + 2500,
      isFetched: performance.getEntriesByName((image as HTMLImageElement).currentSrc).length > 0,
    })),
  );
  expect(pictures.some(({ isFetched }) => isFetched)).toBe(true);
  // While a page is laid out, some are nearer for a moment, and a browser may fetch those.
  expect(pictures.some(({ isFar, isFetched }) => isFar && !isFetched)).toBe(true);
});

test('no script formats by the data of languages and time zones, which block a slow phone', () => {
  const files = readdirSync(path.join(siteFolder, 'assets')).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  const dear = files.filter((file) => {
    const code = readFileSync(path.join(siteFolder, 'assets', file), 'utf8');
    return /\bIntl\b|toLocale(?:Date|Time)?String|localeCompare/.test(code);
  });
  expect(dear).toEqual([]);
});

/** Returns the bytes that each document takes on its way with headers, and what it may take. */
async function documentSizes(request: APIRequestContext) {
  const headers = await headerBytes(request, '/');
  expect(headers).toBeLessThanOrEqual(1000);
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  const documents = files.filter((file) => file.endsWith('.html.br'));
  expect(documents).toHaveLength(files.filter((file) => file.endsWith('.html')).length);
  const html = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  const hasNotice = html.includes(' data-notice="');
  return documents.map((file) => {
    const most = file === 'index.html.br' && !hasNotice ? frontPage : firstRoundTrip;
    return { file, bytes: size(file) + headers, most };
  });
}

/** Returns the bytes of an HTML page as a mean over ten sets of hashed file names, which compress by chance. */
function meanBytes(html: string): number {
  const hash = /-[\w-]{8}(?=\.(?:css|js|woff2)\b)/g;
  const found = [...new Set(html.match(hash))];
  const sizes = Array.from({ length: 10 }, (_, set) => {
    const renamed = html.replace(hash, (each) => {
      const name = createHash('sha256')
        .update(`${set} ${found.indexOf(each)}`)
        .digest('base64url');
      return `-${name.slice(0, 8)}`;
    });
    return brotliCompressSync(renamed).length;
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length;
}

test('the longest notice fits the room that the front page keeps for it', async () => {
  const monday = Date.parse('2026-11-23T05:10:00Z');
  const from = new Date(monday).toISOString();
  const until = new Date(monday + maxNoticeDays * dayMs).toISOString();
  const no =
    'Ferie! Vi har stengt fra julaften til 3. januar. Brøyting går som vanlig: ring vakta på 67 13 44 55.';
  const en =
    'Holidays! Closed from Christmas Eve until 3 January. Plowing goes on as usual: please call 67134455.';
  expect([no.length, en.length]).toEqual([100, 100]);
  const bytes = async (notice: unknown) => {
    const site = await composeTestSite(
      { [noticeFile]: JSON.stringify({ notice }) },
      { now: new Date(monday) },
    );
    return meanBytes((await renderHtmlPage(site, '/')).html);
  };
  const more = (await bytes({ no, en, from, until })) - (await bytes(null));
  expect(more).toBeLessThanOrEqual(firstRoundTrip - frontPage);
});

test('every document fits the first round trip, but for what the owner writes more', async ({ request }) => {
  const sizes = (await documentSizes(request)).map(({ file, bytes, most }) => {
    const more = Math.max(0, wordBytes(file.slice(0, -'.br'.length)) - usualWords);
    return { file, bytes: bytes - more, most };
  });
  expect(sizes.filter(({ bytes, most }) => bytes > most)).toEqual([]);
});

test('every document of the shipped content fits the first round trip', matrix, async ({ request }) => {
  test.skip(!process.env.SHIPPED_CONTENT, 'Any firm has facts and words of its own. Only .ci/run sets this.');
  const sizes = await documentSizes(request);
  expect(sizes.filter(({ bytes, most }) => bytes > most)).toEqual([]);
});
