import {
  type Fault,
  faults,
  type MessageFieldName,
  type MessageFieldRow,
  messageFields,
} from '../../common/message-fields.ts';
import { isJsonObject } from '../../common/records.ts';
import { interpolate } from '../page-data/interpolate.ts';
import type { Texts } from '../page-data/types.ts';

type FormStrings = Pick<Texts['contact']['form'], MessageFieldName | 'errors'>;

/** In the order of the page. */
export type FieldFaults = Partial<Record<MessageFieldName, Fault>>;

/** What no field is to blame for; each has its sentence. */
export const reasonsBeside = ['tooMany', 'full', 'forbiddenOrigin'] as const;

/** Why a message was not taken. */
export interface Refusal {
  reason: (typeof reasonsBeside)[number] | 'failed';
  faults: FieldFaults;
  /** Until another try. */
  minutes: number;
}

/** Without a reason that is known. */
export const failure: Refusal = { reason: 'failed', faults: {}, minutes: 0 };

/** Reads the answer of our own server. A form service has answers of its own. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const read: unknown = await response.json().catch(() => null);
  const { answer, field } = isJsonObject(read) ? read : {};
  const fault = faults.find((known) => known === answer);
  const name = messageFields.find((known) => known.name === field)?.name;
  return {
    reason: reasonsBeside.find((known) => known === answer) ?? 'failed',
    faults: fault && name ? { [name]: fault } : {},
    minutes: minutesOf(response.headers.get('Retry-After')),
  };
}

/** Of the header Retry-After. */
export const minutesOf = (retryAfter: string | null | undefined): number =>
  Math.ceil(Number(retryAfter) / 60);

/** Undefined for what no form asks for: a required field that is not one here. */
export function faultText(texts: FormStrings, field: MessageFieldRow, fault: Fault): string | undefined {
  const { errors } = texts;
  if (fault === 'tooLong')
    return interpolate(errors.tooLong, { field: texts[field.name], most: field.maxLength });
  if (fault === 'invalidEmail') return errors.email.invalid;
  return field.required ? errors[field.name].missing : undefined;
}
