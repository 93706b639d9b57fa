import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pageHeaders } from '../../builder/release/headers.ts';
import { listenerOf } from '../../server/answer.ts';
import { openMessageStore } from '../../server/messages/message-store.ts';
import { createOutbox } from '../../server/messages/outbox.ts';
import { createReception } from '../../server/messages/receive.ts';
import { publishFiles } from '../../server/testing/publish-files.ts';
import { freePort } from '../support/servers.ts';
import { deskHost, hasCaddy, host, otherHost, type RunningHost, startSmallCaddy } from './servers.ts';

// Caddy before a process that comes and goes. tests/hosts/hosts.test.ts has the rest.

const site = (word: string) => ({
  '/index.html': `<h1>${word}</h1>`,
  '/404.html': 'Siden finnes ikke',
  '/_message/no.html': 'Ring oss: 00 11 22 33',
  '/_message/en.html': 'Call us: 00 11 22 33',
  '/assets/app-1.js': 'app',
});

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const fromPage = { ...form, Accept: 'text/html,application/xhtml+xml' };
const message = (content = 'Hei') => `email=ase@example.no&message=${content}`;

describe.skipIf(!hasCaddy)('Caddy before the small server', { timeout: 60_000 }, () => {
  let folder: string;
  let caddy: RunningHost;
  let ports: { site: number; desk: number };
  const data = () => path.join(folder, 'data');
  const stored = () => readdirSync(path.join(data(), 'messages')).length;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'small-server-'));
    ports = { site: await freePort(), desk: await freePort() };
    caddy = await startSmallCaddy(folder, ports);
  }, 60_000);
  afterAll(async () => {
    await caddy?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(address: string, { method = 'GET', headers = {}, body = '', hostname = host } = {}) {
    const options = {
      host: '127.0.0.1',
      port: caddy.https,
      path: address,
      method,
      agent,
      servername: hostname,
    };
    const asked = request({ ...options, headers: { Host: hostname, ...headers } }).end(body);
    const [response] = await once(asked, 'response');
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  }
  const post = (body: string, headers: Record<string, string> = form, language = 'no') =>
    ask(`/melding/${language}`, {
      method: 'POST',
      body,
      headers: { 'Content-Length': String(body.length), ...headers },
    });

  /** Takes messages for one test, as the process does. */
  async function startProcess(): Promise<Server> {
    const messages = await openMessageStore(data());
    const outbox = createOutbox({ messages, account: null, recipient: async () => '', deskAddress: '' });
    const page = async (language: string, answer: string) => `${language} ${answer}`;
    const reception = { messages, outbox, origins: [], senders: 'proxied', page } as const;
    const server = createServer(listenerOf(createReception(reception)));
    await once(server.listen(ports.site, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return server;
  }

  it('says in both languages that nothing is published yet', async () => {
    const answers = [await ask('/'), await ask('/en/about')];
    for (const { status, headers, text: page } of answers) {
      expect(status).toBe(503);
      expect(headers).toMatchObject(Object.fromEntries(new Headers(pageHeaders)));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page).toContain('Nettstedet er ikke lagt ut ennå');
      expect(page).toContain('This website is not published yet.');
    }
    await publishFiles(data(), site('første'));
    expect((await ask('/')).text).toBe('<h1>første</h1>');
  });

  it('passes on messages, with the address of their sender', async () => {
    await startProcess();
    const before = stored();
    const from = (count: number) => ({ ...form, 'X-Forwarded-For': `203.0.113.${count}` });
    expect(await post(message(), fromPage, 'en')).toMatchObject({ status: 200, text: 'en sent' });
    for (let count = 2; count <= 5; count++) expect((await post(message(), from(count))).status).toBe(200);
    expect(stored()).toBe(before + 5);
    expect((await post(message(), from(6))).status).toBe(429);
    expect(await post(message(''))).toMatchObject({ status: 422, text: '{"answer":"missing"}' });
    expect(await ask('/melding/no')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  it('refuses a body that is too large, or does not say how large it is, in words', async () => {
    for (const body of [message('a'.repeat(70_000)), message('a'.repeat(3_000_000))]) {
      expect(await post(body)).toMatchObject({ status: 413, text: '{"answer":"failed"}' });
      expect(await post(body, fromPage, 'en')).toMatchObject({ status: 413, text: 'Call us: 00 11 22 33' });
    }
    const chunked = { ...form, 'Transfer-Encoding': 'chunked' };
    const answer = await ask('/melding/no', { method: 'POST', body: message(), headers: chunked });
    expect(answer).toMatchObject({ status: 413, text: '{"answer":"failed"}' });
  });

  it('gives a page with the phone number while the process is away', async () => {
    const { 'Cache-Control': _cache, ...policy } = pageHeaders;
    const headers = {
      ...Object.fromEntries(new Headers(policy)),
      'content-type': 'text/html; charset=utf-8',
    };
    const script = {
      status: 502,
      text: '{"answer":"failed"}',
      headers: { 'content-type': 'application/json' },
    };
    const page = { status: 502, text: 'Ring oss: 00 11 22 33', headers };
    const sent = [post(message()), post(message(), fromPage), post(message(), fromPage, 'en')];
    expect(await Promise.all(sent)).toMatchObject([script, page, { ...page, text: 'Call us: 00 11 22 33' }]);
    expect((await post(message(), fromPage, '../../version')).text).not.toContain('1\n');
  });

  it('holds a message while the process restarts', async () => {
    const before = stored();
    const waiting = post(message('a'.repeat(8000)));
    // Meanwhile Caddy has tried.
    for (let visit = 0; visit < 20; visit++) await ask('/');
    await startProcess();
    expect(await waiting).toMatchObject({ status: 200, text: '{"answer":"sent"}' });
    expect(stored()).toBe(before + 1);
  });

  it('passes on the desk and its name, and says when it is away', async () => {
    const away = await ask('/rediger/', { hostname: deskHost });
    expect(away).toMatchObject({ status: 502, headers: { 'cache-control': 'no-store' } });
    expect(away.text).toContain('Redigeringen er borte et øyeblikk');
    const desk = createServer(({ headers }, response) => response.end(headers.host));
    await once(desk.listen(ports.desk, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      desk.closeAllConnections();
      desk.close();
    });
    expect(away.headers['strict-transport-security']).toBe(pageHeaders['Strict-Transport-Security']);
    expect((await ask('/rediger/', { hostname: deskHost })).text).toBe(deskHost);
    expect((await ask('/', { hostname: otherHost })).headers.location).toBe(`https://${host}/`);
  });
});
