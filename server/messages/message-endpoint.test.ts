import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { buildMessage, messageFields } from '../../common/message-fields.ts';
import { connection } from '../testing/connection.ts';
import { createMessageEndpoint, type MessageEndpointOptions } from './message-endpoint.ts';
import { openMessageStore } from './message-store.ts';
import { createOutbox } from './outbox.ts';

const typed = {
  ...buildMessage(() => 'x'),
  name: 'Åse',
  email: 'ase@example.no',
  phone: '99 88 77 66',
  message: 'Hei!\r\nKan dere brøyte? 👷‍♀️',
};

type Body = NonNullable<RequestInit['body']>;

let data: string;
beforeEach(() => {
  data = temporaryFolder();
});

async function start({ maxMessages = 100, origins = [] as string[] } = {}) {
  const messages = await openMessageStore(data, maxMessages);
  const options = { messages, account: null, recipient: async () => '', deskOrigin: 'http://localhost' };
  const page: MessageEndpointOptions['page'] = async (language, refusal) =>
    `<html lang="${language}">${refusal?.reason ?? 'sent'}`;
  const outbox = createOutbox(options);
  const app = createMessageEndpoint({ messages, outbox, origins, isRateLimited: true, page });
  return { app, messages };
}

type App = ReturnType<typeof createMessageEndpoint>;

const form = (fields: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const post = async (app: App, body: Body, headers: Record<string, string> = {}, language = 'no') =>
  app.request(`/melding/${language}`, { method: 'POST', body, headers }, connection);
const files = () => readdirSync(path.join(data, 'messages'));

it('stores a message in a private file before it answers', async () => {
  const { app, messages } = await start();
  const response = await post(app, form(typed), {}, 'en');
  expect([response.status, await response.json()]).toEqual([200, { answer: 'sent' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [file = ''] = files();
  const { mode } = statSync(path.join(data, 'messages', file));
  // Windows has no modes.
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  const stored = JSON.parse(readFileSync(path.join(data, 'messages', file), 'utf8'));
  expect(stored).toMatchObject({ ...typed, message: 'Hei!\nKan dere brøyte? 👷‍♀️', language: 'en' });
  expect((await messages.list()).messages).toEqual([stored]);
  expect((await (await openMessageStore(data)).list()).messages).toEqual([stored]);
});

it('accepts a form without scripts in both encodings, and answers with HTML in its language', async () => {
  const { app } = await start();
  const headers = { Accept: 'text/html,application/xhtml+xml' };
  for (const body of [form(typed), new URLSearchParams(typed)]) {
    const response = await post(app, body, headers, 'en');
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([response.status, await response.text()]).toEqual([200, '<html lang="en">sent']);
  }
  const refused = await post(app, form({ ...typed, email: 'ase' }), headers);
  expect([refused.status, await refused.text()]).toEqual([422, '<html lang="no">invalidEmail']);
  expect(files()).toHaveLength(2);
});

it('accepts a message without optional fields, and the longest one in both encodings', async () => {
  const { app, messages } = await start();
  const required = messageFields.filter(({ required }) => required).map(({ name }) => [name, typed[name]]);
  const shortest = Object.fromEntries(required);
  const values = messageFields.map(({ name, maxLength }) => [name, '€'.repeat(maxLength)]);
  const longest = { ...Object.fromEntries(values), email: 'ase@example.no' };
  for (const body of [form(shortest), form(longest), new URLSearchParams(longest)])
    expect((await post(app, body)).status).toBe(200);
  const stored = (await messages.list()).messages.find(({ phone }) => phone === '');
  expect(stored).toMatchObject({
    ...buildMessage(() => ''),
    ...shortest,
    message: 'Hei!\nKan dere brøyte? 👷‍♀️',
  });
});

it.each([
  ['ole@bjørnsen.no', 'ole@xn--bjrnsen-r1a.no'],
  ['Ole.B+vei@BJØRNSEN.No', 'Ole.B+vei@xn--bjrnsen-r1a.no'],
  ['Ole@Example.No', 'Ole@Example.No'],
])('converts the domain of %s to ASCII, as Firefox does not', async (email, stored) => {
  const { app, messages } = await start();
  expect((await post(app, form({ ...typed, email }))).status).toBe(200);
  expect((await messages.list()).messages).toMatchObject([{ email: stored }]);
});

it('removes marks that reverse the text around a name or a number', async () => {
  const { app, messages } = await start();
  const reversed = {
    name: '\u202eOla\u202c שלום',
    phone: '\u2066+47 00 00 00 00\u2069',
    message: 'Hei \u2067שלום\u2069',
  };
  await post(app, form({ ...typed, ...reversed }));
  const stored = { name: 'Ola שלום', phone: '+47 00 00 00 00', message: reversed.message };
  expect((await messages.list()).messages).toMatchObject([stored]);
});

const twice = form(typed);
twice.append('email', 'other@example.no');
const injected = 'ase@example.no\r\nBcc: x@example.no';
it.each<[string, Body, number, answer: string, field?: string]>([
  ['a line break in the address', form({ ...typed, email: injected }), 422, 'invalidEmail', 'email'],
  ['two addresses', form({ ...typed, email: 'ase@example.no,x@example.no' }), 422, 'invalidEmail', 'email'],
  ['a name in the address', form({ ...typed, email: '<ase@example.no>' }), 422, 'invalidEmail', 'email'],
  ['no address', form({ message: 'Hei' }), 422, 'missing', 'email'],
  ['an empty message', form({ ...typed, message: ' \r\n' }), 422, 'missing', 'message'],
  ['an invisible message', form({ ...typed, message: '\u0001' }), 422, 'missing', 'message'],
  ['a path in the address', form({ ...typed, email: 'ole@bjørnsen.no/x' }), 422, 'invalidEmail', 'email'],
  ['a reversed domain', form({ ...typed, email: 'ole@bjørn\u202ex.no' }), 422, 'invalidEmail', 'email'],
  ['letters before the @', form({ ...typed, email: 'øle@bjørnsen.no' }), 422, 'invalidEmail', 'email'],
  ['a line break in the name', form({ ...typed, name: 'Åse\nBcc: x@example.no' }), 422, 'malformed'],
  ['a long name', form({ ...typed, name: 'Å'.repeat(201) }), 422, 'tooLong', 'name'],
  ['a long message', form({ ...typed, message: 'Å'.repeat(8001) }), 422, 'tooLong', 'message'],
  ['a message of 100 kB', form({ ...typed, message: 'a'.repeat(100_000) }), 413, 'tooLong', 'message'],
  ['a further field', form({ ...typed, website: 'x' }), 422, 'malformed'],
  ['a field twice', twice, 422, 'malformed'],
  ['a file', form({ ...typed, message: new Blob(['Hei']) }), 422, 'malformed'],
  ['JSON', JSON.stringify(typed), 400, 'malformed'],
])('refuses %s, and stores nothing', async (_case, body, status, answer, field) => {
  const { app } = await start();
  const response = await post(app, body);
  expect([response.status, await response.json()]).toEqual([status, { answer, field }]);
  expect(files()).toEqual([]);
});

it('accepts only POST requests in the languages of the site', async () => {
  const { app } = await start();
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await app.request('/melding/no', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  }
  for (const where of ['/melding/', '/melding/sv', '/melding/no/', '/melding/no/x']) {
    expect((await app.request(where, { method: 'POST' })).status, where).toBe(404);
  }
});

it('refuses the sixth message of an address in ten minutes, with the seconds to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await start();
  // Refused messages do not count.
  for (let count = 1; count <= 8; count++) await post(app, form({ ...typed, email: '' }));
  for (let count = 1; count <= 5; count++) expect((await post(app, form(typed))).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_000);
  const sixth = await post(app, form(typed));
  expect([sixth.status, await sixth.json()]).toEqual([429, { answer: 'tooMany' }]);
  expect(sixth.headers.get('retry-after')).toBe('540');
  expect(files()).toHaveLength(5);
  vi.setSystemTime(Date.now() + 540_000);
  expect((await post(app, form(typed))).status).toBe(200);
});

it.each<[string, number, forwarded: (count: number) => string]>([
  ['one visitor', 429, () => '203.0.113.7'],
  ['another visitor', 200, (count) => `203.0.113.${count}`],
  ['a visitor who forges other addresses', 429, (count) => `10.0.0.${count}, 203.0.113.7`],
  ['another address of a household', 429, (count) => `2001:db8:0:7::${count}`],
  ['another household', 200, (count) => `2001:db8:0:${count}::1`],
])('behind a web server the sixth message of %s is answered with %i', async (_sender, status, forwarded) => {
  const { app } = await start();
  const send = (count: number) =>
    post(app, form(typed), { 'X-Forwarded-For': forwarded(count), Forwarded: `for=10.0.0.${count}` });
  for (let count = 1; count <= 5; count++) await send(count);
  expect((await send(6)).status).toBe(status);
});

it('accepts messages from its own origins only', async () => {
  const origins = ['http://localhost:4173'];
  const { app } = await start({ origins });
  for (const origin of ['http://localhost:4174', 'https://evil.no', 'null']) {
    const response = await post(app, form(typed), { origin });
    expect([response.status, await response.json()]).toEqual([403, { answer: 'forbiddenOrigin' }]);
  }
  expect(files()).toEqual([]);
  for (const origin of origins) expect((await post(app, form(typed), { origin })).status).toBe(200);
});

it('refuses messages when it is full', async () => {
  const { app, messages } = await start({ maxMessages: 1 });
  const { id } = await messages.add({ ...typed }, 'no', false);
  const response = await post(app, form(typed));
  expect([response.status, await response.json()]).toEqual([503, { answer: 'full' }]);
  await messages.remove(id);
  expect((await post(app, form(typed))).status).toBe(200);
});
