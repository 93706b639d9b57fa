import type { Language } from '../../tables/languages.ts';
import type { Message } from '../../tables/message-fields.ts';

/** A message from the form, on a server that takes them itself. */
export interface StoredMessage extends Message {
  id: string;
  /** The language of the page that it was written on. */
  language: Language;
  receivedAt: string;
  isRead: boolean;
  /** It became an assignment: it is kept when others go. */
  isAssignment: boolean;
  /** `withheld`: kept without mailing, since there were too many that day. `none`: no mail was set up. */
  mail: 'wanted' | 'withheld' | 'none';
  mailedAt: string | null;
}

/** How messages reach the mailbox. */
export interface MailState {
  /** Who gets them; null when no mail is set up, and messages wait here alone. */
  to: string | null;
  lastSentAt: string | null;
  /** Those that are not sent yet, and why; tried again without end. */
  waiting: number;
  failure: { at: string; message: string; details: string } | null;
  /** Those of the last day that are kept without mailing. */
  withheld: number;
}

/** A page of messages, newest first; `?before=<id>` answers those before one. */
export interface MessageList {
  messages: StoredMessage[];
  hasMore: boolean;
  unread: number;
  mail: MailState;
}
