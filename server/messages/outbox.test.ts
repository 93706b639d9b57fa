import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { buildMessage } from '../../common/message-fields.ts';
import { account, startMailServer } from '../testing/mail-server.ts';
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
const notEncrypted = 'Forbindelsen til e-posttjeneren kan ikke krypteres.';

let messages: MessageStore;
beforeEach(async () => {
  messages = await openMessageStore(temporaryFolder());
});

function open(port: number, changes: Partial<ReturnType<typeof account>> = {}) {
  const outbox = createOutbox({
    messages,
    account: { ...account(port), ...changes },
    recipient: async () => 'eier@firma.no',
    deskOrigin: 'https://rediger.firma.no',
    retryDelay: 20,
    serverTimeout,
  });
  onTestFinished(() => void outbox.stop());
  return outbox;
}

const add = (changes: Partial<typeof typed> = {}) => messages.add({ ...typed, ...changes }, 'no', true);
const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*)\r?$`, 'im').exec(mail)?.[1]?.trim();
const isSent = () => vi.waitFor(() => expect(messages.waiting()).toEqual([]), 5000);

// parseMessage refuses line breaks and further addresses.
it.each(['"A" <x@example.no>, B', '=?utf-8?Q?=0D=0ABcc: x@example.no?='])(
  'the name %s adds no header and no recipient',
  async (name) => {
    const { port, mails } = await startMailServer();
    await add({ name, message: '.\r\nRCPT TO:<x@example.no>\r\n.\r\n' });
    open(port).sendWaiting();
    await isSent();
    const [mail = ''] = mails;
    expect(mail).toMatch(/^post@firma\.no -> eier@firma\.no\n/);
    const [head = ''] = mail.split(/\r?\n\r?\n/);
    expect(head).not.toMatch(/^(Bcc|Cc):/im);
    expect(head.match(/^Reply-To:/gim)).toHaveLength(1);
    expect(head).not.toContain('=?utf-8?Q?=0D');
  },
);

it('retries until the server answers, and reports the failure', async () => {
  const { port, close } = await startMailServer();
  await close();
  const { id } = await add();
  const outbox = open(port);
  outbox.sendWaiting();
  await vi.waitFor(async () => expect((await outbox.state()).failure).not.toBeNull());
  expect(await outbox.state()).toMatchObject({
    to: 'eier@firma.no',
    waiting: 1,
    lastSentAt: null,
    failure: { message: 'E-posttjeneren svarer ikke.', details: expect.stringContaining('ECONNREFUSED') },
  });
  const { mails } = await startMailServer({}, { port });
  await isSent();
  await vi.waitFor(async () => expect(await outbox.state()).toMatchObject({ waiting: 0, failure: null }));
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

type Options = SMTPServerOptions;
const noRecipient: Options = { onRcptTo: (_to, _session, done) => done(new Error('550 No such user')) };
const elsewhere = { host: '127.0.0.2' };
it.each<[string, Partial<ReturnType<typeof account>>, Options, string]>([
  ['the password', { password: 'gammelt' }, {}, 'Postkassen godtar ikke brukernavnet eller passordet.'],
  ['the recipient', {}, noRecipient, 'E-posttjeneren godtar ikke avsenderen eller mottakeren.'],
  ['to encrypt', elsewhere, { disabledCommands: ['STARTTLS'] }, notEncrypted],
  ['a certificate that can be trusted', elsewhere, {}, notEncrypted],
  ['a connection, for too long', {}, { onConnect: () => {} }, 'E-posttjeneren svarer ikke.'],
])(
  'reports that the server refuses %s, and the message still waits',
  async (_case, changes, options, sentence) => {
    const { port, mails } = await startMailServer(options, changes);
    await add();
    const outbox = open(port, changes);
    outbox.sendWaiting();
    const isReported = async () =>
      expect((await outbox.state()).failure).toMatchObject({ message: sentence });
    await vi.waitFor(isReported, 5000);
    expect(messages.waiting()).toHaveLength(1);
    expect(mails).toEqual([]);
  },
);

it('sends the other messages when the server rejects one', async () => {
  const { port, mails } = await startMailServer();
  await add({ name: '', email: 'spam@example.no' });
  const others = await Promise.all([1, 2, 3].map((count) => add({ name: `${count}` })));
  const outbox = open(port);
  outbox.sendWaiting();
  await vi.waitFor(() => expect(messages.waiting()).toHaveLength(1), 5000);
  const sent = mails.map((mail) => headerOf(mail, 'Message-ID'));
  expect(sent.sort()).toEqual(others.map(({ id }) => `<${id}@rediger.firma.no>`).sort());
  expect((await outbox.state()).failure?.message).toBe('E-posttjeneren godtar ikke meldingen.');
});

it('stores but does not mail more than two hundred messages in a day', async () => {
  for (let count = 1; count <= 202; count++) await add();
  expect(messages.waiting()).toHaveLength(200);
  const outbox = createOutbox({ messages, account: null, recipient: async () => '', deskOrigin: '' });
  expect(await outbox.state()).toMatchObject({ to: null, withheld: 2 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  await add();
  expect(messages.waiting()).toHaveLength(201);
  expect((await outbox.state()).withheld).toBe(0);
});
