import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PQueue from 'p-queue';
import { messageFields } from '../../common/message-fields.ts';
import { hourMs } from '../../common/time.ts';
import type { MailState, StoredMessage } from '../../content-model/desk/stored-message.ts';
import contact from '../../content-model/screens/contact.strings.json' with { type: 'json' };
import type { MailAccount } from '../settings.ts';
import { affectsAllMessages, explainMailError, isRefusal } from './mail-errors.ts';
import type { MessageStore } from './message-store.ts';

interface OutboxOptions {
  messages: MessageStore;
  account: MailAccount | null;
  /** Reads the address anew, because the owner may have changed it. */
  recipient: () => Promise<string>;
  deskOrigin: string;
  /** Milliseconds before the first retry; later ones wait longer, up to an hour. */
  retryDelay?: number;
  serverTimeout?: number;
}

const maxRetryDelay = hourMs;
const shutdownTimeout = 1500;
/** Further messages of an hour are only counted, in one mail, because a program may be sending them. */
const maxMailsPerHour = 60;

export type Outbox = ReturnType<typeof createOutbox>;

/** Mails each waiting message at least once, also after a restart, or counts it in a digest. */
export function createOutbox(options: OutboxOptions) {
  const { messages, account, recipient, deskOrigin, retryDelay = 30_000, serverTimeout = 20_000 } = options;
  const transport = account && createTransport(serverOf(account, serverTimeout));
  let isUnderWay = false;
  // Nodemailer reads a mail once the server has accepted the sign-in.
  transport?.use('stream', ({ message }, done) => {
    message.processFunc((mail) => {
      isUnderWay = true;
      return mail;
    });
    done();
  });
  let failure: MailState['failure'] = null;
  let failingSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const runs = new PQueue({ concurrency: 1 });
  /** Messages that failed by themselves. They are tried last, and ever more seldom. */
  const postponed = new Map<string, { attempts: number; until: number }>();
  /** When messages were mailed that the store still lists as waiting, because the disk may be full. */
  const mailed = new Map<string, string>();
  const isLimited = () => messages.countMailed('wanted') >= maxMailsPerHour;

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    let found: MailState['failure'] = null;
    const report = (error: unknown) => {
      found = { at: new Date().toISOString(), ...explainMailError(error, account) };
    };
    try {
      await sendEach(report);
      await sendDigest();
    } catch (error) {
      report(error);
    }
    const waiting = messages.waiting();
    // A postponed message still fails, though this run has not tried it.
    if (found || !waiting.some((id) => postponed.has(id))) failure = found;
    if (waiting.length === 0 || isStopped) return;
    failingSince = failure ? (failingSince ?? performance.now()) : performance.now();
    // Waits as long as mail has failed so far, so that new messages do not lengthen the wait.
    const delay = Math.max(retryDelay, performance.now() - failingSince);
    timer = setTimeout(sendWaiting, Math.min(delay, maxRetryDelay)).unref();
  }

  /** Rejects when no message can be sent: after an error that is no message's own, or two messages in a row. */
  async function sendEach(report: (error: unknown) => void): Promise<void> {
    let failedInARow = 0;
    for (const id of messagesToTry()) {
      if (isStopped || isLimited()) return;
      const error = await trySending(id);
      failedInARow = error ? failedInARow + 1 : 0;
      if (failedInARow === 2) throw error;
      if (error) report(error);
    }
  }

  /** Returns the error of a message that it postpones. Rejects with an error that affects all messages. */
  async function trySending(id: string): Promise<unknown> {
    try {
      await send(id);
      failingSince = undefined;
      return null;
    } catch (error) {
      if (isRefusal(error)) {
        const { message, details } = explainMailError(error, account);
        await messages.change(id, { mail: 'refused', refusal: `${message} ${details}` });
        return null;
      }
      if (affectsAllMessages(error, isUnderWay)) throw error;
      const attempts = (postponed.get(id)?.attempts ?? 0) + 1;
      const delay = Math.min(retryDelay * 2 ** (attempts - 1), maxRetryDelay);
      postponed.set(id, { attempts, until: performance.now() + delay });
      return error;
    }
  }

  function messagesToTry(): string[] {
    const attempts = (id: string) => postponed.get(id)?.attempts ?? 0;
    return messages
      .waiting()
      .filter((id) => (postponed.get(id)?.until ?? 0) <= performance.now())
      .sort((first, second) => attempts(first) - attempts(second));
  }

  async function send(id: string): Promise<void> {
    const message = messages.read(id);
    if (!message) return;
    if (!mailed.has(id)) await sendMail(writeMail(message, deskOrigin));
    await recordMailed([id]);
  }

  /** If the disk refuses, the messages stay waiting, and the next run records them without another mail. */
  async function recordMailed(ids: readonly string[], changes: Partial<StoredMessage> = {}): Promise<void> {
    const now = new Date().toISOString();
    for (const id of ids) mailed.set(id, mailed.get(id) ?? now);
    for (const id of ids) {
      await messages.change(id, { ...changes, mailedAt: mailed.get(id) ?? now });
      mailed.delete(id);
      postponed.delete(id);
    }
  }

  /** Counts all waiting messages in one mail, at most once an hour. */
  async function sendDigest(): Promise<void> {
    const ids = messages.waiting();
    if (isStopped || ids.length === 0 || !isLimited() || messages.countMailed('digest') > 0) return;
    if (ids.some((id) => !mailed.has(id))) await sendMail(writeDigest(ids, deskOrigin));
    await recordMailed(ids, { mail: 'digest' });
  }

  async function sendMail(mail: SendMailOptions): Promise<void> {
    if (!account) return;
    isUnderWay = false;
    await transport?.sendMail({
      ...mail,
      // Servers accept only the mailbox as the sender.
      from: { name: 'Nettstedet', address: account.from },
      to: { name: '', address: await recipient() },
      // Keeps automatic replies, such as holiday notes, from going to the visitor.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  function sendWaiting(): void {
    if (transport && !isStopped && runs.size === 0) void runs.add(sendAll);
  }

  return {
    isOn: account !== null,
    sendWaiting,
    async state(): Promise<MailState> {
      return {
        // Messages wait while company.json cannot be read.
        to: account && (await recipient().catch(() => '')),
        lastSentAt: messages.lastMailedAt(),
        waiting: messages.waiting().length,
        failure,
        refused: messages.countRefused(),
      };
    },
    /** Waits a moment for the current mail, which the next start may send again. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      runs.clear();
      await Promise.race([runs.onIdle(), wait(shutdownTimeout, undefined, { ref: false })]);
    },
  };
}

/** Encrypts everything, except to a server on this machine. */
function serverOf({ host, port, secure, user, password }: MailAccount, serverTimeout: number) {
  const isLocal = ['localhost', '127.0.0.1'].includes(host);
  return {
    host,
    port,
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    auth: password ? { user, pass: password } : undefined,
    connectionTimeout: serverTimeout,
    greetingTimeout: serverTimeout,
    socketTimeout: serverTimeout,
    dnsTimeout: serverTimeout,
  };
}

/** Composes the same mail each time, so that a mailbox recognizes a repeated one. */
function writeMail(message: StoredMessage, deskOrigin: string): SendMailOptions {
  const { id, name, email, receivedAt } = message;
  const words = contact.no.form;
  const sender = messageFields
    .filter((field) => field.name !== 'message' && message[field.name])
    .map((field) => `${words[field.name]}: ${message[field.name]}`);
  // Mail programs would decode `=?` as any text that the sender chooses.
  const nameInHeader = name.replaceAll('=?', '= ?');
  const lines = [
    ...sender,
    '',
    message.message,
    '',
    '-- ',
    'Svar på denne e-posten, så går svaret til den som skrev.',
    `Alle meldinger: ${messagesOn(deskOrigin)}`,
  ];
  return {
    replyTo: { name: nameInHeader, address: email },
    subject: `Melding fra ${nameInHeader || email}`,
    messageId: `<${id}@${new URL(deskOrigin).hostname}>`,
    date: new Date(receivedAt),
    text: lines.join('\n'),
  };
}

function writeDigest(ids: readonly string[], deskOrigin: string): SendMailOptions {
  const words = ids.length === 1 ? 'ny melding' : 'nye meldinger';
  const lines = [
    'Det kommer uvanlig mange meldinger. Disse er ikke sendt hver for seg.',
    '',
    `Les dem her: ${messagesOn(deskOrigin)}`,
  ];
  return {
    subject: `${ids.length} ${words} på Redigering`,
    messageId: `<digest-${ids.at(-1)}@${new URL(deskOrigin).hostname}>`,
    text: lines.join('\n'),
  };
}

const messagesOn = (deskOrigin: string) => `${deskOrigin}/rediger/#/messages`;
