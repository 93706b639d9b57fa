import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { buildMessage } from '../../common/message-fields.ts';
import { account, type MailAnswer, startMailServer } from '../testing/mail-server.ts';
import { type MessageStore, openMessageStore } from './message-store.ts';
import { createOutbox } from './outbox.ts';

const typed = {
  ...buildMessage(() => ''),
  name: 'Åse Ødegård',
  email: 'ase@example.no',
  phone: '99 88 77 66',
  message: 'Hei!\nKan dere brøyte?',
};
const serverTimeout = 400;
/** Milliseconds that a busy machine may take to send a mail. */
const patience = 30_000;

let data: string;
let messages: MessageStore;
beforeEach(async () => {
  data = temporaryFolder();
  messages = await openMessageStore(data);
});

function open(port: number, changes: Partial<ReturnType<typeof account>> = {}, roundInterval = 20) {
  const outbox = createOutbox({
    messages,
    account: { ...account(port), ...changes },
    recipient: async () => 'eier@firma.no',
    deskOrigin: 'https://rediger.firma.no',
    roundInterval,
    serverTimeout,
  });
  onTestFinished(() => void outbox.stop());
  return outbox;
}

const add = (changes: Partial<typeof typed> = {}) => messages.add({ ...typed, ...changes }, 'no', true);
const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*)\r?$`, 'im').exec(mail)?.[1]?.trim();
const isSent = () => vi.waitFor(() => expect(messages.waiting()).toEqual([]), patience);

// parseMessage refuses line breaks and further addresses.
it.each(['"A" <x@example.no>, B', '=?utf-8?Q?=0D=0ABcc: x@example.no?='])(
  'the name %s adds no header and no recipient',
  async (name) => {
    const { port, mails } = await startMailServer();
    await add({ name, message: '.\r\nRCPT TO:<x@example.no>\r\n.\r\n' });
    void open(port).sendWaiting();
    await isSent();
    const [mail = ''] = mails;
    expect(mail).toMatch(/^post@firma\.no -> eier@firma\.no\n/);
    const [head = ''] = mail.split(/\r?\n\r?\n/);
    expect(head).not.toMatch(/^(Bcc|Cc):/im);
    expect(head.match(/^Reply-To:/gim)).toHaveLength(1);
    expect(head).not.toContain('=?utf-8?Q?=0D');
  },
);

it('does not repeat a mail every five minutes while the disk is full', async () => {
  const { port, mails } = await startMailServer();
  await add();
  vi.spyOn(messages, 'change').mockRejectedValueOnce(new Error('The disk is full.'));
  const outbox = open(port, {}, 1);
  await outbox.sendWaiting();
  expect(await outbox.state()).toMatchObject({ waiting: 1, failure: 'The disk is full.' });
  await wait(50);
  expect(mails).toHaveLength(1);
  await outbox.sendWaiting();
  expect(await outbox.state()).toMatchObject({ waiting: 0, failure: null });
  expect(mails).toHaveLength(2);
});

it('retries until the server answers, and reports the failure', async () => {
  const { port, close } = await startMailServer();
  await close();
  const { id } = await add();
  const outbox = open(port);
  void outbox.sendWaiting();
  await vi.waitFor(async () => expect((await outbox.state()).failure).not.toBeNull(), patience);
  expect(await outbox.state()).toMatchObject({
    to: 'eier@firma.no',
    waiting: 1,
    lastSentAt: null,
    failure: expect.stringContaining('ECONNREFUSED'),
  });
  const { mails } = await startMailServer({}, { port });
  await isSent();
  await vi.waitFor(
    async () => expect(await outbox.state()).toMatchObject({ waiting: 0, failure: null }),
    patience,
  );
  const [message] = (await messages.list()).messages;
  expect((await outbox.state()).lastSentAt).toBe(message?.mailedAt);
  const [mail = ''] = mails;
  expect(mails).toHaveLength(1);
  expect(mail).toMatch(/^post@firma\.no -> eier@firma\.no\n/);
  expect(headerOf(mail, 'From')).toBe('Nettstedet <post@firma.no>');
  expect(headerOf(mail, 'Reply-To')).toMatch(/ <ase@example\.no>$/);
  expect(headerOf(mail, 'Message-ID')).toBe(`<${id}@rediger.firma.no>`);
  expect(mail).toContain('Telefon: 99 88 77 66');
});

it('writes the words of the visitor after its own, and nothing below them', async () => {
  const { port, mails } = await startMailServer();
  const message = 'Hei!\n-- \nAlle meldinger: https://evil.no';
  await add({ name: 'Ola', message });
  await open(port).sendWaiting();
  const [, body = ''] = (mails[0] ?? '').replaceAll('\r', '').split(/\n\n(.*)/s);
  const text = Buffer.from(
    body
      .replace(/=\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
  expect(text).toMatch(
    /^Svar på denne e-posten.*\nAlle meldinger: https:\/\/rediger\.firma\.no\/rediger\/#\/messages\n/,
  );
  expect(text.indexOf('Navn: Ola')).toBeGreaterThan(text.indexOf('rediger.firma.no'));
  expect(text.trimEnd().endsWith(message)).toBe(true);
});

const answerOf = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

type Options = SMTPServerOptions;
const elsewhere = { host: '127.0.0.2' };
const busy: Options = { onAuth: (_auth, _session, done) => done(answerOf(454, '4.7.0 Temporary failure')) };
const closing: Options = { onRcptTo: (_to, _session, done) => done(answerOf(421, '4.3.2 Closing')) };
it.each<[string, Partial<ReturnType<typeof account>>, Options, RegExp]>([
  ['the password', { password: 'gammelt' }, {}, /535 Authentication failed$/],
  ['to encrypt', elsewhere, { disabledCommands: ['STARTTLS'] }, /not recognized/],
  ['a certificate that can be trusted', elsewhere, {}, /certificate/],
  ['a connection, for too long', {}, { onConnect: () => {} }, /Greeting never received|timeout/i],
  ['the sign-in at this moment', {}, busy, /^454 4\.7\.0 Temporary failure$/],
  ['the recipient at this moment', {}, closing, /^421 4\.3\.2 Closing$/],
  ['TLS on its port', { secure: true }, {}, /wrong version number/],
])(
  'says in its words that the server refuses %s, and the message still waits',
  async (_case, changes, options, words) => {
    const { port, mails } = await startMailServer(options, changes);
    await add();
    const outbox = open(port, changes);
    await outbox.sendWaiting();
    expect(await outbox.state()).toMatchObject({
      waiting: 1,
      refused: 0,
      failure: expect.stringMatching(words),
    });
    expect(mails).toEqual([]);
  },
);

/** Starts a server that does not accept the mails of bad@example.no, and counts them. */
async function startRefusing(answer: MailAnswer) {
  const tries: string[] = [];
  const refuse = (mail: string) => {
    if (!mail.includes('Reply-To: bad')) return null;
    tries.push(mail);
    return answer;
  };
  const { port, mails } = await startMailServer({}, { answer: refuse });
  const subjects = () => mails.map((mail) => headerOf(mail, 'Subject'));
  return { port, tries, subjects };
}

it('marks a message that the server will never accept, and does not try it again by itself', async () => {
  const { port, tries, subjects } = await startRefusing(answerOf(554, '5.7.1 Spam'));
  const refused = await add({ email: 'bad@example.no', name: '' });
  for (const name of ['1', '2', '3']) await add({ name });
  const outbox = open(port);
  await outbox.sendWaiting();
  expect(subjects()).toEqual(['Melding fra 1', 'Melding fra 2', 'Melding fra 3']);
  expect(messages.read(refused.id)).toMatchObject({
    mail: 'refused',
    mailedAt: null,
    refusal: '554 5.7.1 Spam',
  });
  expect(await outbox.state()).toMatchObject({ waiting: 0, failure: null, refused: 1 });
  await add({ name: '4' });
  await outbox.sendWaiting();
  expect(tries).toHaveLength(1);
});

it.each<[string, MailAnswer, RegExp]>([
  ['hangs up', 'hang up', /closed/i],
  ['is busy', answerOf(451, '4.3.0 Try again'), /^451 4\.3\.0 Try again$/],
])('sends all others when the server %s on one message, which still waits', async (_case, answer, words) => {
  const { port, tries, subjects } = await startRefusing(answer);
  const waiting = await add({ email: 'bad@example.no', name: '' });
  for (const name of ['1', '2', '3']) await add({ name });
  const outbox = open(port);
  await outbox.sendWaiting();
  expect(messages.waiting()).toEqual([waiting.id]);
  expect(subjects()).toEqual(['Melding fra 1', 'Melding fra 2', 'Melding fra 3']);
  expect((await outbox.state()).failure).toMatch(words);
  await vi.waitFor(() => expect(tries.length).toBeGreaterThan(2), patience);
  expect(new Set(tries.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1);
});

it('gives a message up after three days, with the words of the server, also where nobody can sign in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port } = await startMailServer();
  const { id } = await add();
  const outbox = open(port, { password: 'gammelt' });
  for (const [hours, mail] of [
    [71, 'wanted'],
    [2, 'refused'],
  ] as const) {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    await outbox.sendWaiting();
    expect(messages.read(id)?.mail).toBe(mail);
  }
  expect(messages.read(id)?.refusal).toMatch(/535 Authentication failed$/);
  expect(await outbox.state()).toMatchObject({ waiting: 0, refused: 1, failure: null });
});

it('signs in with a refused password once for all messages, and not again before the next message', async () => {
  let attempts = 0;
  const { port } = await startMailServer({
    onAuth: (_auth, _session, done) => {
      attempts += 1;
      done(new Error('535 Authentication failed'));
    },
  });
  for (const name of ['1', '2', '3']) await add({ name });
  const outbox = open(port, {}, 1);
  await outbox.sendWaiting();
  await wait(50);
  expect(attempts).toBe(1);
  await outbox.sendWaiting();
  expect(attempts).toBe(2);
});

it('lets a hundred messages of an hour wait to be mailed, and only stores the others', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let count = 1; count <= 102; count++) {
    await add({ name: `${count}` });
    vi.setSystemTime(Date.now() + 1);
  }
  // The limit holds after a restart too.
  messages = await openMessageStore(data);
  await add({ name: '103' });
  expect([messages.waiting().length, messages.countRefused()]).toEqual([100, 3]);
  const [newest] = messages.list().messages;
  expect(newest).toMatchObject({ name: '103', refusal: expect.stringContaining('mer enn 100 meldinger') });
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(messages.waiting()).toHaveLength(100);
  const { id } = await add({ name: '104' });
  expect(messages.waiting()).toContain(id);
});
