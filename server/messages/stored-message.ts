import type { Language } from '../../tables/languages.ts';
import type { Message } from '../../tables/message-fields.ts';

export interface StoredMessage extends Message {
  id: string;
  /** Of the page that it was written on. */
  language: Language;
  receivedAt: string;
  isRead: boolean;
  /** Assignments are kept when others go. */
  isAssignment: boolean;
  /** `withheld`: too many came that day to mail it. `none`: no mail was set up. */
  mail: 'wanted' | 'withheld' | 'none';
  mailedAt: string | null;
}

export interface MailState {
  /** Null when no mail is set up. */
  to: string | null;
  lastSentAt: string | null;
  /** How many are not sent yet; tried again without end. */
  waiting: number;
  failure: { at: string; message: string; details: string } | null;
  /** How many of the last day are kept unmailed. */
  withheld: number;
}

/** Newest first; `?before=<id>` answers those before one. */
export interface MessageList {
  messages: StoredMessage[];
  hasMore: boolean;
  unread: number;
  mail: MailState;
}
