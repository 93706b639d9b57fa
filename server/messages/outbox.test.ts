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
const wrongPort = expect.stringMatching(/^Port \d+ passer ikke med «smtps:\/\/» i SMTP_URL\./);
const notEncrypted = 'Forbindelsen til e-posttjeneren kan ikke krypteres.';

let data: string;
let messages: MessageStore;
beforeEach(async () => {
  data = temporaryFolder();
  messages = await openMessageStore(data);
});

function open(port: number, changes: Partial<ReturnType<typeof account>> = {}, retryDelay = 20) {
  const outbox = createOutbox({
    messages,
    account: { ...account(port), ...changes },
    recipient: async () => 'eier@firma.no',
    deskOrigin: 'https://rediger.firma.no',
    retryDelay,
    serverTimeout,
  });
  onTestFinished(() => void outbox.stop());
  return outbox;
}

const add = (changes: Partial<typeof typed> = {}) => messages.add({ ...typed, ...changes }, 'no', true);
const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*)\r?$`, 'im').exec(mail)?.[1]?.trim();
const isSent = () => vi.waitFor(() => expect(messages.waiting()).toEqual([]), 30_000);

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

it('mails a message once while the disk is full', async () => {
  const { port, mails } = await startMailServer();
  await add();
  const change = vi.spyOn(messages, 'change');
  for (let count = 0; count < 3; count++) change.mockRejectedValueOnce(new Error('The disk is full.'));
  const outbox = open(port);
  outbox.sendWaiting();
  await isSent();
  expect(change).toHaveBeenCalledTimes(4);
  expect(mails).toHaveLength(1);
  expect(Date.parse((await outbox.state()).lastSentAt ?? '')).toBeLessThanOrEqual(Date.now());
});

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

const statusError = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

type Options = SMTPServerOptions;
const noRecipient: Options = { onRcptTo: (_to, _session, done) => done(new Error('550 No such user')) };
const elsewhere = { host: '127.0.0.2' };
const busy: Options = {
  onAuth: (_auth, _session, done) => done(statusError(454, '4.7.0 Temporary failure')),
};
const closing: Options = { onRcptTo: (_to, _session, done) => done(statusError(421, '4.3.2 Closing')) };
const full: Options = { onRcptTo: (_to, _session, done) => done(statusError(552, '5.2.2 Over quota')) };
const isBusy = 'E-posttjeneren tar ikke imot akkurat nå.';
it.each<[string, Partial<ReturnType<typeof account>>, Options, string]>([
  ['the password', { password: 'gammelt' }, {}, 'Postkassen godtar ikke brukernavnet eller passordet.'],
  ['the recipient', {}, noRecipient, 'E-posttjeneren godtar ikke avsenderen eller mottakeren.'],
  ['to encrypt', elsewhere, { disabledCommands: ['STARTTLS'] }, notEncrypted],
  ['a certificate that can be trusted', elsewhere, {}, notEncrypted],
  ['a connection, for too long', {}, { onConnect: () => {} }, 'E-posttjeneren svarer ikke.'],
  ['the sign-in at this moment', {}, busy, isBusy],
  ['the recipient at this moment', {}, closing, isBusy],
  ['the full mailbox', {}, full, 'Postkassen er full.'],
  ['TLS on its port', { secure: true }, {}, wrongPort],
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

it('marks a message that the server refuses finally, and never tries it again by itself', async () => {
  const { port, tries, subjects } = await startRefusing(statusError(554, '5.7.1 Spam'));
  const refused = await add({ email: 'bad@example.no', name: '' });
  for (const name of ['1', '2', '3']) await add({ name });
  const outbox = open(port);
  outbox.sendWaiting();
  await isSent();
  expect(subjects()).toEqual(['Melding fra 1', 'Melding fra 2', 'Melding fra 3']);
  expect(await messages.read(refused.id)).toMatchObject({
    mail: 'refused',
    mailedAt: null,
    refusal: expect.stringMatching(/^E-posttjeneren godtar ikke meldingen\..* 5\.7\.1 Spam/),
  });
  await vi.waitFor(async () => expect(await outbox.state()).toMatchObject({ failure: null, refused: 1 }));
  await add({ name: '4' });
  outbox.sendWaiting();
  await isSent();
  expect(tries).toHaveLength(1);
});

it.each<[string, MailAnswer, string]>([
  ['hangs up', 'hang up', 'E-posttjeneren svarer ikke.'],
  ['is busy', statusError(451, '4.3.0 Try again'), 'E-posttjeneren tar ikke imot akkurat nå.'],
  ['has a full mailbox', statusError(552, '5.2.2 Over quota'), 'Postkassen er full.'],
  ['has no space', statusError(554, 'Mailbox full'), 'Postkassen er full.'],
])(
  'sends all others when the server %s on one message, which still waits',
  async (_case, answer, sentence) => {
    const { port, tries, subjects } = await startRefusing(answer);
    const waiting = await add({ email: 'bad@example.no', name: '' });
    for (const name of ['1', '2', '3']) await add({ name });
    const outbox = open(port);
    outbox.sendWaiting();
    await vi.waitFor(() => expect(messages.waiting()).toEqual([waiting.id]), 5000);
    expect(subjects()).toEqual(['Melding fra 1', 'Melding fra 2', 'Melding fra 3']);
    await vi.waitFor(async () => expect((await outbox.state()).failure).toMatchObject({ message: sentence }));
    await vi.waitFor(() => expect(tries.length).toBeGreaterThan(2), 5000);
    expect(new Set(tries.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1);
  },
);

it('pauses after two messages in a row on which the server hangs up', async () => {
  const { port, tries } = await startRefusing('hang up');
  for (const message of ['1', '2', '3']) await add({ email: 'bad@example.no', name: '', message });
  const outbox = open(port, {}, 60_000);
  outbox.sendWaiting();
  await vi.waitFor(async () => expect((await outbox.state()).failure).not.toBeNull(), 5000);
  expect(tries).toHaveLength(2);
});

it('mails sixty messages in an hour, and counts the others in one mail an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port, mails } = await startMailServer();
  for (let count = 1; count <= 83; count++) {
    await add({ name: `${count}` });
    vi.setSystemTime(Date.now() + 1);
  }
  const outbox = open(port);
  outbox.sendWaiting();
  await isSent();
  const subjects = () => mails.map((mail) => headerOf(mail, 'Subject'));
  expect(subjects().slice(59)).toEqual(['Melding fra 60', expect.stringContaining('23_nye_meldinger_')]);
  expect(mails.at(-1)).toContain('https://rediger.firma.no/rediger/#/messages');
  await add({ name: '84' });
  outbox.sendWaiting();
  await vi.waitFor(async () => expect(await outbox.state()).toMatchObject({ waiting: 1, failure: null }));
  expect(mails).toHaveLength(61);
  // The limits hold after a restart too.
  await outbox.stop();
  messages = await openMessageStore(data);
  vi.setSystemTime(Date.now() + 59 * 60_000);
  const restarted = open(port);
  restarted.sendWaiting();
  await restarted.state();
  expect(mails).toHaveLength(61);
  vi.setSystemTime(Date.now() + 60_000);
  restarted.sendWaiting();
  await isSent();
  expect(subjects().slice(61)).toEqual(['Melding fra 84']);
});
