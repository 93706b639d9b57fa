import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { siteFolder } from '../support/site.ts';

// The byte budgets of docs/testing.md.

/** 1.3 times React hydrating one heading: 58.4 kB with Brotli. */
const scriptBudget = 1.3 * 58_400;
/** Bytes that a server may send before the browser answers: ten packets. */
const firstRoundTrip = 14_600;
const documentBudget = 20_000;

/** The icon of `head-links.ts`. */
const tabIcon = '/brand/mark.svg';

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
  // The last file, which a hydrated page fetches.
  await expect.poll(() => fetched.some((file) => file.startsWith('/texts/'))).toBe(true);
  // The visitor reads English.
  expect(fetched.filter((file) => file.startsWith('/content/no'))).toEqual([]);
  expect(new Set(fetched).size, 'nothing is fetched twice').toBe(fetched.length);
  const scripts = fetched.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(6);
  expect(fetched.filter((file) => file.endsWith('.css'))).toEqual([]);
  const sizes: Record<string, number> = {};
  for (const file of scripts) sizes[file] = size(`${file}.br`) + (await headerBytes(request, file));
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(scriptBudget);
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

test('every first screen arrives in the first round trip, and its document soon after', async ({
  request,
}) => {
  const headers = await headerBytes(request, '/');
  expect(headers).toBeLessThanOrEqual(1000);
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  const documents = files.filter((file) => file.endsWith('.html.br'));
  expect(documents).toHaveLength(files.filter((file) => file.endsWith('.html')).length);
  for (const file of documents) {
    const compressed = readFileSync(path.join(siteFolder, file));
    const first = beginning(compressed.subarray(0, firstRoundTrip - headers));
    expect(first, file).toMatch(/<style>.*<\/style>.*<main\b.*<\/section>/s);
    // An article is as long as its owner writes it.
    if (isArticle(file)) continue;
    expect(compressed.length + headers, file).toBeLessThanOrEqual(documentBudget);
  }
});

/** Returns the text at the beginning of a compressed document. */
const beginning = (compressed: Buffer): string =>
  brotliDecompressSync(compressed, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();

const isArticle = (file: string) => /^(en\/)?aktuelt\/./.test(file) && !/aktuelt\/index\./.test(file);
