import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { messageOf } from '../../tables/message-fields.ts';
import { answerError } from '../answer.ts';
import { createDeskMessages } from './desk-messages.ts';
import { openMessageStore } from './message-store.ts';
import { createOutbox } from './outbox.ts';
import type { MessageList } from './stored-message.ts';

const typed = messageOf((name) => `${name} <img src=x onerror=alert(1)>`);

async function start() {
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

it('lists messages as they were written, and says that no mail is set up', async () => {
  const { messages, list } = await start();
  const first = await messages.add(typed, 'no', false);
  const second = await messages.add(typed, 'en', false);
  const mail = { to: null, lastSentAt: null, waiting: 0, failure: null, withheld: 0 };
  expect(await list()).toMatchObject({ unread: 2, hasMore: false, mail });
  expect((await list()).messages.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
});

it('marks a message as read and as an assignment, and nothing else', async () => {
  const { messages, list, send } = await start();
  const message = await messages.add(typed, 'no', false);
  const changes = {
    isRead: true,
    isAssignment: true,
    mailedAt: 'forged',
    message: 'forged',
    id: '../version',
  };
  await send('PUT', `/${message.id}`, changes);
  expect(await list()).toMatchObject({
    unread: 0,
    messages: [{ ...message, isRead: true, isAssignment: true }],
  });
  await send('PUT', `/${message.id}`, { isAssignment: false });
  expect((await list()).messages).toMatchObject([{ isRead: true, isAssignment: false }]);
});

it('deletes a message once and for all', async () => {
  const { messages, list, send } = await start();
  const [gone, other] = [await messages.add(typed, 'no', false), await messages.add(typed, 'no', false)];
  for (const _time of [1, 2]) expect((await send('DELETE', `/${gone.id}`)).status).toBe(200);
  expect((await list()).messages).toEqual([other]);
  expect(await send('PUT', `/${gone.id}`, { isRead: true })).toEqual({
    status: 404,
    json: { message: 'Meldingen finnes ikke lenger.' },
  });
});

it.each([
  ['PUT', '/nothing', 'not an object', 404],
  ['PUT', '/..%2f..%2fversion', { isRead: true }, 404],
  ['POST', '', {}, 404],
  ['DELETE', '', undefined, 404],
])('refuses %s of messages%s', async (method, path, body, status) => {
  const { send } = await start();
  expect((await send(method, path, body)).status).toBe(status);
});

it('lists fifty messages at a time', async () => {
  const { messages, list, send } = await start();
  const sent: string[] = [];
  for (let count = 1; count <= 60; count++) sent.push((await messages.add(typed, 'no', false)).id);
  const newest = await list();
  const rest: MessageList = (await send('GET', `?before=${newest.messages.at(-1)?.id}`)).json;
  expect([newest.messages.length, newest.hasMore]).toEqual([50, true]);
  expect([rest.messages.length, rest.hasMore]).toEqual([10, false]);
  expect([...newest.messages, ...rest.messages].map(({ id }) => id).sort()).toEqual(sent.sort());
});

it('forgets what became no assignment when the months of the privacy page are over', async () => {
  const { messages, list } = await start();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-11-22T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await messages.add(typed, 'no', false);
  const assignment = await messages.add(typed, 'no', false);
  await messages.change(assignment.id, { isAssignment: true });
  vi.setSystemTime('2025-11-24T08:00:00Z');
  const younger = await messages.add(typed, 'no', false);
  vi.setSystemTime('2026-11-23T08:00:00Z');
  await messages.removeExpired(Date.now(), 12, true);
  expect((await list()).messages.map(({ id }) => id)).toEqual([younger.id, assignment.id]);
});
