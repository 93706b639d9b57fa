import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contentTypeOf, fileHeaders, isHashed, pageHeaders } from '../../builder/output/headers.ts';
import company from '../../content/company.json' with { type: 'json' };
import { type Picture, pictureFile, sourceSet, viewerWidths } from '../../src/page-data/picture.ts';
import { caddy } from './caddy.ts';
import {
  addresses,
  apache,
  createWorkspace,
  host,
  otherHost,
  type RunningHost,
  read,
  readBytes,
  send,
} from './servers.ts';

// Real servers and the files of static hosts get the same requests.

const isPage = (file: string) => file.endsWith('.html');
/** One file of each folder and file type. */
const files = [
  ...new Map(addresses.map((path) => [path.replace(/^(\/[^/]+\/)?.*(\.\w+)$/, '$1$2'), path])).values(),
].filter((path) => !isPage(path));

const missing = [
  '/nothing/',
  '/about/nothing',
  '/about.html',
  '/assets/',
  '/index.html.br',
  '/_headers',
  '/.env',
  '/%E0%A4',
  '/en/nothing.png',
  '/en/aktuelt/nothing',
];
const notFoundPage = (path: string) => (path.startsWith('/en/') ? '/en/404.html' : '/404.html');

const requests: (readonly [path: string, status: number, answer: string])[] = [
  ...files.map((path) => [path, 200, path] as const),
  ['/', 200, '/index.html'],
  ['/about/', 200, '/about/index.html'],
  ['/about?source=card', 200, '/about/index.html'],
  ['/en', 200, '/en/index.html'],
  ['/en/services/vinterdrift/', 200, '/en/services/vinterdrift/index.html'],
  ['/en/about/index.html', 200, '/en/about/index.html'],
  ...missing.map((path) => [path, 404, notFoundPage(path)] as const),
];
/** Servers refuse these by their own rules. */
const hostile = [
  '/%',
  '/../outside.txt',
  '/assets/..%2f../outside.txt',
  '//example.org/index.html',
  '/%5cexample.org/index.html',
];

/** Hosts have older names for some types. */
const typeOf = (type = '') =>
  type
    .replace(/^text\/(javascript|xml)/, 'application/$1')
    .replace('vnd.microsoft.icon', 'x-icon')
    .replace(/((?:css|javascript|json|xml));.*/, '$1');
const isText = (file: string) => /\.(css|html|js|json|svg|txt|xml)$/.test(file);
const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
/** Only Brotli has copies, and Apache may pack for others itself. */
const encodingsFor = (accepted: string, file: string) => {
  if (!isText(file) || !(accepted in unpack)) return [undefined];
  return accepted === 'br' ? ['br'] : [undefined, accepted];
};
const headersOf = (path: string, file: string) => (isPage(file) ? pageHeaders : fileHeaders(path));
const lowerCase = (headers: Readonly<Record<string, string>>) => Object.fromEntries(new Headers(headers));
const origin = `https://${host}`;

for (const { name, isInstalled, start, addsSlash, redirectsToHttps } of [caddy, apache]) {
  if (!isInstalled) console.warn(`${name} is not installed: its tests are skipped.`);
  describe.skipIf(!isInstalled)(name, () => {
    const folder = createWorkspace();
    let running: RunningHost;
    beforeAll(async () => {
      running = await start(folder);
    });
    afterAll(() => running?.stop());

    const answers = requests.map(([path, status, answer]): (typeof requests)[number] => {
      const withSlash = path.replace(/(?<!\/)(?=\?|$)/, '/');
      const isMoved = addsSlash && status === 200 && isPage(answer) && ![answer, withSlash].includes(path);
      return isMoved ? [path, 301, withSlash] : [path, status, answer];
    });

    it.each(answers)('answers %s with %i', async (path, status, answer) => {
      if (status === 301) {
        const { status: moved, headers } = await send(running.https, path);
        const target = new URL(headers.location ?? '', origin).href;
        return expect([moved, target]).toEqual([301, origin + answer]);
      }
      for (const accepted of ['br', 'gzip', 'identity']) {
        const received = await send(running.https, path, { headers: { 'Accept-Encoding': accepted } });
        const { headers, rawHeaders, body } = received;
        expect(received.status).toBe(status);
        expect(typeOf(headers['content-type'])).toBe(typeOf(contentTypeOf(answer)));
        expect(headers).toMatchObject(lowerCase(headersOf(path, answer)));
        expect(rawHeaders.join(': \r\n').length).toBeLessThan(1000);
        expect(headers.server ?? '').not.toMatch(/\d/);
        expect(encodingsFor(accepted, answer)).toContain(headers['content-encoding']);
        if (headers['content-encoding']) expect(headers.vary).toMatch(/^accept-encoding$/i);
        const unpacked = unpack[headers['content-encoding'] ?? '']?.(body) ?? body;
        expect(unpacked.equals(readBytes(answer)), `${accepted}: the file of the build`).toBe(true);
      }
    });

    it('lets other sites show pictures and icons', async () => {
      const shown = files.filter((file) => /\.(avif|webp|png|svg|ico)$/.test(file));
      expect(shown.length).toBeGreaterThan(2);
      for (const file of shown)
        expect((await send(running.https, file)).headers).not.toHaveProperty('cross-origin-resource-policy');
    });

    it.each(hostile)('sends nothing from outside the site for %s', async (path) => {
      const { status, headers, text } = await send(running.https, path);
      expect([301, 400, 404]).toContain(status);
      expect(new URL(headers.location ?? '', origin).origin).toBe(origin);
      expect(text).not.toContain('secret');
    });

    it('answers 304 if nothing has changed', async () => {
      for (const path of ['/about/', ...files.slice(0, 1)]) {
        const { etag = '' } = (await send(running.https, path)).headers;
        const again = await send(running.https, path, { headers: { 'If-None-Match': etag } });
        expect(again.status, path).toBe(304);
        const head = await send(running.https, path, { method: 'HEAD' });
        expect(head, path).toMatchObject({ status: 200, body: Buffer.of() });
      }
    });

    it('redirects the other host to the site', async () => {
      const { status, headers } = await send(running.https, '/about?source=card', { hostname: otherHost });
      expect([status, headers.location]).toEqual([301, `${origin}/about?source=card`]);
      expect(headers['strict-transport-security']).toBe(pageHeaders['Strict-Transport-Security']);
    });

    it.runIf(redirectsToHttps)('redirects http to https', async () => {
      for (const hostname of [host, otherHost]) {
        const { status, headers } = await send(running.http, '/about', { hostname, isSecure: false });
        // To the same host first, which HSTS requires.
        expect([status, headers.location]).toEqual([301, `https://${hostname}/about`]);
      }
    });
  });
}

it.skipIf(!apache.isInstalled)(
  'Apache never redirects to https, which would loop behind some proxies',
  async () => {
    const { http, stop } = await apache.start(createWorkspace());
    onTestFinished(stop);
    const ask = (address: string) => send(http, address, { isSecure: false });
    expect((await ask('/about/')).status).toBe(200);
    // Neither does the one for its slash lead to http.
    expect((await ask('/about')).headers.location).toBe(`${origin}/about/`);
  },
);

describe('static hosts', () => {
  const rules = read('_headers')
    .split(/\n(?=\/)/)
    .slice(1)
    .map((rule) => rule.trim().split(/\n\s+/));
  const redirects = read('_redirects').matchAll(/^(\S+)\* (\S+) (\d+)!?$/gm);
  const notFound = [...redirects].filter(([, , , status]) => status === '404');

  const found = requests.filter(([, status]) => status === 200);

  it.each(found)('sends the headers of %s', (path, _status, answer) => {
    const lines = rules.flatMap(([pattern = '', ...lines]) =>
      path.startsWith(pattern.replace('*', '')) ? lines : [],
    );
    const { 'Cache-Control': caching, ...expected } = headersOf(path, answer);
    // Without a rule, these hosts send `no-cache`.
    if (isHashed(path)) Object.assign(expected, { 'Cache-Control': caching });
    expect(Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))).toMatchObject(expected);
  });

  it.each(missing)('sends the 404 page for %s', (path) => {
    const rule = notFound.find(([, folder = '']) => path.startsWith(folder));
    expect(rule?.[2] ?? '/404.html').toBe(notFoundPage(path));
  });
});

const picturesIn = (text: string): string[] => text.match(/\/pictures\/[\w.-]+/g) ?? [];

/** Page data has the pictures of the viewer too. */
function picturesInPageData(json: string): string[] {
  const offered: string[] = [];
  JSON.parse(json, (_key, value) => {
    if (value?.file && value.widths) {
      const picture: Picture = value;
      offered.push(...viewerWidths(picture).map((width) => pictureFile(picture, width, 'webp')));
      for (const format of ['avif', 'webp'] as const) offered.push(...picturesIn(sourceSet(picture, format)));
    }
    return value;
  });
  return offered;
}

it('the form posts to the service in company.json', () => {
  const address = company.formService.endpoint.replace('{language}', 'no');
  expect(read('contact/index.html')).toContain(`action="${address}"`);
});

it('the site has exactly the pictures that its pages offer', () => {
  const offered = addresses.flatMap((file) => {
    if (file.endsWith('.html')) return picturesIn(read(file));
    return /^\/content\/.*\.json$/.test(file) ? picturesInPageData(read(file)) : [];
  });
  const existing = addresses.filter((address) => address.startsWith('/pictures/'));
  expect(existing.sort()).toEqual([...new Set(offered)].sort());
});
