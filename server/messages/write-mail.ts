import type { SendMailOptions } from 'nodemailer';
import labels from '../../labels/no.json' with { type: 'json' };
import { messageFields } from '../../tables/message-fields.ts';
import type { StoredMessage } from './stored-message.ts';

interface Addresses {
  /** The mailbox that mail is sent from: servers accept no other sender from it. */
  from: string;
  to: string;
  deskAddress: string;
}

/** Writes the mail about a message. It is the same each time, so that one that comes twice is known as one. */
export function writeMail(message: StoredMessage, { from, to, deskAddress }: Addresses): SendMailOptions {
  const { id, name, email, receivedAt } = message;
  const words = labels.contact.form;
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
