import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../builder/testing/folder.ts';
import { apiPath, createDeskApp, createLocalGuard, deskPath } from './desk-app.ts';
import { type AppEnv, readJsonBody } from './http.ts';

function start() {
  const page = temporaryFolder({ 'index.html': 'desk', 'assets/main.js': 'code' });
  const api = new Hono<AppEnv>()
    .get('/broken', () => {
      throw new TypeError('x is undefined');
    })
    .put('/documents/:id', async (c) => c.json(await readJsonBody(c)))
    .post('/echo', async (c) => c.json(await readJsonBody(c)));
  const receive = new Hono<AppEnv>().post('/melding/no', (c) => c.text('taken'));
  const app = createDeskApp({
    receive,
    guard: createLocalGuard(4174),
    api: [api],
    page,
    preview: (c) => c.text('site'),
  });
  const ask = async (
    address: string,
    init: RequestInit & { duplex?: 'half' } = {},
    host = 'localhost:4174',
  ) => {
    const headers = { 'x-rediger': '1', origin: `http://${host}`, ...init.headers };
    const response = await app.request(`http://${host}${address}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ask };
}

it('serves the edited site beside the desk', async () => {
  const { ask } = start();
  expect((await ask(`${deskPath}assets/main.js`)).text).toBe('code');
  for (const address of ['/', '/about', '/%', '//']) expect((await ask(address)).text).toBe('site');
  const typed = await ask('/', { headers: { 'sec-fetch-site': 'none' } });
  expect(typed.headers.get('location')).toBe(deskPath);
});

it('answers an unexpected error with a sentence for the owner', async () => {
  const { ask } = start();
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { status, text } = await ask(`${apiPath}/broken`);
  expect([status, JSON.parse(text).message]).toEqual([500, expect.stringContaining('Noe gikk galt')]);
  expect(printed).toHaveBeenCalledOnce();
  expect((await ask(`${apiPath}/nothing`)).status).toBe(404);
});

it('reads no more than 2 MB of a document', async () => {
  const { ask } = start();
  const put = (body: BodyInit) => ask(`${apiPath}/documents/home`, { method: 'PUT', body, duplex: 'half' });
  const chunk = new TextEncoder().encode('a'.repeat(100_000));
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  for (const body of ['a'.repeat(2_100_000), endless]) expect((await put(body)).status).toBe(413);
  expect(sent).toBeLessThan(2_500_000);
  expect((await put(`{"value":"${'a'.repeat(1_900_000)}"}`)).status).toBe(200);
});

it.each([
  ['is not JSON', '{"value":"a'],
  ['ends within a text of 600,000 quotes', `{"value":"${'\\"'.repeat(600_000)}`],
])('refuses a body that %s, at once', async (_case, body) => {
  const { ask } = start();
  const before = process.cpuUsage();
  expect((await ask(`${apiPath}/echo`, { method: 'POST', body })).status).toBe(400);
  const { user, system } = process.cpuUsage(before);
  // Milliseconds. Other processes of a busy machine do not count.
  expect((user + system) / 1000).toBeLessThan(2000);
});

it('every response has headers against other sites', async () => {
  const { ask } = start();
  for (const address of [deskPath, `${apiPath}/nothing`, '/about']) {
    expect(Object.fromEntries((await ask(address)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

it('accepts messages before the guard', async () => {
  const { ask } = start();
  const headers = { 'x-rediger': '', origin: 'http://localhost:4173', 'sec-fetch-site': 'same-site' };
  expect((await ask('/melding/no', { method: 'POST', headers }, '127.0.0.1:4174')).text).toBe('taken');
});

it('accepts only local hosts, and changes of its own page', async () => {
  const { ask } = start();
  const post = (headers: Record<string, string>, host?: string) =>
    ask(`${apiPath}/echo`, { method: 'POST', body: '{}', headers }, host);
  for (const host of ['localhost:4174', '127.0.0.1:4174']) expect((await post({}, host)).status).toBe(200);
  for (const host of ['rediger.example.no', 'localhost', '127.0.0.1:1'])
    for (const method of ['GET', 'POST']) expect((await ask(deskPath, { method }, host)).status).toBe(421);
  for (const origin of ['', 'null', 'https://www.example.no', 'http://localhost:4173'])
    expect((await post({ origin })).status).toBe(403);
  expect((await post({ 'x-rediger': '' })).status).toBe(403);
});
