import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { languageCodes } from '../../tables/languages.ts';
import { messageFields, messageOf } from '../../tables/message-fields.ts';
import { listenerOf } from '../answer.ts';
import { ask, connection, serve } from '../testing/serve.ts';
import { answerWords } from './answer-page.ts';
import { openMessageStore } from './message-store.ts';
import { createOutbox } from './outbox.ts';
import { type Answer, createReception, type Reception } from './receive.ts';

const typed = {
  ...messageOf(() => 'x'),
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

/** Starts what takes messages, without mail. */
async function start({ most = 100, ...others }: Partial<Reception> & { most?: number } = {}) {
  const messages = await openMessageStore(data, most);
  const options = { messages, account: null, recipient: async () => '', deskAddress: 'http://localhost' };
  const page = async (language: string, answer: Answer) => `<html lang="${language}">${answer}`;
  const outbox = createOutbox(options);
  const isOurs = () => false;
  const app = createReception({ messages, outbox, isOurs, senders: 'visitors', page, ...others });
  return { app, messages };
}

type App = ReturnType<typeof createReception>;

const form = (fields: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const post = async (app: App, body: Body, headers: Record<string, string> = {}, language = 'no') =>
  app.request(`/melding/${language}`, { method: 'POST', body, headers }, connection);
const files = () => readdirSync(path.join(data, 'messages'));

it('stores a message for its owner alone before it answers', async () => {
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

it('takes the form of a page without scripts in both codings, and answers with a page in its language', async () => {
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

it('takes a message without the fields that are optional', async () => {
  const { app, messages } = await start();
  const required = messageFields.filter(({ required }) => required).map(({ name }) => [name, typed[name]]);
  expect((await post(app, form(Object.fromEntries(required)))).status).toBe(200);
  const stored = {
    ...messageOf(() => ''),
    ...Object.fromEntries(required),
    message: 'Hei!\nKan dere brøyte? 👷‍♀️',
  };
  expect((await messages.list()).messages).toEqual([expect.objectContaining(stored)]);
});

const twice = form(typed);
twice.append('email', 'other@example.no');
it.each<[string, Body, number, Answer]>([
  [
    'a line break in the address',
    form({ ...typed, email: 'ase@example.no\r\nBcc: x@example.no' }),
    422,
    'invalidEmail',
  ],
  ['two addresses', form({ ...typed, email: 'ase@example.no,x@example.no' }), 422, 'invalidEmail'],
  ['a name in the address', form({ ...typed, email: '<ase@example.no>' }), 422, 'invalidEmail'],
  ['no address', form({ message: 'Hei' }), 422, 'missing'],
  ['an empty message', form({ ...typed, message: ' \r\n' }), 422, 'missing'],
  ['a line break in the name', form({ ...typed, name: 'Åse\nBcc: x@example.no' }), 422, 'malformed'],
  ['a long name', form({ ...typed, name: 'Å'.repeat(201) }), 422, 'tooLong'],
  ['a long message', form({ ...typed, message: 'Å'.repeat(8001) }), 422, 'tooLong'],
  ['a message of 70 kB', form({ ...typed, message: 'a'.repeat(70_000) }), 413, 'tooLong'],
  ['a message of 3 MB', form({ ...typed, message: 'a'.repeat(3_000_000) }), 413, 'tooLong'],
  ['a further field', form({ ...typed, website: 'x' }), 422, 'malformed'],
  ['a field twice', twice, 422, 'malformed'],
  ['a file', form({ ...typed, message: new Blob(['Hei']) }), 422, 'malformed'],
  ['JSON', JSON.stringify(typed), 400, 'malformed'],
  ['nothing', '', 400, 'malformed'],
])('refuses %s, and keeps nothing', async (_what, body, status, answer) => {
  const { app } = await start();
  const response = await post(app, body);
  expect([response.status, await response.json()]).toEqual([status, { answer }]);
  expect(files()).toEqual([]);
});

it('takes the longest message of the form', async () => {
  const { app } = await start();
  const longest = {
    ...messageOf(() => 'x'),
    name: 'Å'.repeat(200),
    email: 'ase@example.no',
    phone: '1'.repeat(100),
    message: '€'.repeat(8000),
  };
  expect((await post(app, form(longest))).status).toBe(200);
});

it('counts a body that does not say how long it is', async () => {
  const { app } = await start();
  const origin = await serve(createServer(listenerOf(app)));
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Transfer-Encoding': 'chunked' };
  const body = `email=a@b.no&message=${'a'.repeat(70_000)}`;
  const { status, text } = await ask(origin, '/melding/no', { method: 'POST', headers, body });
  expect([status, text]).toEqual([413, '{"answer":"tooLong"}']);
});

it('has nothing but messages in its languages to take', async () => {
  const { app } = await start();
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await app.request('/melding/no', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  }
  for (const where of ['/melding/', '/melding/sv', '/melding/no/', '/melding/no/x']) {
    expect((await app.request(where, { method: 'POST' })).status, where).toBe(404);
  }
});

describe('the sixth message in ten minutes', () => {
  it('is refused with the seconds to wait, from one address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { app } = await start();
    for (let count = 1; count <= 5; count++) expect((await post(app, form(typed))).status).toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    const sixth = await post(app, form(typed));
    expect([sixth.status, await sixth.json()]).toEqual([429, { answer: 'tooMany' }]);
    expect(sixth.headers.get('retry-after')).toBe('540');
    expect(files()).toHaveLength(5);
    vi.setSystemTime(Date.now() + 540_000);
    expect((await post(app, form(typed))).status).toBe(200);
    vi.useRealTimers();
  });

  it.each<[string, Reception['senders'], (count: number) => Record<string, string>, number]>([
    ['one visitor behind the proxy', 'proxy', () => ({ 'X-Forwarded-For': '203.0.113.7' }), 429],
    [
      'another visitor behind the proxy',
      'proxy',
      (count) => ({ 'X-Forwarded-For': `203.0.113.${count}` }),
      200,
    ],
    [
      'who names other addresses before',
      'proxy',
      (count) => ({ 'X-Forwarded-For': `10.0.0.${count}, 203.0.113.7` }),
      429,
    ],
    [
      'who sends Forwarded',
      'proxy',
      (count) => ({ 'X-Forwarded-For': '203.0.113.7', Forwarded: `for=10.0.0.${count}` }),
      429,
    ],
    [
      'another address of a household',
      'proxy',
      (count) => ({ 'X-Forwarded-For': `2001:db8:0:7::${count}` }),
      429,
    ],
    ['another household', 'proxy', (count) => ({ 'X-Forwarded-For': `2001:db8:0:${count}::1` }), 200],
    [
      'who names an address without a proxy',
      'visitors',
      (count) => ({ 'X-Forwarded-For': `203.0.113.${count}` }),
      429,
    ],
  ])('is answered to %s', async (_who, senders, headers, status) => {
    const { app } = await start({ senders });
    for (let count = 1; count <= 5; count++) await post(app, form(typed), headers(count));
    expect((await post(app, form(typed), headers(6))).status).toBe(status);
  });

  it('is also refused to the twenty-first from the networks of one machine', async () => {
    const { app } = await start({ senders: 'proxy' });
    const from = (network: string) => post(app, form(typed), { 'X-Forwarded-For': `2001:db8:${network}::1` });
    for (let count = 1; count <= 20; count++) expect((await from(`0:${count}`)).status).toBe(200);
    expect((await from('0:ffff')).status).toBe(429);
    expect((await from('1:1')).status).toBe(200);
  });

  it('does not count what was refused', async () => {
    const { app } = await start();
    for (let count = 1; count <= 8; count++) await post(app, form({ ...typed, email: '' }));
    expect((await post(app, form(typed))).status).toBe(200);
  });
});

it('takes messages of our own pages, and of what names no page', async () => {
  const { app } = await start({ isOurs: (origin, host) => origin === `http://${host}` });
  const host = 'localhost:4173';
  for (const origin of ['http://localhost:4174', 'https://evil.no', 'null']) {
    const response = await post(app, form(typed), { origin, host });
    expect([response.status, await response.json()]).toEqual([403, { answer: 'elsewhere' }]);
  }
  expect(files()).toEqual([]);
  expect((await post(app, form(typed), { origin: `http://${host}`, host })).status).toBe(200);
});

it('counts nobody on the own machine', async () => {
  const { app } = await start({ senders: 'uncounted' });
  for (let count = 1; count <= 21; count++) expect((await post(app, form(typed))).status).toBe(200);
});

it('takes no more messages than it has room for', async () => {
  const { app, messages } = await start({ most: 1 });
  const { id } = await messages.add({ ...typed }, 'no', false);
  const response = await post(app, form(typed));
  expect([response.status, await response.json()]).toEqual([503, { answer: 'full' }]);
  await messages.remove(id);
  expect((await post(app, form(typed))).status).toBe(200);
});

it('goes on without what is no message, and removes what was being written', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { app } = await start();
  await post(app, form(typed));
  writeFileSync(path.join(data, 'messages/2020.json'), '{');
  writeFileSync(path.join(data, 'messages/2021.json'), 'null');
  writeFileSync(path.join(data, 'messages/2022.json-0.1.unfinished'), '{');
  mkdirSync(path.join(data, 'messages/kopi'));
  expect((await (await openMessageStore(data)).list()).messages).toHaveLength(1);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(files()).toEqual(['2020.json', '2021.json', expect.stringMatching(/^2.*json$/), 'kopi']);
});

it('has words for every answer in every language', () => {
  const answers: Answer[] = [
    'sent',
    'malformed',
    'tooLong',
    'invalidEmail',
    'missing',
    'elsewhere',
    'tooMany',
    'full',
    'failed',
  ];
  for (const language of languageCodes) {
    const words = answers.map((answer) => answerWords(language, answer));
    expect(new Set(words.map(({ text }) => text)).size).toBe(answers.length);
    expect(words.every(({ title, text }) => title && text)).toBe(true);
  }
});
