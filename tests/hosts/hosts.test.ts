import { once } from 'node:events';
import { rmSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressAsker } from '../../builder/launch/ask-address.ts';
import { checkLive } from '../../builder/launch/check-live.ts';
import { fileHeaders, pageHeaders } from '../../builder/release/headers.ts';
import { assets, createWorkspace, documents, host, otherHost, pages } from './release.ts';
import { type RunningHost, servers } from './servers.ts';

// The finished site behind the real servers: what a visitor, the owner or an attacker can notice.

interface Ask {
  secure?: boolean;
  hostname?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Milliseconds, for five hundred files in three encodings on a busy machine. */
const timeout = 60_000;
const origin = `https://${host}`;
const agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false });
const types: Record<string, RegExp> = {
  css: /^text\/css; charset=utf-8$/,
  html: /^text\/html; charset=utf-8$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  js: /^(text|application)\/javascript; charset=utf-8$/,
  json: /^application\/json/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain; charset=utf-8$/,
  vcf: /^text\/vcard; charset=utf-8$/,
  webmanifest: /^application\/manifest\+json$/,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/xml/,
};
const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const isText = (path: string) => /\.(css|html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(path);
const isHashed = (path: string) => /^\/(assets|content|pictures)\//.test(path);
const documentAt = (path: string) => documents.find((one) => one.path === path)?.content.toString() ?? '';
const anAsset = assets.find(({ path }) => path.endsWith('.js'))?.path ?? '';

/** Headers by their names in lower case, as Node reads them. */
const lowerCase = (headers: Readonly<Record<string, string>>) => Object.fromEntries(new Headers(headers));

/** Sends the path as it is: unlike fetch it keeps `..` and does not unpack the body. */
async function send(port: number, path: string, { secure = true, hostname = host, method, headers }: Ask) {
  const { request } = secure ? https : http;
  const options = { host: '127.0.0.1', port, path, method, headers: { Host: hostname, ...headers } };
  const asked = request({ ...options, ...(secure && { agent, servername: hostname }) }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: received, rawHeaders } = response;
  return { status, headers: received, rawHeaders, body: await buffer(response) };
}

for (const { name, isInstalled, start } of servers) {
  if (!isInstalled) console.warn(`${name} is not installed: its tests are skipped.`);
  describe.skipIf(!isInstalled)(name, { timeout }, () => {
    let folder: string;
    let running: RunningHost;
    beforeAll(async () => {
      folder = createWorkspace();
      running = await start(folder);
    }, timeout);
    afterAll(async () => {
      await running?.stop();
      rmSync(folder, { recursive: true });
    });

    /** No answer over https may name a version. */
    async function ask(path: string, options: Ask = {}) {
      const answer = await send(running.https, path, options);
      expect(answer.headers.server ?? '', `${options.method ?? 'GET'} ${path}`).not.toMatch(/\d/);
      return answer;
    }

    /** Asks for a path in every encoding, and expects a file as the build wrote it. */
    async function expectFile(path: string, file: string, content: Buffer | string, status = 200) {
      const extension = file.replace(/.*\./, '');
      const isPage = extension === 'html';
      const expected = lowerCase(isPage ? pageHeaders : fileHeaders(path));
      for (const accepted of ['br', 'gzip', 'identity']) {
        const about = `${path} ${accepted}`;
        const encoding = isText(file) && accepted in unpack ? accepted : undefined;
        const answer = await ask(path, { headers: { 'Accept-Encoding': accepted } });
        expect(answer.status, about).toBe(status);
        expect(answer.headers['content-type'], about).toMatch(types[extension] ?? `image/${extension}`);
        // Node joins the values of a header that comes twice.
        expect(answer.headers, about).toMatchObject(expected);
        expect('content-security-policy' in answer.headers, about).toBe(isPage);
        expect(answer.rawHeaders.join(': \r\n').length, about).toBeLessThan(1000);
        expect(answer.headers['content-encoding'], about).toBe(encoding);
        if (isText(file)) expect(answer.headers.vary, about).toMatch(/^accept-encoding$/i);
        const body = unpack[encoding ?? '']?.(answer.body) ?? answer.body;
        expect(body.equals(Buffer.from(content)), `${about} is what the build wrote`).toBe(true);
      }
    }

    it('serves every page with and without a slash, to be checked on every visit', async () => {
      expect(pages.length).toBeGreaterThan(10);
      for (const { path, content } of pages) {
        const addresses = [path, `${path}?lang=en`, path.replace(/(.)\/$/, '$1')];
        for (const address of addresses) await expectFile(address, '.html', content);
      }
    });

    it('serves files with a hash in their names to be kept for a year, others for an hour', async () => {
      expect(assets.filter(({ path }) => isHashed(path)).length).toBeGreaterThan(100);
      for (const { path, content } of assets) await expectFile(path, path, content);
    });

    it('passes the check of the live site', async () => {
      const here = addressAsker(({ protocol, host: name }) => ({
        hostname: '127.0.0.1',
        port: protocol === 'https:' ? running.https : running.http,
        headers: { Host: name, 'Accept-Encoding': 'br, gzip' },
        ...(protocol === 'https:' && { servername: name, rejectUnauthorized: false }),
      }));
      expect(await checkLive(origin, here)).toEqual([]);
    });

    it('redirects index.html to the page, and never to another host', async () => {
      for (const { path } of pages) {
        const { status, headers } = await ask(`${path}index.html?lang=en`);
        const target = new URL(headers.location ?? '', origin).href;
        expect([status, target]).toEqual([301, `${origin}${path}?lang=en`]);
      }
      for (const folder of ['//2130706433', '//example.org', '/%5cexample.org']) {
        const { headers } = await ask(`${folder}/index.html`);
        expect(new URL(headers.location ?? '', origin).origin, folder).toBe(origin);
      }
    });

    it.each([
      ['/404.html', '/nothing /nothing/ /about/nothing /about.html /nothing.vcf /english /404.html'],
      ['/404.html', '/assets /assets/ /assets/nothing.js /pictures/nothing.avif /index.html.br'],
      ['/404.html', '/_headers /_redirects /.env /.git/config /%2eenv /.well-known/nothing'],
      ['/404.html', '/aktuelt/nothing /aktuelt/nothing/ /aktuelt/side/999'],
      ['/en/404.html', '/en/aktuelt/nothing /en/aktuelt/page/999'],
      ['/en/404.html', '/en/nothing /en/nothing/ /en/about/nothing /en/nothing.png /en/404.html /en/.env'],
    ])('serves %s with status 404 for %s', async (page, paths) => {
      for (const path of paths.split(' ')) await expectFile(path, '.html', documentAt(page), 404);
    });

    it('serves nothing from outside the site', async () => {
      for (const up of ['..', '%2e%2e', '..%2f..', 'assets/../..', 'assets/..%2f..', '..%5c']) {
        const { status, body } = await ask(`/${up}/outside.txt`);
        expect([400, 404], up).toContain(status);
        expect(body.toString(), up).not.toContain('secret');
      }
    });

    it('answers 304 to a browser that has the file', async () => {
      for (const path of ['/', '/about', anAsset]) {
        const headers = { 'Accept-Encoding': 'gzip' };
        const { etag = '' } = (await ask(path, { headers })).headers;
        const { status } = await ask(path, { headers: { ...headers, 'If-None-Match': etag } });
        expect(status, path).toBe(304);
      }
    });

    it('can only be read', async () => {
      for (const path of ['/', '/about', anAsset]) {
        expect(await ask(path, { method: 'HEAD' }), path).toMatchObject({ status: 200, body: Buffer.of() });
        for (const method of ['POST', 'PUT', 'DELETE']) {
          expect((await ask(path, { method })).status, `${method} ${path}`).toBe(405);
        }
      }
    });

    it('redirects http and the other host to the site', async () => {
      const { status, headers } = await ask('/about?lang=en', { hostname: otherHost });
      expect([status, headers.location]).toEqual([301, `${origin}/about?lang=en`]);
      for (const hostname of [host, otherHost]) {
        const answer = await send(running.http, '/about?lang=en', { hostname, secure: false });
        expect([301, 308], hostname).toContain(answer.status);
        // From the other host Caddy takes two steps: https first, as HSTS asks.
        const targets = [host, hostname].map((target) => `https://${target}/about?lang=en`);
        expect(targets).toContain(answer.headers.location);
      }
    });
  });
}
