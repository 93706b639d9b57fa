import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { fileHeaders, pageHeaders } from '../builder/output/headers.ts';
import { temporaryFolder, writeIn } from '../builder/testing/folder.ts';
import { listen, listenerOf } from './http.ts';
import { createSiteApp } from './site-app.ts';

const hour = 'public, max-age=3600';
const immutable = 'public, max-age=31536000, immutable';

const lowerCase = (headers: Readonly<Record<string, string>>) => Object.fromEntries(new Headers(headers));

/** Unlike fetch, sends `..` in the path. */
async function ask(path: string, method = 'GET', sent: Record<string, string> = {}) {
  const root = temporaryFolder();
  const write = (file: string, content: string) => writeIn(root, `site/${file}`, content);
  const named = ['favicon.ico', '.well-known/security.txt', 'assets/app-abc.js'];
  const hidden = ['.env', '_headers', 'assets/_map', '../outside.txt', 'about/index.html.br'];
  for (const page of ['', 'about/', 'en/about/']) write(`${page}index.html`, `page ${page}`);
  for (const name of [...named, ...hidden]) write(name, name);
  write('404.html', 'Siden finnes ikke');
  write('en/404.html', 'Page not found');

  write('../original.jpg', 'original');
  const findPicture = (name: string) => {
    // Without a name it would be the folder of pictures.
    if (name === '') throw new Error('Asked for a picture without a name.');
    return name === 'new-abc.avif' ? { file: join(root, 'original.jpg'), isEncoded: false } : undefined;
  };
  const site = createSiteApp({ folder: () => join(root, 'site'), findPicture });
  const server = createServer(listenerOf(site));
  const host = '127.0.0.1';
  const port = await listen(server, { port: 0, host });
  onTestFinished(() => void server.close());
  const asked = request({ host, port, path, method, headers: sent, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

it.each([
  ['/?from=card', 'page ', 'text/html; charset=utf-8', 'no-cache'],
  ['/en/about/', 'page en/about/', 'text/html; charset=utf-8', 'no-cache'],
  ['/en/about/index.html', 'page en/about/', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app-abc.js', 'assets/app-abc.js', 'text/javascript; charset=utf-8', immutable],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon', hour],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8', hour],
])('serves %s', async (path, content, type, cache) => {
  const { status, headers, text } = await ask(path);
  expect([status, text]).toEqual([200, content]);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  expect(headers).toMatchObject(lowerCase(cache === 'no-cache' ? pageHeaders : fileHeaders(path)));
  if (cache !== 'no-cache') expect(headers).not.toHaveProperty('content-security-policy');
});

it('a page is in no frame, and is read over https', async () => {
  const { headers } = await ask('/');
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
  });
});

const nowhere = '/missing /assets /index /about/index /404 /404.html /about/index.html.br';
const hidden = '/_headers //_headers /%5fheaders /assets/_map /.env /.well-known/../.env';
const malformed = '/% /%E0%A4%A /%zz /about%00.html';
const outside = '/../outside.txt /assets/../../outside.txt /%2e%2e/outside.txt /..%2foutside.txt';
it.each([nowhere, hidden, malformed, outside].join(' ').split(' '))('finds nothing at %s', async (path) => {
  const { status, headers, text } = await ask(path);
  expect([status, text]).toEqual([404, 'Siden finnes ikke']);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', ...lowerCase(pageHeaders) });
});

it.each([
  ['POST', '/about', 405, { allow: 'GET, HEAD' }],
  ['HEAD', '/about', 200, { 'content-length': '11' }],
])('answers %s %s with %i', async (method, path, status, headers) => {
  expect(await ask(path, method)).toMatchObject({ status, headers });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.1', 'br'],
  ['br;q=0', undefined],
  ['identity, br; q=0.0', undefined],
])('sends a compressed copy only to who accepts it: %s', async (accepted, encoding) => {
  const { headers } = await ask('/about', 'GET', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

it('sends an uncached original until its picture is encoded', async () => {
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' };
  expect(await ask('/pictures/new-abc.avif')).toMatchObject({ status: 200, headers, text: 'original' });
});
