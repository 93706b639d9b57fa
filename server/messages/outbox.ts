import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import contact from '../../src/contact/words.json' with { type: 'json' };
import { messageFields } from '../../tables/message-fields.ts';
import type { MailAccount } from '../settings.ts';
import type { MessageStore } from './message-store.ts';
import type { MailState, StoredMessage } from './stored-message.ts';

interface OutboxOptions {
  messages: MessageStore;
  /** Null while no mail is set up. */
  account: MailAccount | null;
  /** Who gets the mail; asked each time, since the owner may change it. */
  recipient: () => Promise<string>;
  deskAddress: string;
  /** Milliseconds before the first retry; further ones wait longer and longer, up to an hour. */
  retryDelay?: number;
  /** Milliseconds that a server may take to answer. */
  serverTimeout?: number;
}

const longestPause = 60 * 60 * 1000;
/** Milliseconds for the mail under way when the process ends. */
const moment = 1500;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mails every message that is to be mailed, at least once and one at a time, until the server has taken it. What is
 * waiting is known from the messages themselves, so a process that was killed goes on where it was.
 */
export function createOutbox(options: OutboxOptions) {
  const { messages, account, recipient, deskAddress, retryDelay = 30_000, serverTimeout = 20_000 } = options;
  const transport = account && createTransport(serverOf(account, serverTimeout));
  /** How often each message has failed since the start. */
  const failures = new Map<string, number>();
  let failure: MailState['failure'] = null;
  /** When mail failed first since it was last sent. */
  let failingSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** There is a new message since the present run began. */
  let isCalledAgain = false;
  let isStopped = false;

  const leastTried = (one: string, other: string) => (failures.get(one) ?? 0) - (failures.get(other) ?? 0);

  /** Sends what is waiting. What has failed before comes last, so that one bad message keeps back no other. */
  async function sendAll(): Promise<void> {
    for (let id = next(); id !== undefined; id = next()) {
      try {
        await send(id);
        failingSince = undefined;
      } catch (error) {
        failure = { at: new Date().toISOString(), ...explain(error) };
        failures.set(id, (failures.get(id) ?? 0) + 1);
        failingSince ??= performance.now();
        // As long again as it has failed already: each new message tries too, and must not make the others wait.
        const pause = Math.max(retryDelay, performance.now() - failingSince);
        timer = setTimeout(sendWaiting, Math.min(pause, longestPause)).unref();
        return;
      }
    }
    if (!isStopped) failure = null;
  }

  const next = () => (isStopped ? undefined : messages.waiting().sort(leastTried)[0]);

  async function send(id: string): Promise<void> {
    const message = await messages.read(id);
    if (!message || !account) return;
    await transport?.sendMail(writeMail(message, { from: account.from, to: await recipient(), deskAddress }));
    failures.delete(id);
    await messages.change(id, { mailedAt: new Date().toISOString() });
  }

  /** Sends now. Called at the start, and when there is a new message. */
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
    /** Sends nothing more. A mail under way gets a moment; what is not known to be sent goes again. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, wait(moment, undefined, { ref: false })]);
    },
  };
}

/** Nothing is said in the clear, except to a mail server on this machine. */
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

const causes: Readonly<Record<string, string>> = {
  EAUTH: 'Postkassen godtar ikke brukernavnet eller passordet.',
  ETLS: 'Forbindelsen til e-posttjeneren kan ikke krypteres.',
  EENVELOPE: 'E-posttjeneren godtar ikke avsenderen eller mottakeren.',
  EMESSAGE: 'E-posttjeneren godtar ikke meldingen.',
};
/** The codes of nodemailer for a server that is away, or that answers as no mail server does. */
const noAnswer = ['ECONNECTION', 'EDNS', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT'];

/** What went wrong, for the owner, and what the server said, for the person who helps. */
function explain(error: unknown): { message: string; details: string } {
  const { code = '', message: details } = error as Error & { code?: string };
  const known = /certificate/i.test(details) ? 'ETLS' : code;
  const isAway = noAnswer.includes(code);
  const message = isAway ? 'E-posttjeneren svarer ikke.' : 'Meldingen kunne ikke sendes fra denne maskinen.';
  return { message: causes[known] ?? message, details };
}

interface Addresses {
  /** The mailbox that mail is sent from: servers accept no other sender from it. */
  from: string;
  to: string;
  deskAddress: string;
}

/** Writes the mail about a message. It is the same each time, so that one that comes twice is known as one. */
function writeMail(message: StoredMessage, { from, to, deskAddress }: Addresses): SendMailOptions {
  const { id, name, email, receivedAt } = message;
  const words = contact.no.form;
  const sender = messageFields
    .filter((field) => field.name !== 'message' && message[field.name] !== '')
    .map((field) => `${words[field.name]}: ${message[field.name]}`);
  // Mail programs would decode what looks encoded into whatever its sender wants to be shown.
  const nameInHeader = name.replaceAll('=?', '= ?');
  const lines = [
    ...[...sender, '', message.message, '', '-- '],
    'Svar på denne e-posten, så går svaret til den som skrev.',
    `Alle meldinger: ${deskAddress}/rediger/#/messages`,
  ];
  return {
    from: { name: 'Nettstedet', address: from },
    to: { name: '', address: to },
    replyTo: { name: nameInHeader, address: email },
    subject: `Melding fra ${nameInHeader || email}`,
    messageId: `<${id}@${new URL(deskAddress).hostname}>`,
    date: new Date(receivedAt),
    // Nobody answers a machine: otherwise a note about holidays would go to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: lines.join('\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
