import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import type { Message } from '../../common/message-fields.ts';
import type { MessageList, UnreadCount } from '../../content-model/desk/stored-message.ts';
import { errorResponse } from '../http.ts';
import { readSettings } from '../settings.ts';
import { type MailAnswer, startMailServer } from '../testing/mail-server.ts';
import { createMessageService } from './message-service.ts';

/** Milliseconds that a busy machine may take to send a mail. */
const patience = 30_000;

const markup = '<img src=x onerror=alert(1)>';
const typed = { name: markup, email: 'ase@example.no', message: markup };

const readCompany = async () => ({ email: 'firma@eksempel.test', messageMonths: 6 });

async function start(
  data: string,
  environment: Record<string, string> = {},
  company: () => Promise<Awaited<ReturnType<typeof readCompany>> | null> = readCompany,
) {
  const settings = readSettings({ SITE_DATA: data, ...environment }, data);
  const messages = await createMessageService({ settings, company, site: () => undefined });
  onTestFinished(() => messages.stop());
  const form = messages.receive([]);
  const desk = messages.desk.onError(errorResponse);
  const post = async (values: Partial<Message> = {}) => {
    const body = new URLSearchParams({ ...typed, ...values });
    expect((await form.request('/melding/no', { method: 'POST', body })).status).toBe(200);
  };
  const list = async (query = ''): Promise<MessageList> =>
    JSON.parse(await (await desk.request(`/messages${query}`)).text());
  const unread = async (): Promise<UnreadCount> =>
    JSON.parse(await (await desk.request('/messages/unread')).text());
  const mark = (id = '', marks: unknown = {}) =>
    desk.request(`/messages/${id}`, { method: 'PUT', body: JSON.stringify(marks) });
  const remove = (id = '') => desk.request(`/messages/${id}`, { method: 'DELETE' });
  const mailAgain = (id = '') => desk.request(`/messages/${id}/mail`, { method: 'POST' });
  return { form, post, list, unread, mark, remove, mailAgain, warning: messages.warning };
}

it('mails a message to the address of the company', async () => {
  const { port, mails } = await startMailServer();
  const SMTP_URL = `smtp://post%40firma.no:p%40ss@localhost:${port}`;
  const { post, list } = await start(temporaryFolder(), { SMTP_URL });
  await post();
  await vi.waitFor(async () => expect((await list()).mail.waiting).toBe(0), patience);
  expect(mails).toEqual([expect.stringContaining('-> firma@eksempel.test\n')]);
});

it('mails at its start what the last program could not', async () => {
  const data = temporaryFolder();
  const { post } = await start(data, { SMTP_URL: 'smtp://post%40firma.no:x@localhost:1' });
  await post();
  const { port, mails } = await startMailServer();
  await start(data, { SMTP_URL: `smtp://post%40firma.no:p%40ss@localhost:${port}` });
  await vi.waitFor(() => expect(mails).toHaveLength(1), patience);
});

it.each([
  ['a server', { DESK_PASSWORD: 'hemmelig-nok-og-langt', DESK_ADDRESS: 'http://localhost:4174' }, 429],
  ["the owner's machine", {}, 200],
])('five messages in ten minutes are a limit only on a server: %s', async (_place, environment, status) => {
  const { form } = await start(temporaryFolder(), environment);
  const send = async () => {
    const init = { method: 'POST', body: new URLSearchParams(typed) };
    return (
      await form.request('/melding/no', init, { incoming: { socket: { remoteAddress: '203.0.113.7' } } })
    ).status;
  };
  for (let count = 1; count <= 5; count++) expect(await send()).toBe(200);
  expect(await send()).toBe(status);
});

it('deletes messages after the months of the company, but no assignment', async () => {
  const data = temporaryFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-27T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const first = await start(data);
  for (let count = 0; count < 2; count++) await first.post();
  await first.mark((await first.list()).messages[0]?.id, { isAssignment: true });
  vi.setSystemTime('2026-03-01T08:00:00Z');
  await (await start(data)).post();
  // Six months earlier is the last day of February.
  vi.setSystemTime('2026-08-31T08:00:00Z');
  expect((await (await start(data)).list()).messages).toMatchObject([
    { receivedAt: '2026-03-01T08:00:00.000Z', isAssignment: false },
    { receivedAt: '2026-02-27T08:00:00.000Z', isAssignment: true },
  ]);
});

it('deletes no message by its age when more than ten and more than half are due, and says so', async () => {
  const data = temporaryFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-01T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const first = await start(data);
  for (let count = 0; count < 12; count++) await first.post();
  const [assignment, one] = (await first.list()).messages;
  await first.mark(assignment?.id, { isAssignment: true });
  // A battery that was empty.
  vi.setSystemTime('2031-02-01T08:00:00Z');
  const { list, remove, warning } = await start(data);
  expect((await list()).found).toBe(12);
  expect(warning()).toContain('11 meldinger er så gamle');
  await remove(one?.id);
  expect((await list()).messages).toMatchObject([{ id: assignment?.id }]);
  expect(warning()).toBeNull();
});

it('accepts and lists messages before the first publication, and mails none', async () => {
  const environment = { SMTP_URL: 'smtp://post%40firma.no:x@localhost:1' };
  const { post, list } = await start(temporaryFolder(), environment, async () => null);
  await post();
  await vi.waitFor(async () => expect((await list()).mail.failure).not.toBeNull(), patience);
  const { messages, mail } = await list();
  expect(messages).toHaveLength(1);
  expect(mail.failure).toContain('til firmaets e-postadresse er publisert');
});

it('lists, marks and deletes messages, and knows it after a restart', async () => {
  const data = temporaryFolder();
  const { post, list, unread, mark, remove } = await start(data);
  for (let count = 0; count < 2; count++) await post();
  const mail = { to: null, lastSentAt: null, waiting: 0, failure: null, refused: 0 };
  const before = await list();
  expect(before).toMatchObject({ found: 2, mail, messages: [typed, typed] });
  // The desk asks for it in every view, so it has no message.
  expect(await unread()).toEqual({ unread: 2 });
  const [deleted, other] = before.messages;
  const marks = { isRead: true, isAnswered: true, isAssignment: true };
  await mark(other?.id, { ...marks, mailedAt: 'forged', message: 'forged' });
  // Another window has deleted the same one.
  for (const id of [deleted?.id, deleted?.id, '..%2fversion']) expect((await remove(id)).status).toBe(200);
  expect(readdirSync(path.join(data, 'messages'))).toEqual([`${other?.id}.json`]);
  const marked = { ...other, ...marks };
  for (const known of [{ list, unread }, await start(data)]) {
    expect(await known.list()).toMatchObject({ found: 1, messages: [marked] });
    expect(await known.unread()).toEqual({ unread: 0 });
  }
  const takenBack = { isAnswered: false, isAssignment: false };
  await mark(other?.id, takenBack);
  for (const known of [list, (await start(data)).list])
    expect((await known()).messages).toEqual([{ ...marked, ...takenBack }]);
  const refused = await mark(deleted?.id, { isRead: true });
  expect([refused.status, await refused.json()]).toEqual([404, { message: 'Meldingen finnes ikke lenger.' }]);
  expect((await mark('..%2f..%2fversion', { isRead: true })).status).toBe(404);
  expect((await mark(other?.id, 'no group')).status).toBe(400);
});

it('names unreadable messages, and lists the others', async () => {
  const data = temporaryFolder();
  vi.spyOn(console, 'error').mockReturnValue();
  const { post } = await start(data);
  await post();
  writeIn(data, 'messages/1.json', '{"id": "1", "receivedAt": "yesterday"}');
  writeIn(data, 'messages/._2.json', 'of a system');
  writeIn(data, 'messages/kopi/4.json', '{}');
  const { list, unread, post: postAgain } = await start(data);
  expect(await list()).toMatchObject({ messages: [typed], unreadable: ['1.json'] });
  expect(await unread()).toEqual({ unread: 1 });
  await postAgain();
  const [newest] = (await list()).messages;
  writeIn(data, `messages/${newest?.id}.json`, '');
  expect(await list()).toMatchObject({ messages: [typed], unreadable: ['1.json', `${newest?.id}.json`] });
  expect(await unread()).toEqual({ unread: 1 });
});

it('finds messages by words of their names and texts', async () => {
  const data = temporaryFolder();
  const { post } = await start(data);
  await post({ name: 'Åse Berg', message: 'Dere må brøyte\r\nGårdsveien.' });
  await post({ name: 'Per', email: 'per@eksempel.no', phone: '97 00 00 02', message: 'Grus?' });
  const { list } = await start(data);
  const found = async (words: string) => {
    const { messages, found } = await list(`?search=${encodeURIComponent(words)}`);
    expect(messages).toHaveLength(found);
    return messages.map(({ name }) => name);
  };
  const all = ['Per', 'Åse Berg'];
  for (const words of ['åse', 'A\u030aSE', 'gårdsveien brøyte', '  BRØYTE  gårds'])
    expect(await found(words), words).toEqual(['Åse Berg']);
  for (const words of ['per@eks', 'grus']) expect(await found(words)).toEqual(['Per']);
  const numbers = [
    '97000002',
    '97 00 00 02',
    '970 00 002',
    '+4797000002',
    '+47 97 00 00 02',
    '0047 970 00 002',
  ];
  for (const number of numbers) expect(await found(number), number).toEqual(['Per']);
  for (const words of ['asa', 'grus brøyte', '*', 'receivedAt'])
    expect(await found(words), words).toEqual([]);
  expect(await found(' ')).toEqual(all);
});

it('mails a refused message again when the owner asks for it', async () => {
  const data = temporaryFolder();
  let answer: MailAnswer = Object.assign(new Error('5.7.1 Spam'), { responseCode: 554 });
  const { port, mails } = await startMailServer({}, { answer: () => answer });
  const SMTP_URL = `smtp://post%40firma.no:p%40ss@localhost:${port}`;
  const { post, list, mailAgain } = await start(data, { SMTP_URL });
  await post();
  await vi.waitFor(async () => expect((await list()).mail.refused).toBe(1), patience);
  const [refused] = (await list()).messages;
  answer = null;
  expect((await mailAgain(refused?.id)).status).toBe(200);
  await vi.waitFor(
    async () => expect((await list()).mail).toMatchObject({ refused: 0, waiting: 0 }),
    patience,
  );
  expect(mails).toHaveLength(1);
  expect((await mailAgain('gone')).status).toBe(404);
});
