import { expect, it, onTestFinished, vi } from 'vitest';
import { BuildFailure } from '../../builder/failure.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { messageOf } from '../../tables/message-fields.ts';
import { answerError } from '../answer.ts';
import { readSettings } from '../settings.ts';
import { openClock } from '../state/clock.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { connection } from '../testing/serve.ts';
import { openMessageStore } from './message-store.ts';
import { createDeskMessages, openMessages } from './open-messages.ts';
import { createOutbox } from './outbox.ts';
import type { MessageList } from './stored-message.ts';

async function start(
  data: string,
  environment: Record<string, string> = {},
  facts: { email: string; messageMonths: number } | null = { email: 'firma@eksempel.test', messageMonths: 6 },
) {
  const settings = readSettings({ SITE_DATA: data, ...environment }, data);
  const company = async () => {
    if (!facts) throw new BuildFailure('content/company.json, linje 7');
    return facts;
  };
  const clock = openClock(data);
  const messages = await openMessages({ settings, clock, company, site: () => undefined });
  onTestFinished(() => messages.stop());
  const form = messages.receive([]);
  const post = async () => {
    const body = new URLSearchParams({ ...messageOf(() => 'x'), email: 'ase@example.no' });
    return (await form.request('/melding/no', { method: 'POST', body }, connection)).status;
  };
  const list = async (): Promise<MessageList> =>
    JSON.parse(await (await messages.desk.request('/messages')).text());
  const mark = (id = '', marks: object) =>
    messages.desk.request(`/messages/${id}`, { method: 'PUT', body: JSON.stringify(marks) });
  return { post, list, mark, clock };
}

it('shows the owner a message, and mails it to the address of the firm', async () => {
  const { port, mails } = await startMailServer();
  const { post, list } = await start(temporaryFolder(), {
    SMTP_URL: `smtp://post%40firma.no:p%40ss@localhost:${port}`,
  });
  expect(await post()).toBe(200);
  await vi.waitFor(async () => expect((await list()).mail.waiting).toBe(0));
  expect(mails).toEqual([expect.stringContaining('-> firma@eksempel.test\n')]);
  expect(await list()).toMatchObject({ unread: 1, mail: { to: 'firma@eksempel.test', failure: null } });
});

it('forgets at a start what became no assignment and is older than the firm keeps messages', async () => {
  const data = temporaryFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-27T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const first = await start(data);
  expect([await first.post(), await first.post()]).toEqual([200, 200]);
  const [assignment] = (await first.list()).messages;
  await first.mark(assignment?.id, { isAssignment: true });
  vi.setSystemTime('2026-03-01T08:00:00Z');
  expect(await (await start(data)).post()).toBe(200);
  writeIn(data, 'clock.json', JSON.stringify({ seen: Date.parse('2026-08-30T08:00:00Z') }));
  // Six months before it is the last of February.
  vi.setSystemTime('2026-08-31T08:00:00Z');
  const { messages } = await (await start(data)).list();
  const received = messages.map(({ receivedAt, isAssignment }) => [receivedAt, isAssignment]);
  expect(received).toEqual([
    ['2026-03-01T08:00:00.000Z', false],
    ['2026-02-27T08:00:00.000Z', true],
  ]);
});

it('takes messages and shows them while the facts of the firm cannot be read', async () => {
  const { post, list } = await start(
    temporaryFolder(),
    { SMTP_URL: 'smtp://post%40firma.no:x@localhost:1' },
    null,
  );
  expect(await post()).toBe(200);
  await vi.waitFor(async () => expect((await list()).mail.failure).not.toBeNull());
  const { messages, mail } = await list();
  expect(messages).toHaveLength(1);
  expect(mail.failure?.message).toBe('Meldingen kunne ikke sendes fra denne maskinen.');
});

it('a start never deletes everything, and says so; a clock that has jumped deletes nothing', async () => {
  const data = temporaryFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-22T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { post, list, mark } = await start(data);
  for (let count = 0; count < 3; count++) expect(await post()).toBe(200);
  await mark((await list()).messages[0]?.id, { isAssignment: true });
  for (const [seen, moment, warning] of [
    ['2027-11-20T08:00:00Z', '2027-11-22T08:00:00Z', 'De slettes om et døgn.'],
    ['2026-05-22T08:00:00Z', '2027-11-22T08:00:00Z', 'det ser feil ut'],
    ['2026-05-22T08:00:00Z', '2025-01-01T08:00:00Z', 'det ser feil ut'],
  ] as const) {
    writeIn(data, 'clock.json', JSON.stringify({ seen: Date.parse(seen) }));
    vi.setSystemTime(moment);
    const { list: kept, clock } = await start(data);
    expect((await kept()).messages).toHaveLength(3);
    expect(clock.warning()).toContain(warning);
  }
});

const typed = messageOf((name) => `${name} <img src=x onerror=alert(1)>`);

async function startDesk() {
  const messages = await openMessageStore(temporaryFolder());
  const outbox = createOutbox({ messages, account: null, recipient: async () => '', deskAddress: '' });
  const app = createDeskMessages(messages, outbox).onError(answerError);
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
  const send = async (method: string, path = '', body?: unknown): Promise<{ status: number; json: any }> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await app.request(`/messages${path}`, init);
    return { status: answer.status, json: await answer.json().catch(() => null) };
  };
  const list = async (): Promise<MessageList> => (await send('GET')).json;
  return { messages, send, list };
}

it('lists messages as they were written, changes only their marks, and deletes them for good', async () => {
  const { messages, list, send } = await startDesk();
  const gone = await messages.add(typed, 'no', false);
  const other = await messages.add(typed, 'en', false);
  const mail = { to: null, lastSentAt: null, waiting: 0, failure: null, withheld: 0 };
  expect(await list()).toMatchObject({ unread: 2, hasMore: false, mail });
  expect((await list()).messages.map(({ id }) => id).sort()).toEqual([gone.id, other.id].sort());
  const forged = { mailedAt: 'forged', message: 'forged', id: '../version' };
  await send('PUT', `/${other.id}`, { isRead: true, isAssignment: true, ...forged });
  for (const _time of [1, 2]) expect((await send('DELETE', `/${gone.id}`)).status).toBe(200);
  const marked = { ...other, isRead: true, isAssignment: true };
  expect(await list()).toMatchObject({ unread: 0, messages: [marked] });
  await send('PUT', `/${other.id}`, { isAssignment: false });
  expect((await list()).messages).toEqual([{ ...marked, isAssignment: false }]);
  const refused = await send('PUT', `/${gone.id}`, { isRead: true });
  expect(refused).toEqual({ status: 404, json: { message: 'Meldingen finnes ikke lenger.' } });
});

it.each([
  ['PUT', '/nothing', 'not an object', 404],
  ['PUT', '/..%2f..%2fversion', { isRead: true }, 404],
  ['POST', '', {}, 404],
  ['DELETE', '', undefined, 404],
])('refuses %s of messages%s', async (method, path, body, status) => {
  const { send } = await startDesk();
  expect((await send(method, path, body)).status).toBe(status);
});

it('lists fifty messages at a time', async () => {
  const { messages, list, send } = await startDesk();
  const sent: string[] = [];
  for (let count = 1; count <= 60; count++) sent.push((await messages.add(typed, 'no', false)).id);
  const newest = await list();
  const rest: MessageList = (await send('GET', `?before=${newest.messages.at(-1)?.id}`)).json;
  expect([newest.messages.length, newest.hasMore]).toEqual([50, true]);
  expect([rest.messages.length, rest.hasMore]).toEqual([10, false]);
  expect([...newest.messages, ...rest.messages].map(({ id }) => id).sort()).toEqual(sent.sort());
});
