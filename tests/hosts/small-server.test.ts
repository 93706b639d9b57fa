import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pageHeaders } from '../../builder/output/headers.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { publishFiles } from '../../server/testing/publish-files.ts';
import { freePort, serve } from '../support/servers.ts';
import { deskHost, hasCaddy, startSmallCaddy } from './caddy.ts';
import { host, otherHost, type RunningHost, send } from './servers.ts';

// Caddy in front of a program that starts and stops.

const site = (word: string) => ({
  '/index.html': `<h1>${word}</h1>`,
  '/404.html': 'Siden finnes ikke',
  '/_melding/no-failed.html': 'Ring oss: 00 11 22 33',
  '/_melding/en-failed.html': 'Call us: 00 11 22 33',
  '/assets/app-1.js': 'app',
});

const message = 'email=ase@example.no&message=Hei';

describe.skipIf(!hasCaddy)('Caddy before the small server', () => {
  const folder = temporaryFolder({}, afterAll);
  let caddy: RunningHost;
  let ports: { site: number; desk: number };
  beforeAll(async () => {
    ports = { site: await freePort(), desk: await freePort() };
    caddy = await startSmallCaddy(folder, ports);
  });
  afterAll(() => caddy?.stop());

  const ask = (address: string, options: Parameters<typeof send>[2] = {}) =>
    send(caddy.https, address, options);
  const post = (language = 'no', headers: Record<string, string> = {}) => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
    return ask(`/melding/${language}`, { method: 'POST', body: message, headers: form });
  };

  async function startProcess(port: number): Promise<void> {
    const server = createServer(async (received, response) => {
      const { host, 'x-forwarded-for': sender } = received.headers;
      response.end(JSON.stringify({ host, sender, path: received.url, body: await text(received) }));
    });
    onTestFinished((await serve(server, port)).close);
  }

  it('shows what is published from the first publication on', async () => {
    expect((await ask('/')).status).toBe(404);
    await publishFiles(path.join(folder, 'data'), site('første'));
    expect((await ask('/')).text).toBe('<h1>første</h1>');
  });

  it('serves the live site, and nothing that it lacks', async () => {
    const data = path.join(folder, 'data');
    const article = ['/aktuelt/kari', '/content/no/article-kari.1.json', '/pictures/kari.1.avif'];
    const files = Object.fromEntries(
      article.map((address, index) => [index === 0 ? `${address}/index.html` : address, 'Kari']),
    );
    const statuses = (addresses: string[]) =>
      Promise.all(addresses.map(async (address) => (await ask(address)).status));
    await publishFiles(data, { ...site('a'), ...files });
    expect(await statuses(article)).toEqual([200, 200, 200]);
    const number = await publishFiles(data, { ...site('b'), '/content/no/home.b.json': 'b' });
    expect(await statuses(article)).toEqual([404, 404, 404]);
    expect(await statuses(['/assets/app-1.js', '/content/no/home.b.json'])).toEqual([200, 200]);
    const outside = ['/../live.json', '/pictures/../../live.json', `/${number}/assets/app-1.js`];
    expect(await statuses(outside)).toEqual([404, 404, 404]);
  });

  it('shows five readers whole sites while they are published one after the other', async () => {
    const data = path.join(folder, 'data');
    let isPublishing = true;
    async function read(): Promise<number> {
      let count = 0;
      while (isPublishing) {
        for (const address of ['/', '/assets/app-1.js', '/nothing']) {
          const answer = await ask(address);
          const isWhole = /^(<h1>side \d+<\/h1>|app|Siden finnes ikke)$/.test(answer.text);
          expect([address, answer.status, isWhole]).toEqual([
            address,
            address === '/nothing' ? 404 : 200,
            true,
          ]);
          count += 1;
        }
      }
      return count;
    }
    await publishFiles(data, site('side 0'));
    const readers = Array.from({ length: 5 }, read);
    for (let count = 1; count <= 20; count++) await publishFiles(data, site(`side ${count}`));
    isPublishing = false;
    for (const count of await Promise.all(readers)) expect(count).toBeGreaterThan(5);
    expect((await ask('/')).text).toBe('<h1>side 20</h1>');
  });

  it('forwards messages with the address of their sender', async () => {
    await startProcess(ports.site);
    const sent = await post('en', { 'X-Forwarded-For': '203.0.113.1' });
    const passedOn = { host, sender: '127.0.0.1', path: '/melding/en', body: message };
    expect(JSON.parse(sent.text)).toEqual(passedOn);
  });

  it.each(['stopped', 'killed while it reads'])(
    'shows the phone number when the program is %s',
    async (state) => {
      if (state !== 'stopped') {
        // A kill resets the connection of a message that has arrived.
        const killed = createServer((received) =>
          received.once('data', () => received.socket.resetAndDestroy()),
        );
        onTestFinished((await serve(killed, ports.site)).close);
      }
      const { 'Cache-Control': _cache, ...policy } = pageHeaders;
      const [page, english] = await Promise.all([post(), post('en')]);
      expect(page).toMatchObject({ status: 502, text: 'Ring oss: 00 11 22 33' });
      expect(page.headers).toMatchObject(Object.fromEntries(new Headers(policy)));
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(english).toMatchObject({ status: 502, text: 'Call us: 00 11 22 33' });
      expect((await post('../../live.json')).text).not.toContain('folder');
    },
  );

  it('refuses other methods before their body, and headers that are too large', async () => {
    const target = { host: '127.0.0.1', port: caddy.https, servername: host, rejectUnauthorized: false };
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET']) {
      const headers = { Host: host, 'Transfer-Encoding': 'chunked' };
      const endless = request({ ...target, path: '/melding/no', method, headers });
      // Go reads 256 kB of a body before it gives up.
      endless.write('0'.repeat(1_000_000));
      const [response] = (await once(endless, 'response')) as [IncomingMessage];
      expect(response.statusCode, method).toBe(404);
      endless.destroy();
    }
    const headers = { Cookie: 'a'.repeat(17_000) };
    expect((await ask('/', { headers })).status).toBe(431);
    expect((await send(caddy.http, '/', { isSecure: false, headers })).status).toBe(431);
  });

  it('takes one request at a time on a connection, because the firewall counts connections', async () => {
    const options = { host: '127.0.0.1', servername: host, rejectUnauthorized: false };
    const socket = connect({ ...options, port: caddy.https, ALPNProtocols: ['h2', 'http/1.1'] });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'secureConnect');
    expect(socket.alpnProtocol).toBe('http/1.1');
  });

  it('forwards requests to the desk', async () => {
    expect((await ask('/rediger/', { hostname: deskHost })).status).toBe(502);
    await startProcess(ports.desk);
    const answer = await ask('/rediger/', { hostname: deskHost });
    expect(JSON.parse(answer.text)).toMatchObject({ host: deskHost, path: '/rediger/' });
    expect((await ask('/', { hostname: otherHost })).headers.location).toBe(`https://${host}/`);
  });
});
