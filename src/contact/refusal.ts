import {
  type Fault,
  faults,
  type MessageFieldName,
  type MessageFieldRow,
  messageFields,
} from '../../common/message-fields.ts';
import { isJsonObject } from '../../common/records.ts';
import { interpolate } from '../../common/variables.ts';
import type { Texts } from '../page-data/types.ts';

type FormStrings = Pick<Texts['contact']['form'], MessageFieldName | 'errors'>;

/** The faults of fields, in the order of the page. */
export type FieldFaults = Partial<Record<MessageFieldName, Fault>>;

/** Reasons that concern no field. The strings have a sentence for each. */
export const reasonsBeside = ['tooMany', 'full', 'forbiddenOrigin'] as const;

export interface Refusal {
  reason: (typeof reasonsBeside)[number] | 'failed';
  faults: FieldFaults;
  /** The minutes to wait before another try. */
  minutes: number;
}

export const failure: Refusal = { reason: 'failed', faults: {}, minutes: 0 };

/** Only our own server names a reason. */
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

export const minutesOf = (retryAfter: string | null | undefined): number =>
  Math.ceil(Number(retryAfter) / 60);

/** Returns undefined if the server requires a field that is optional here. */
export function faultText(texts: FormStrings, field: MessageFieldRow, fault: Fault): string | undefined {
  const { errors } = texts;
  if (fault === 'tooLong')
    return interpolate(errors.tooLong, { field: texts[field.name], most: field.maxLength });
  if (fault === 'invalidEmail') return errors.email.invalid;
  return field.required ? errors[field.name].missing : undefined;
}
