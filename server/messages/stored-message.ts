import { z } from 'zod';
import { defaultLanguage, languageCodes } from '../../common/languages.ts';
import { messageFieldNames } from '../../common/message-fields.ts';
import { mapRecord } from '../../common/records.ts';

/** A message's file. Earlier versions of this program have written some: a new key is optional. */
export const storedMessage = z.object({
  /** The name of its file. */
  id: z.string(),
  /** Of the page that it was written on, which the site may have lost since. */
  language: z.enum(languageCodes).catch(defaultLanguage),
  receivedAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Assignments are kept when others go. */
  isAssignment: z.boolean(),
  /** `withheld`: too many came that day to mail it. `none`: no mail was set up. */
  mail: z.enum(['wanted', 'withheld', 'none']),
  mailedAt: z.iso.datetime().nullable(),
  ...mapRecord(messageFieldNames, () => z.string()),
});

export type StoredMessage = z.infer<typeof storedMessage>;

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
  /** The files of messages that cannot be read. */
  unreadable: string[];
}
