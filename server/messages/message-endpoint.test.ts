import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { buildMessage, messageFields } from '../../common/message-fields.ts';
import { failAt } from '../testing/failing-disk.ts';
import { createMessageEndpoint } from './message-endpoint.ts';
import { openMessageStore } from './message-store.ts';
import { createOutbox } from './outbox.ts';

const typed = {
  ...buildMessage(() => 'x'),
  email: 'ase@example.no',
  message: 'Hei!\r\nKan dere brøyte? 👷‍♀️',
};

type Body = NonNullable<RequestInit['body']>;

let data: string;
beforeEach(() => {
  data = temporaryFolder();
});

async function start() {
  const messages = await openMessageStore(data);
  const app = createMessageEndpoint({
    messages,
    outbox: createOutbox({ messages, account: null, recipient: async () => '', deskOrigin: '' }),
    origins: ['http://localhost:4173'],
    isRateLimited: true,
    page: async (language, isSent) => `<h1>${language} ${isSent}</h1>`,
  });
  const post = async (body: Body, headers: Record<string, string> = {}, language = 'no') =>
    app.request(
      `/melding/${language}`,
      { method: 'POST', body, headers },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  return { app, messages, post };
}

const form = (fields: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const files = () => readdirSync(path.join(data, 'messages'));

it('stores a message in a private file before it answers', async () => {
  const { messages, post } = await start();
  const response = await post(form(typed), {}, 'en');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = path.join(data, 'messages', files()[0] ?? '');
  // Windows has no modes.
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  expect(stored).toMatchObject({ ...typed, message: 'Hei!\nKan dere brøyte? 👷‍♀️', language: 'en' });
  expect((await messages.list()).messages).toEqual([stored]);
  expect((await (await openMessageStore(data)).list()).messages).toEqual([stored]);
});

it.each<[string, Record<string, string>, string]>([
  ['a message', {}, 'no true'],
  ['no address', { email: '' }, 'no false'],
])('answers a form without scripts with a page: %s', async (_case, changes, sentence) => {
  const { post } = await start();
  const headers = { Accept: 'text/html,application/xhtml+xml' };
  for (const body of [form({ ...typed, ...changes }), new URLSearchParams({ ...typed, ...changes })]) {
    const response = await post(body, headers);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain(`<h1>${sentence}`);
  }
});

it('accepts the longest message', async () => {
  const { post } = await start();
  const values = messageFields.map(({ name, maxLength }) => [name, '€'.repeat(maxLength)]);
  const longest = { ...Object.fromEntries(values), email: typed.email };
  const lines = { ...longest, message: 'a\n'.repeat(4000) };
  for (const body of [form(longest), new URLSearchParams(longest), form(lines)])
    expect((await post(body)).status).toBe(200);
});

it('converts domains to ASCII, and removes invisible characters', async () => {
  const { messages, post } = await start();
  const reversed = {
    name: '\u202eOla\u202c שלום',
    email: 'Ole.B+vei@BJØRNSEN.No',
    phone: '\u2066+47 00 00 00 00\u2069',
    message: 'Hei \u2067שלום\u2069\vLinje to\u2028Linje tre',
  };
  await post(form(reversed));
  const email = 'Ole.B+vei@xn--bjrnsen-r1a.no';
  const message = 'Hei שלום\nLinje to\nLinje tre';
  const stored = { message, name: 'Ola שלום', email, phone: '+47 00 00 00 00' };
  expect((await messages.list()).messages).toMatchObject([stored]);
});

const twice = form(typed);
twice.append('email', 'other@example.no');
const injected = 'ase@example.no\r\nBcc: x@example.no';
it.each<[string, Body]>([
  ['a line break in the address', form({ ...typed, email: injected })],
  ['an address that mail programs decode', form({ ...typed, email: '=?utf-8?Q?a?=@b.no' })],
  ['an invisible message', form({ ...typed, message: ' \r\n\u0001' })],
  ['a line break in the name', form({ ...typed, name: 'Åse\nBcc: x@example.no' })],
  ['a long message', form({ ...typed, message: 'Å'.repeat(8001) })],
  [
    'a message that is long until its accents are joined',
    form({ ...typed, message: 'e\u0301'.repeat(4001) }),
  ],
  ['a message of 100 kB', form({ ...typed, message: 'a'.repeat(100_000) })],
  ['a field twice', twice],
  ['a file', form({ ...typed, message: new Blob(['Hei']) })],
  ['JSON', JSON.stringify(typed)],
])('refuses %s, and stores nothing', async (_case, body) => {
  const { post } = await start();
  expect((await post(body)).ok).toBe(false);
  expect(files()).toEqual([]);
});

it('accepts only POST requests in the languages of the site', async () => {
  const { app, post } = await start();
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await app.request('/melding/no', { method })).status, method).toBe(404);
  for (const language of ['', 'sv', 'no/', 'no/x'])
    expect((await post(form(typed), {}, language)).status, language).toBe(404);
});

it('refuses the sixth message of an address in ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { post } = await start();
  // Refused messages do not count.
  for (let count = 1; count <= 8; count++) await post(form({ ...typed, email: '' }));
  for (let count = 1; count <= 5; count++) expect((await post(form(typed))).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await post(form(typed))).status).toBe(429);
  expect(files()).toHaveLength(5);
  vi.setSystemTime(Date.now() + 540_000);
  expect((await post(form(typed))).status).toBe(200);
});

it.each<[string, number, forwarded: (count: number) => string]>([
  ['one visitor', 429, () => '203.0.113.7'],
  ['another visitor', 200, (count) => `203.0.113.${count}`],
  ['a visitor who forges other addresses', 429, (count) => `10.0.0.${count}, 203.0.113.7`],
  ['one /48 of IPv6', 429, (count) => (count % 2 ? `2001:db8::${count}` : `2001:db8:0:${count}::1`)],
  ['another /48', 200, (count) => `2001:db8:${count}::1`],
])('behind a web server the sixth message of %s is answered with %i', async (_sender, status, forwarded) => {
  const { post } = await start();
  const send = (count: number) =>
    post(form(typed), { 'X-Forwarded-For': forwarded(count), Forwarded: `for=10.0.0.${count}` });
  for (let count = 1; count <= 5; count++) await send(count);
  expect((await send(6)).status).toBe(status);
});

it('refuses nobody for the messages of others', async () => {
  const { post } = await start();
  for (let count = 1; count <= 150; count++)
    expect((await post(form(typed), { 'X-Forwarded-For': `203.0.113.${count}` })).status).toBe(200);
  expect(files()).toHaveLength(150);
});

it('acknowledges no message that could not be stored', async () => {
  const { post } = await start();
  vi.spyOn(console, 'error').mockReturnValue();
  await failAt(1, async () => expect((await post(form(typed))).status).toBe(500));
  expect((await post(form(typed))).status).toBe(200);
  expect(files()).toHaveLength(1);
});

it('accepts messages from its own origins only', async () => {
  const { post } = await start();
  const others = [{ origin: 'null' }, { origin: 'null', 'sec-fetch-site': 'cross-site' }];
  for (const headers of [{ origin: 'http://localhost:4174' }, { origin: 'https://evil.no' }, ...others])
    expect((await post(form(typed), headers)).ok).toBe(false);
  expect(files()).toEqual([]);
  expect((await post(form(typed), { origin: 'http://localhost:4173' })).status).toBe(200);
  const unnamed = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect((await post(form(typed), unnamed)).status).toBe(200);
});

it('logs nothing of a message that its sender breaks off', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { app } = await start();
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const body = new ReadableStream({ pull: (controller) => controller.error(aborted) });
  const sent = { method: 'POST', body, duplex: 'half' };
  expect((await app.request('/melding/no', sent)).status).toBe(500);
  expect(logged).not.toHaveBeenCalled();
});
