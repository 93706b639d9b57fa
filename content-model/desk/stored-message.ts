import { z } from 'zod';
import { defaultLanguage, languageCodes } from '../../common/languages.ts';
import { messageFieldNames } from '../../common/message-fields.ts';
import { mapRecord } from '../../common/records.ts';

/** The file of a message. New keys must be optional, because older messages lack them. */
export const storedMessage = z.object({
  id: z.string(),
  /** The language of the page. The site may have removed it since. */
  language: z.enum(languageCodes).catch(defaultLanguage),
  receivedAt: z.iso.datetime(),
  isRead: z.boolean(),
  isAnswered: z.boolean(),
  /** Assignments do not expire. */
  isAssignment: z.boolean(),
  /** `refused`: is not mailed before the owner asks for it, for the reason in `refusal`. `none`: no mail was set up. */
  mail: z.enum(['wanted', 'refused', 'none']).catch('none'),
  mailedAt: z.iso.datetime().nullable(),
  /** The words of the mail server, or that too many messages came. */
  refusal: z.string().optional(),
  ...mapRecord(messageFieldNames, () => z.string().default('')),
});

export type StoredMessage = z.infer<typeof storedMessage>;

export interface MailState {
  to: string | null;
  lastSentAt: string | null;
  waiting: number;
  /** Why the last round left a message unsent, in the words of the mail server. */
  failure: string | null;
  /** The number of messages that are not mailed before the owner asks for it. */
  refused: number;
}

/** The newest messages, at most `maxListedMessages`, of all or of those that `?search=<words>` finds. */
export interface MessageList {
  messages: StoredMessage[];
  /** The words of the search, empty for all messages. */
  search: string;
  /** The number of all or of those that the search finds. */
  found: number;
  mail: MailState;
  unreadable: string[];
}

/** The answer to `GET /messages/unread`, for which every view asks every 30 seconds. */
export interface UnreadCount {
  unread: number;
}
