import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from '../../builder/release/headers.ts';
import { type Ask, ask } from '../../server/testing/ask.ts';
import { headers, host, pages, script } from './built-site.ts';

const immutable = 'public, max-age=31536000, immutable';
const site = `https://${host}`;
const anHour = 'public, max-age=3600';

const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Everything that a host must do, whichever server it runs. `port` is asked for once it listens. */
export function expectHost(port: () => number, encodings: readonly string[]): void {
  const request = (path: string, options: Ask = {}) =>
    ask(port(), path, { ...options, headers: { Host: host, ...options.headers } });

  it.each([
    ['/', pages.home],
    ['/?lang=en', pages.home],
    ['/about', pages.about],
    ['/about/', pages.about],
    ['/about?lang=en', pages.about],
  ])('serves the page %s without a redirect, to be asked for again', async (path, page) => {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(page);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/index.html', '/'],
    ['/about/index.html', '/about/'],
    ['/about/index.html?lang=en', '/about/?lang=en'],
  ])('leads %s to %s, the address of the page', async (path, location) => {
    const answer = await request(path);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.location ?? '', site).href).toBe(site + location);
    expect(answer.headers['content-security-policy']).toBe(headers['Content-Security-Policy']);
  });

  it.each(['//2130706433/index.html', '//example.org/index.html', '/%5cexample/index.html'])(
    'does not lead %s to another host',
    async (path) => {
      const answer = await request(path);
      expect(new URL(answer.headers.location ?? '', site).origin).toBe(site);
    },
  );

  it.each([
    ['/assets/app-abc.js', /javascript/, immutable],
    ['/content/abc/no/shared.json', /^application\/json/, immutable],
    ['/pictures/hero-abc.avif', /^image\/avif/, immutable],
    ['/brand/mark.svg', /^image\/svg\+xml/, anHour],
    ['/previews/no/home.jpg', /^image\/jpeg/, anHour],
    ['/manifest.webmanifest', /^application\/manifest\+json/, anHour],
    ['/kontakt.vcf', /^text\/vcard/, anHour],
    ['/robots.txt', /^text\/plain/, anHour],
    ['/.well-known/security.txt', /^text\/plain/, anHour],
  ])('serves the file %s with its type and its time in the cache', async (path, type, cache) => {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['cache-control']).toBe(cache);
  });

  it.each([
    '/nothing',
    '/about/nothing',
    '/index.htm',
    '/assets/app-old.js',
    '/assets/',
    '/pictures',
    '/_headers',
    '/_redirects',
    '/.env',
    '/index.html.br',
    '/assets/app-abc.js.gz',
    '/404.html',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/../../outside.txt',
  ])('answers %s with the 404 page, kept by nobody', async (path) => {
    const answer = await request(path);
    expect(answer.body.toString()).not.toContain('secret');
    // A path that leads out of the site may be refused as malformed.
    if (/%2e|%2f|\.\.\//.test(path) && answer.status === 400) return;
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(pages.missing);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  describe.each(encodings)('compressed with %s', (encoding) => {
    it.each([
      ['/', pages.home],
      ['/about', pages.about],
      ['/nothing', pages.missing],
      ['/assets/app-abc.js', script],
    ])('%s comes as the build left it', async (path, text) => {
      const answer = await request(path, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(unpack[encoding]?.(answer.body).toString()).toBe(text);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    });
  });

  it('leaves pictures as they are, and text for those who take no compression', async () => {
    const picture = await request('/pictures/hero-abc.avif', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(picture.headers['content-encoding']).toBeUndefined();
    const plain = await request('/assets/app-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    expect((await request('/nothing')).headers.vary).toMatch(/accept-encoding/i);
  });

  it('says that nothing has changed to those who have the page', async () => {
    const { etag = '' } = (await request('/about')).headers;
    const answer = await request('/about', { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(304);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('refuses to be written to', async () => {
    const answer = await request('/', { method: 'POST', body: Buffer.from('a=b') });
    expect(answer.status).toBe(405);
  });

  it.each([
    ['a page', '/about', {}],
    ['a compressed page', '/about', { headers: { 'Accept-Encoding': 'br, gzip' } }],
    ['a picture that is gone', '/pictures/hero-old.avif', {}],
    ['a file kept for an hour', '/robots.txt', {}],
    ['the 404 page', '/nothing', {}],
    ['what is hidden', '/.env', {}],
    ['a refusal', '/', { method: 'POST', body: Buffer.from('a=b') }],
  ])('sends every security header, once, with %s', async (_name, path, options) => {
    const answer = await request(path, options);
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
    expect(answer.headers.server ?? '').not.toMatch(/\d/);
  });

  it.each(['/assets/app-abc.js', '/content/abc/no/shared.json', '/pictures/hero-abc.avif'])(
    'leaves out with %s what only a page heeds',
    async (path) => {
      const answer = await request(path);
      for (const [name, value] of Object.entries(headers)) {
        const expected = pageHeaders.includes(name) ? undefined : value;
        expect(answer.headers[name.toLowerCase()], name).toBe(expected);
      }
    },
  );
}
