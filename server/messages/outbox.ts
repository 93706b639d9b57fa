import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PQueue from 'p-queue';
import { errorText, isNodeError } from '../../builder/errors.ts';
import { messageFields } from '../../common/message-fields.ts';
import { hourMs } from '../../common/time.ts';
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
  /** Milliseconds before the first retry; later ones wait longer, up to an hour. */
  retryDelay?: number;
  serverTimeout?: number;
}

const maxRetryDelay = hourMs;
const shutdownTimeout = 1500;

export type Outbox = ReturnType<typeof createOutbox>;

/** Mails each waiting message at least once, also after a restart. */
export function createOutbox(options: OutboxOptions) {
  const { messages, account, recipient, deskOrigin, retryDelay = 30_000, serverTimeout = 20_000 } = options;
  const transport = account && createTransport(serverOf(account, serverTimeout));
  let failure: MailState['failure'] = null;
  let failingSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const runs = new PQueue({ concurrency: 1 });

  /** Skips a message that the server rejects, and stops at errors that affect all messages. */
  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    let lastFailure: MailState['failure'] = null;
    for (const id of messages.waiting()) {
      if (isStopped) return;
      try {
        await send(id);
        failingSince = undefined;
      } catch (error) {
        lastFailure = { at: new Date().toISOString(), ...explain(error) };
        failure = lastFailure;
        if (codeOf(error) in commonCauses) break;
      }
    }
    failure = lastFailure;
    if (!failure) return;
    failingSince ??= performance.now();
    // Waits as long as mail has failed so far, so that new messages do not lengthen the wait.
    const delay = Math.max(retryDelay, performance.now() - failingSince);
    timer = setTimeout(sendWaiting, Math.min(delay, maxRetryDelay)).unref();
  }

  async function send(id: string): Promise<void> {
    const message = await messages.read(id);
    if (!message || !account) return;
    await transport?.sendMail({
      ...writeMail(message, deskOrigin),
      // Servers accept only the mailbox as the sender.
      from: { name: 'Nettstedet', address: account.from },
      to: { name: '', address: await recipient() },
    });
    await messages.change(id, { mailedAt: new Date().toISOString() });
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
        withheld: messages.countWithheld(),
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

const noAnswer = 'E-posttjeneren svarer ikke.';
/** Errors that affect all messages, by nodemailer's codes. */
const commonCauses: Readonly<Record<string, string>> = {
  EAUTH: 'Postkassen godtar ikke brukernavnet eller passordet.',
  ETLS: 'Forbindelsen til e-posttjeneren kan ikke krypteres.',
  EENVELOPE: 'E-posttjeneren godtar ikke avsenderen eller mottakeren.',
  ECONNECTION: noAnswer,
  EDNS: noAnswer,
  EPROTOCOL: noAnswer,
  ESOCKET: noAnswer,
  ETIMEDOUT: noAnswer,
};

const codeOf = (error: unknown) => (isNodeError(error) ? error.code : '');

function explain(error: unknown): { message: string; details: string } {
  const details = errorText(error);
  const code = /certificate/i.test(details) ? 'ETLS' : codeOf(error);
  if (code === 'EMESSAGE') return { message: 'E-posttjeneren godtar ikke meldingen.', details };
  return { message: commonCauses[code] ?? 'Meldingen kunne ikke sendes fra denne maskinen.', details };
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
    `Alle meldinger: ${deskOrigin}/rediger/#/messages`,
  ];
  return {
    replyTo: { name: nameInHeader, address: email },
    subject: `Melding fra ${nameInHeader || email}`,
    messageId: `<${id}@${new URL(deskOrigin).hostname}>`,
    date: new Date(receivedAt),
    // Keeps automatic replies, such as holiday notes, from going to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: lines.join('\n'),
  };
}
