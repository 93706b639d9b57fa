import { mapRecord } from './records.ts';

interface FieldEntry {
  /** The name in the request, and the key of its label in content-model/screens/contact.strings.json. */
  name: string;
  kind: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete?: string;
  required: boolean;
  /** Counted by `length`. All values together fit the body that the server reads. */
  maxLength: number;
}

/** The fields of the message form (from docs/product.md). All are shown, stored as a draft, and sent. */
export const messageFields = [
  { name: 'name', kind: 'text', autoComplete: 'name', required: false, maxLength: 200 },
  { name: 'email', kind: 'email', autoComplete: 'email', required: true, maxLength: 254 },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', required: false, maxLength: 100 },
  { name: 'message', kind: 'multiline', required: true, maxLength: 8000 },
] as const satisfies readonly FieldEntry[];

export const messageFieldNames = messageFields.map(({ name }) => name);

export type MessageFieldRow = (typeof messageFields)[number];

export type MessageFieldName = MessageFieldRow['name'];

export type Message = Record<MessageFieldName, string>;

export function buildMessage(readField: (name: MessageFieldName) => string): Message {
  return mapRecord(messageFieldNames, readField);
}
