import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { errorText, isNodeError } from '../../builder/errors.ts';
import { messageFields } from '../../common/message-fields.ts';
import { hourMs } from '../../common/time.ts';
import contact from '../../src/contact/strings.json' with { type: 'json' };
import type { MailAccount } from '../settings.ts';
import type { MessageStore } from './message-store.ts';
import type { MailState, StoredMessage } from './stored-message.ts';

interface OutboxOptions {
  messages: MessageStore;
  /** Null while no mail is set up. */
  account: MailAccount | null;
  /** Asked each time, since the owner may change it. */
  recipient: () => Promise<string>;
  deskOrigin: string;
  /** Milliseconds before the first retry; later ones wait longer, up to an hour. */
  retryDelay?: number;
  /** In milliseconds. */
  serverTimeout?: number;
}

const maxRetryDelay = hourMs;
/** Milliseconds for the mail under way when the process ends. */
const shutdownTimeout = 1500;

export type Outbox = ReturnType<typeof createOutbox>;

/** Mails each waiting message at least once. The messages say what waits, so a restart goes on from there. */
export function createOutbox(options: OutboxOptions) {
  const { messages, account, recipient, deskOrigin, retryDelay = 30_000, serverTimeout = 20_000 } = options;
  const transport = account && createTransport(serverOf(account, serverTimeout));
  let failure: MailState['failure'] = null;
  /** The first failure since mail was last sent. */
  let failingSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** A message has come since the present run began. */
  let isCalledAgain = false;
  let isStopped = false;

  /** Goes on after a message that is not taken, and stops where no other would be. */
  async function sendAll(): Promise<void> {
    let found: MailState['failure'] = null;
    for (const id of messages.waiting()) {
      if (isStopped) return;
      try {
        await send(id);
        failingSince = undefined;
      } catch (error) {
        found = { at: new Date().toISOString(), ...explain(error) };
        failure = found;
        if (codeOf(error) in causes) break;
      }
    }
    failure = found;
    if (!failure) return;
    failingSince ??= performance.now();
    // As long again as mail has failed already: the tries of new messages must not lengthen the wait.
    const delay = Math.max(retryDelay, performance.now() - failingSince);
    timer = setTimeout(sendWaiting, Math.min(delay, maxRetryDelay)).unref();
  }

  async function send(id: string): Promise<void> {
    const message = await messages.read(id);
    if (!message || !account) return;
    await transport?.sendMail({
      ...writeMail(message, deskOrigin),
      // Servers accept no other sender than the mailbox.
      from: { name: 'Nettstedet', address: account.from },
      to: { name: '', address: await recipient() },
    });
    await messages.change(id, { mailedAt: new Date().toISOString() });
  }

  /** Called at the start, and for each new message. */
  function sendWaiting(): void {
    if (!transport || isStopped) return;
    isCalledAgain = running !== undefined;
    if (running) return;
    clearTimeout(timer);
    running = sendAll().finally(() => {
      running = undefined;
      if (isCalledAgain) sendWaiting();
    });
  }

  return {
    isOn: account !== null,
    sendWaiting,
    async state(): Promise<MailState> {
      return {
        // While the firm's address cannot be read, messages wait.
        to: account && (await recipient().catch(() => '')),
        lastSentAt: messages.lastMailedAt(),
        waiting: messages.waiting().length,
        failure,
        withheld: messages.countWithheld(),
      };
    },
    /** A mail under way gets a moment; what is not known to be sent goes again. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, wait(shutdownTimeout, undefined, { ref: false })]);
    },
  };
}

/** Encrypts everything, except to a server on this machine. */
function serverOf({ host, port, secure, user, password }: MailAccount, serverTimeout: number) {
  const isHere = ['localhost', '127.0.0.1'].includes(host);
  return {
    ...{ host, port, secure, requireTLS: !secure && !isHere, ignoreTLS: !secure && isHere },
    ...(password && { auth: { user, pass: password } }),
    connectionTimeout: serverTimeout,
    greetingTimeout: serverTimeout,
    socketTimeout: serverTimeout,
    dnsTimeout: serverTimeout,
  };
}

const noAnswer = 'E-posttjeneren svarer ikke.';
/** What stops every mail, by nodemailer's codes. */
const causes: Readonly<Record<string, string>> = {
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

/** What went wrong, for the owner, and what the server said, for the helper. */
function explain(error: unknown): { message: string; details: string } {
  const details = errorText(error);
  const code = /certificate/i.test(details) ? 'ETLS' : codeOf(error);
  if (code === 'EMESSAGE') return { message: 'E-posttjeneren godtar ikke meldingen.', details };
  return { message: causes[code] ?? 'Meldingen kunne ikke sendes fra denne maskinen.', details };
}

/** A message always gives the same mail, so that a repeated one is recognized. */
function writeMail(message: StoredMessage, deskOrigin: string): SendMailOptions {
  const { id, name, email, receivedAt } = message;
  const words = contact.no.form;
  const sender = messageFields
    .filter((field) => field.name !== 'message' && message[field.name])
    .map((field) => `${words[field.name]}: ${message[field.name]}`);
  // Mail programs would decode this into whatever the sender wants shown.
  const nameInHeader = name.replaceAll('=?', '= ?');
  const lines = [
    ...[...sender, '', message.message, '', '-- '],
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
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
