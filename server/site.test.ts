import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSiteServer } from './site.ts';
import { ask } from './testing/ask.ts';
import { buildSite, write } from './testing/built-site.ts';
import { serve } from './testing/serve.ts';

const start = () => serve(createSiteServer(buildSite()));

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

describe('files', () => {
  it.each([
    ['/', '<h1>Forside</h1>', 'text/html;charset=utf-8', 'no-cache'],
    ['/?lang=en', '<h1>Forside</h1>', 'text/html;charset=utf-8', 'no-cache'],
    ['/about', '<h1>Om oss på Lommedalen</h1>', 'text/html;charset=utf-8', 'no-cache'],
    ['/about/', '<h1>Om oss på Lommedalen</h1>', 'text/html;charset=utf-8', 'no-cache'],
    ['/assets/app-abc.js', 'console.log("app")', 'text/javascript; charset=utf-8', immutable],
    ['/assets/app-abc.css', 'h1 { color: black }', 'text/css; charset=utf-8', immutable],
    ['/pictures/hero-abc.avif', 'avif', 'image/avif', immutable],
    ['/pictures/hero-abc.webp', 'webp', 'image/webp', immutable],
    ['/favicon.ico', 'ico', 'image/x-icon', anHour],
    ['/site.webmanifest', '{}', 'application/manifest+json', anHour],
    ['/kontakt.vcf', 'BEGIN:VCARD', 'text/vcard; charset=utf-8', anHour],
    ['/robots.txt', 'User-agent: *', 'text/plain; charset=utf-8', anHour],
    ['/sitemap.xml', '<urlset/>', 'application/xml; charset=utf-8', anHour],
    ['/.well-known/security.txt', 'Contact: mailto:post@example.no', 'text/plain; charset=utf-8', anHour],
  ])('serves %s with its type and its time in the cache', async (path, text, type, cache) => {
    const answer = await ask(await start(), path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(text);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe(cache);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const policy = cache === immutable ? undefined : "default-src 'self'";
    expect(answer.headers['content-security-policy']).toBe(policy);
  });

  it.each([
    ['/index.html', '/'],
    ['/about/index.html?lang=en', '/about/?lang=en'],
  ])('leads %s to %s', async (path, location) => {
    const answer = await ask(await start(), path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('shows a new build without a restart, with its security headers', async () => {
    const site = buildSite();
    const port = await serve(createSiteServer(site));
    await ask(port, '/');
    write(join(site.directory, 'index.html'), '<h1>En lengre ny forside</h1>');
    write(site.headersFile, JSON.stringify({ 'Content-Security-Policy': "default-src 'none'" }));
    const answer = await ask(port, '/');
    expect(answer.body.toString()).toBe('<h1>En lengre ny forside</h1>');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('keeps the last security headers while the file is away or half written', async () => {
    const site = buildSite();
    const port = await serve(createSiteServer(site));
    rmSync(site.headersFile);
    expect((await ask(port, '/')).headers['x-content-type-options']).toBe('nosniff');
    write(site.headersFile, '{"X-Content-');
    expect((await ask(port, '/')).headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([undefined, '[]', '{"X-Frame-Options": 1}', '{"X-Frame\\n": "a"}', '{"X-Frame-Options": "a\\nb"}'])(
    'does not start without valid security headers (%s)',
    (content) => {
      const site = buildSite();
      rmSync(site.headersFile);
      if (content !== undefined) write(site.headersFile, content);
      expect(() => createSiteServer(site)).toThrow(/headers\.json does not give the security headers/);
    },
  );
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.1, gzip;q=1', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.0', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ])('answers "%s" with %s, on pages, files and the 404 page', async (accepted, encoding, unpack) => {
    const port = await start();
    for (const [path, text] of [
      ['/about', '<h1>Om oss på Lommedalen</h1>'],
      ['/assets/app-abc.js', 'console.log("app")'],
      ['/missing', '<h1>Oops! Page not found</h1>'],
    ] as const) {
      const answer = await ask(port, path, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(unpack(answer.body).toString()).toBe(text);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
  });

  it('does not vary what has no compressed copy', async () => {
    const answer = await ask(await start(), '/pictures/hero-abc.avif', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('revalidation', () => {
  it.each(['/about', '/assets/app-abc.js'])(
    'answers 304 for a known %s, with what the cache goes by',
    async (path) => {
      const port = await start();
      const headers = { 'Accept-Encoding': 'br' };
      const first = await ask(port, path, { headers });
      const second = await ask(port, path, { headers: { ...headers, 'If-None-Match': first.headers.etag } });
      expect(second.status).toBe(304);
      expect(second.body).toHaveLength(0);
      for (const name of ['etag', 'cache-control', 'vary', 'x-content-type-options']) {
        expect(second.headers[name]).toBe(first.headers[name]);
        expect(second.headers[name]).toBeDefined();
      }
    },
  );

  it('sends the file with its own tag when the known one is older, or of another encoding', async () => {
    const port = await start();
    const br = await ask(port, '/about', { headers: { 'Accept-Encoding': 'br' } });
    for (const tag of ['W/"1-1"', br.headers.etag]) {
      const answer = await ask(port, '/about', {
        headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': tag },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.etag).toMatch(/^W\/"\d+-\d+"$/);
      expect(answer.headers.etag).not.toBe(tag);
    }
  });

  it('never answers 304 for a path that does not exist', async () => {
    const port = await start();
    const answer = await ask(port, '/missing', { headers: { 'If-None-Match': 'W/"1-1"' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.etag).toBeUndefined();
  });
});
