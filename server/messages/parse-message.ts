import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { machineEmail } from '../../common/email-address.ts';
import {
  buildMessage,
  type Fault,
  faultIn,
  type Message,
  type MessageFieldName,
  type MessageFieldRow,
  messageFields,
  withoutControls,
} from '../../common/message-fields.ts';

type Reason = Fault | 'malformed' | 'forbiddenOrigin' | 'tooMany' | 'full' | 'failed';

interface Details {
  field?: MessageFieldName;
  headers?: Readonly<Record<string, string>>;
}

export class MessageRejectedError extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: Reason;
  readonly field: MessageFieldName | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, reason: Reason, { field, headers = {} }: Details = {}) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.field = field;
    this.headers = headers;
  }
}

/** Returns the fields of a message. Throws a MessageRejectedError for a missing, invalid or unknown field. */
export function parseMessage(form: FormData | null): Message {
  if (!form) throw new MessageRejectedError(400, 'malformed');
  const found = new Map<string, string>();
  for (const [name, value] of form) {
    const isField = messageFields.some((field) => field.name === name);
    if (!isField || typeof value !== 'string' || found.has(name))
      throw new MessageRejectedError(422, 'malformed');
    found.set(name, value.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
  }
  for (const field of messageFields) {
    const value = found.get(field.name) ?? '';
    const fault = faultIn(field, value);
    if (fault) throw new MessageRejectedError(422, fault, { field: field.name });
    if (field.kind !== 'multiline' && value.includes('\n')) throw new MessageRejectedError(422, 'malformed');
    found.set(field.name, cleanValue(field, value));
  }
  return buildMessage((name) => found.get(name) ?? '');
}

/** Removes control characters and, from single lines, marks that change the direction of the text. */
function cleanValue({ kind }: MessageFieldRow, value: string): string {
  const text = withoutControls(value);
  if (kind === 'multiline') return text;
  return kind === 'email' ? machineEmail(text) : text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
