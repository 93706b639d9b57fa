import { mapRecord } from './records.ts';

interface FieldEntry {
  /** The name that is sent, and the key of its label in src/contact/words.json. */
  name: string;
  kind: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete?: string;
  required: boolean;
}

/** The fields of the message form: all are shown, kept as a draft and sent (from docs/product.md). */
export const messageFields = [
  { name: 'name', kind: 'text', autoComplete: 'name', required: false },
  { name: 'email', kind: 'email', autoComplete: 'email', required: true },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', required: false },
  { name: 'message', kind: 'multiline', required: true },
] as const satisfies readonly FieldEntry[];

export const messageFieldNames = messageFields.map(({ name }) => name);

export type MessageField = (typeof messageFields)[number]['name'];

export type Message = Record<MessageField, string>;

/** Makes a message of a value for each field. */
export function messageOf(read: (name: MessageField) => string): Message {
  return mapRecord(messageFieldNames, read);
}
