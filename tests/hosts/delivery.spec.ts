import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { pageHeaders } from '../../builder/release/headers.ts';
import { dist, hostedDocuments } from './documents.ts';
import { test } from './host-test.ts';
import { servers } from './servers.ts';

// How the real servers deliver every built file: compressed once, kept as long as its address holds.

/** Bytes: the ten packets that a server may send before it has heard from the browser again. */
const firstRoundTrip = 14_600;

const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const isText = (file: string) => /\.(js|css|json)$/.test(file);

/** Every file with a hash in its address; the compressed copies have no address of their own. */
function hashedFiles(): string[] {
  return ['assets', 'content', 'pictures'].flatMap((folder) =>
    readdirSync(path.join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
}

for (const { name, isInstalled, encodings } of servers) {
  test.describe(name, () => {
    test.use({ server: name });
    test.skip(!isInstalled, `${name} is not installed here.`);

    test('sends each document compressed once, to be asked for again', async ({ askHost }) => {
      for (const { address, status, html } of hostedDocuments()) {
        for (const encoding of [...encodings, undefined]) {
          const answer = await askHost(address, { headers: { 'Accept-Encoding': encoding ?? 'identity' } });
          const about = `${address} ${encoding}`;
          expect(answer.status, about).toBe(status);
          expect(answer.headers['content-type'], about).toMatch(/^text\/html; charset=utf-8$/i);
          expect(answer.headers['content-encoding'], about).toBe(encoding);
          expect(answer.headers.vary, about).toMatch(/accept-encoding/i);
          expect(answer.headers['cache-control'], about).toBe('no-cache');
          const body = encoding ? unpack[encoding]?.(answer.body) : answer.body;
          expect(body?.toString() === html, `${about} comes as it was built`).toBe(true);
        }
      }
    });

    test('sends the front page and its headers in the first round trip', async ({ askHost }) => {
      test.skip(!encodings.includes('br'), `${name} has no Brotli here.`);
      const { headers, body } = await askHost('/', { headers: { 'Accept-Encoding': 'br' } });
      const head = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
      expect(head.join('').length + body.length).toBeLessThanOrEqual(firstRoundTrip);
    });

    test('answers 304 to those who have the document', async ({ askHost }) => {
      for (const { address } of hostedDocuments().filter(({ status }) => status === 200)) {
        const accepted = { 'Accept-Encoding': encodings[0] };
        const { etag } = (await askHost(address, { headers: accepted })).headers;
        const again = await askHost(address, { headers: { ...accepted, 'If-None-Match': etag } });
        expect(again.status, address).toBe(304);
      }
    });

    test('lets files with a hash in their address be kept for good', async ({ askHost }) => {
      const files = hashedFiles();
      expect(files.length).toBeGreaterThan(100);
      // One comparison for all of them: a thousand would take a minute.
      const found: Record<string, unknown>[] = [];
      for (const file of files) {
        const { status, headers, body } = await askHost(`/${file}`, { headers: { 'Accept-Encoding': 'br' } });
        const encoding = headers['content-encoding'];
        const plain = encoding === 'br' ? brotliDecompressSync(body) : body;
        found.push({
          file,
          status,
          encoding,
          cache: headers['cache-control'],
          types: headers['x-content-type-options'],
          forPages: pageHeaders.filter((header) => header.toLowerCase() in headers),
          isWhole: plain.equals(readFileSync(path.join(dist, file))),
        });
      }
      const expected = files.map((file) => ({
        file,
        status: 200,
        encoding: isText(file) && encodings.includes('br') ? 'br' : undefined,
        cache: 'public, max-age=31536000, immutable',
        types: 'nosniff',
        forPages: [],
        isWhole: true,
      }));
      expect(found).toEqual(expected);
    });

    test('shows each page with a slash at the end, and leads index.html there', async ({ askHost }) => {
      for (const { address, html } of hostedDocuments().filter(({ status }) => status === 200)) {
        const folder = address === '/' ? '/' : `${address}/`;
        const withSlash = await askHost(folder);
        expect(withSlash.status, folder).toBe(200);
        expect(withSlash.body.toString() === html, `${folder} is ${address}`).toBe(true);
        const file = await askHost(`${folder}index.html?lang=en`);
        expect(file.status, folder).toBe(301);
        expect(new URL(file.headers.location ?? '', 'https://site.example').href).toMatch(
          new RegExp(`^https?://[^/]+${folder}\\?lang=en$`),
        );
      }
    });
  });
}
