import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PQueue from 'p-queue';
import { errorText, isNodeError } from '../../builder/node-errors.ts';
import { messageFields } from '../../common/message-fields.ts';
import { dayMs, minuteMs } from '../../common/time.ts';
import type { MailState, StoredMessage } from '../../content-model/desk/stored-message.ts';
import contact from '../../content-model/screens/contact.strings.json' with { type: 'json' };
import type { MailAccount } from '../settings.ts';
import type { MessageStore } from './message-store.ts';

interface OutboxOptions {
  messages: MessageStore;
  account: MailAccount | null;
  /** Reads the address anew, because the owner may have changed it. */
  recipient: () => Promise<string>;
  deskOrigin: string;
  /** Milliseconds between two rounds while a message waits. */
  roundInterval?: number;
  serverTimeout?: number;
}

/** Milliseconds after which a message that cannot be mailed is given up. */
const maxWait = 3 * dayMs;
const shutdownTimeout = 1500;

export type Outbox = ReturnType<typeof createOutbox>;

/** Mails each waiting message at least once, also after a restart. */
export function createOutbox(options: OutboxOptions) {
  const { messages, account, recipient, deskOrigin } = options;
  const { roundInterval = 5 * minuteMs, serverTimeout = 20_000 } = options;
  const transport = account && createTransport(serverOf(account, serverTimeout));
  /** Why the last round left a message unsent. */
  let failure: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const rounds = new PQueue({ concurrency: 1 });

  /** Tries each waiting message once, unless nobody can sign in. */
  async function runRound(): Promise<void> {
    clearTimeout(timer);
    const ids = messages.waiting();
    let endOfRound = ids.length > 0 ? await errorOf(connect) : null;
    failure = null;
    for (const id of ids) {
      if (isStopped) return;
      const error = endOfRound ?? (await errorOf(() => send(id)));
      if (isSignInError(error)) endOfRound = error;
      await record(id, error, endOfRound === null && isPermanent(error));
    }
    // A wrong password that is tried all day locks a mailbox.
    if (messages.waiting().length > 0 && !isShutOut(endOfRound))
      timer = setTimeout(() => void sendWaiting(), roundInterval).unref();
  }

  /** Rejects if no message can be sent. */
  async function connect(): Promise<void> {
    await recipient();
    await transport?.verify();
  }

  async function record(id: string, error: unknown, isRefused: boolean): Promise<void> {
    if (error === null) await messages.change(id, { mailedAt: new Date().toISOString() });
    else if (isRefused || isOld(id)) await messages.change(id, { mail: 'refused', refusal: wordsOf(error) });
    else failure = wordsOf(error);
  }

  const isOld = (id: string) => Date.now() - Date.parse(messages.read(id)?.receivedAt ?? '') > maxWait;

  async function send(id: string): Promise<void> {
    const message = messages.read(id);
    if (!message || !account) return;
    await transport?.sendMail({
      ...writeMail(message, deskOrigin),
      // Servers accept only the mailbox as the sender.
      from: { name: 'Nettstedet', address: account.from },
      to: { name: '', address: await recipient() },
      // Keeps automatic replies, such as holiday notes, from going to the visitor.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  /** Resolves when no message is being sent any more. */
  async function sendWaiting(): Promise<void> {
    if (!transport || isStopped) return;
    // While the disk is full, a message that was mailed still waits. A round every five minutes would repeat its mail.
    const report = (error: unknown) => {
      failure = errorText(error);
    };
    if (rounds.size === 0) rounds.add(runRound).catch(report);
    await rounds.onIdle();
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
      rounds.clear();
      await Promise.race([rounds.onIdle(), wait(shutdownTimeout, undefined, { ref: false })]);
    },
  };
}

/** Returns what a function throws or rejects with, or null. */
const errorOf = (act: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(act)
    .then(
      () => null,
      (error: unknown) => error,
    );

const isSignInError = (error: unknown): boolean => isNodeError(error) && error.code === 'EAUTH';

/** Returns whether nodemailer got an answer that will be the same at the next attempt. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'permanent' in error && error.permanent === true;

const isShutOut = (error: unknown): boolean => isSignInError(error) && isPermanent(error);

/** Returns the words of the mail server, or of Node.js. */
const wordsOf = (error: unknown): string =>
  error instanceof Error && 'response' in error ? String(error.response) : errorText(error);

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

/**
 * Composes the same mail each time, so that a mailbox recognizes a repeated one. The program's own words come before
 * those of the visitor, who could otherwise write an ending with another link.
 */
function writeMail(message: StoredMessage, deskOrigin: string): SendMailOptions {
  const { id, name, email, receivedAt } = message;
  const words = contact.no.form;
  const sender = messageFields
    .filter((field) => field.name !== 'message' && message[field.name])
    .map((field) => `${words[field.name]}: ${message[field.name]}`);
  // Mail programs would decode `=?` as any text that the sender chooses.
  const nameInHeader = name.replaceAll('=?', '= ?');
  const lines = [
    'Svar på denne e-posten, så går svaret til den som skrev.',
    `Alle meldinger: ${deskOrigin}/rediger/#/messages`,
    'Resten er skrevet i skjemaet på nettstedet.',
    '',
    ...sender,
    '',
    message.message,
  ];
  return {
    replyTo: { name: nameInHeader, address: email },
    subject: `Melding fra ${nameInHeader || email}`,
    messageId: `<${id}@${new URL(deskOrigin).hostname}>`,
    date: new Date(receivedAt),
    text: lines.join('\n'),
  };
}
