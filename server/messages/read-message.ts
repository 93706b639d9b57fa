import { type Message, type MessageField, messageFields, messageOf } from '../../tables/message-fields.ts';

export type Reason =
  | 'malformed'
  | 'tooLong'
  | 'invalidEmail'
  | 'missing'
  | 'elsewhere'
  | 'tooMany'
  | 'full'
  | 'failed';

export class MessageRefusal extends Error {
  readonly status: number;
  readonly reason: Reason;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, reason: Reason, headers: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.headers = headers;
  }
}

/** Characters of a field; all of them fit the limit of the body. */
const most = { text: 200, email: 254, tel: 100, multiline: 8000 } as const;

/** What browsers take as an e-mail address (HTML, "valid e-mail address"): no line break, no list, no name. */
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Takes exactly the fields of the message. Throws a MessageRefusal. */
export function readMessage(form: FormData | null): Message {
  if (!form) throw new MessageRefusal(400, 'malformed');
  const entries = [...form].map(([name, value]) => ({ field: fieldOf(name), value }));
  const found = new Map<MessageField, string>();
  for (const { field, value } of entries) {
    if (!field || typeof value !== 'string' || found.has(field.name))
      throw new MessageRefusal(422, 'malformed');
    found.set(field.name, checked(field, value));
  }
  const message = messageOf((name) => found.get(name) ?? '');
  if (messageFields.some(({ name, required }) => required && message[name].trim() === '')) {
    throw new MessageRefusal(422, 'missing');
  }
  return message;
}

type Field = (typeof messageFields)[number];

const fieldOf = (name: string): Field | undefined => messageFields.find((field) => field.name === name);

/** Removes control characters, except line breaks and tabs. Throws a MessageRefusal. */
function checked({ kind }: Field, value: string): string {
  const text = value.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  if (kind === 'email' && text !== '' && !emailAddress.test(text))
    throw new MessageRefusal(422, 'invalidEmail');
  if (kind !== 'multiline' && text.includes('\n')) throw new MessageRefusal(422, 'malformed');
  if (text.length > most[kind]) throw new MessageRefusal(422, 'tooLong');
  return text.replace(/(?![\n\t])\p{Cc}/gu, '');
}
