import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { headersFile, siteFolder } from '../support/site.ts';

// The byte budgets of docs/design.md, read from the finished files. A failure names what grew.

/** React hydrating one heading, in bytes: 67.8 kB gzip and 58.4 kB Brotli, measured on a build of Vite 8.3. */
const floor = { gz: 67_800, br: 58_400 };
const share = 1.25;
/** What a server may send before it has heard from the browser again: ten packets. */
const firstRoundTrip = 14_600;

const pages = [
  '',
  'about',
  'services',
  'services/vinterdrift',
  'services/graving',
  'aktuelt',
  'contact',
  'personvern',
];
const size = (file: string) => statSync(path.join(siteFolder, file)).size;

test('the scripts of the first visit to the front page stay within their budget', () => {
  const html = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const encoding of ['gz', 'br'] as const) {
    const sizes = Object.fromEntries(scripts.map((file) => [file, size(`${file}.${encoding}`)]));
    const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(floor[encoding] * share);
  }
});

/** Bytes of the answer's headers over HTTP/2, which nginx and Caddy speak with our files. */
async function headerBytes(): Promise<number> {
  const headers = {
    ...JSON.parse(readFileSync(headersFile, 'utf8')),
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    etag: '"691f6c1a-3440"',
    vary: 'Accept-Encoding',
  };
  const server = createServer().on('stream', (stream) => {
    stream.respond({ ':status': 200, ...headers });
    stream.end();
  });
  await once(server.listen(0), 'listening');
  const client = connect(`http://localhost:${(server.address() as AddressInfo).port}`);
  await once(client.request({ ':path': '/' }).resume(), 'close');
  const bytes = client.socket.bytesRead;
  client.close();
  server.close();
  return bytes;
}

for (const language of ['', 'en'] as const) {
  test(`documents and their headers fit the first round trip: ${language || 'no'}`, async () => {
    const headers = await headerBytes();
    for (const page of pages) {
      const file = path.join(language, page, 'index.html.br');
      expect(size(file) + headers, file).toBeLessThanOrEqual(firstRoundTrip);
    }
    const gallery = path.join(language, 'gallery/index.html.br');
    expect(size(gallery) + headers, gallery).toBeLessThanOrEqual(16_000);
  });
}
