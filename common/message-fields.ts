import { isEmailAddress } from './email-address.ts';
import { mapRecord } from './records.ts';

interface FieldEntry {
  /** The name that is sent, and the key of its label in src/contact/strings.json. */
  name: string;
  kind: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete?: string;
  required: boolean;
  /** The most characters, counted by `length`. All values together fit the body that the server reads. */
  longest: number;
}

/** The fields of the message form: all are shown, kept as a draft and sent (from docs/product.md). */
export const messageFields = [
  { name: 'name', kind: 'text', autoComplete: 'name', required: false, longest: 200 },
  { name: 'email', kind: 'email', autoComplete: 'email', required: true, longest: 254 },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', required: false, longest: 100 },
  { name: 'message', kind: 'multiline', required: true, longest: 8000 },
] as const satisfies readonly FieldEntry[];

export const messageFieldNames = messageFields.map(({ name }) => name);

export type Field = (typeof messageFields)[number];

export type MessageField = Field['name'];

export type Message = Record<MessageField, string>;

/** Makes a message of a value for each field. */
export function messageOf(read: (name: MessageField) => string): Message {
  return mapRecord(messageFieldNames, read);
}

/** What a visitor can correct. */
export const faults = ['missing', 'tooLong', 'invalidEmail'] as const;

export type Fault = (typeof faults)[number];

/** What is wrong with a value: the form asks before it sends, and the server when it takes. */
export function faultIn({ kind, required, longest }: Field, value: string): Fault | null {
  if (value.length > longest) return 'tooLong';
  if (withoutControls(value).trim() === '') return required ? 'missing' : null;
  if (kind === 'email' && !isEmailAddress(value)) return 'invalidEmail';
  return null;
}

/** Removes control characters, except line breaks and tabs. */
export const withoutControls = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, '');
