import {
  buildMessage,
  faultIn,
  type Message,
  type MessageFieldName,
  messageFields,
} from '../../common/message-fields.ts';
import { isJsonObject } from '../../common/records.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';
import type { FormService } from '../page-data/types.ts';
import { type FieldFaults, failure, type Refusal, readRefusal } from './refusal.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function inputOf(form: HTMLFormElement, name: MessageFieldName): Control {
  // ContactForm.tsx has one for each name.
  return form.elements.namedItem(name) as Control;
}

export function readForm(form: HTMLFormElement): Message {
  return buildMessage((name) => inputOf(form, name).value);
}

const draftKey = 'contactDraft';

/** The draft until the next reload, if storage is blocked. */
let sessionDraft: Message | null = null;

/** Null if there is no draft, or the stored value is not one. */
export function readMessageDraft(): Message | null {
  if (sessionDraft) return sessionDraft;
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', draftKey) ?? 'null');
    return isMessage(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isMessage = (value: unknown): value is Message =>
  isJsonObject(value) && messageFields.every(({ name }) => typeof value[name] === 'string');

/** Keeps the draft for the rest of the visit. An empty message removes it. */
export function writeMessageDraft(message: Message): void {
  const isEmpty = messageFields.every(({ name }) => message[name] === '');
  sessionDraft = isEmpty ? null : message;
  writeStored('sessionStorage', draftKey, sessionDraft && JSON.stringify(sessionDraft));
}

/** Validates the fields by their table, as the server does. */
export function findFaults(form: HTMLFormElement): FieldFaults {
  const found: FieldFaults = {};
  for (const field of messageFields) {
    const { value, validity } = inputOf(form, field.name);
    // A malformed address may have an empty value.
    const fault = validity.badInput ? 'invalidEmail' : faultIn(field, value);
    if (fault) found[field.name] = fault;
  }
  return found;
}

/** Milliseconds without an answer after which sending has failed (from docs/product.md). */
const sendTimeout = 30_000;

interface Delivery {
  state: 'none' | 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  refusal?: Refusal;
}

/** What became of the last message, kept here since the form unmounts on another page. */
export const sendState = createStore<Delivery>({ state: 'none' });

/**
 * Posts the message as multipart form data, and returns why it was not taken, or null. Any completed request counts
 * as taken, unless company.json says that the answer can be read.
 */
export async function sendMessage(message: Message, service: FormService): Promise<Refusal | null> {
  const canReadResponse = service.answerIsReadable;
  const body = new FormData();
  for (const { name } of messageFields) body.set(name, message[name]);
  let refusal: Refusal | null = null;
  sendState.write({ state: 'sending' });
  try {
    const response = await fetch(service.endpoint, {
      method: 'POST',
      mode: canReadResponse ? 'cors' : 'no-cors',
      headers: canReadResponse ? { Accept: 'application/json' } : {},
      body,
      signal: AbortSignal.timeout(sendTimeout),
    });
    if (canReadResponse && !response.ok) refusal = await readRefusal(response);
  } catch {
    // No network, or no answer in time.
    refusal = failure;
  }
  sendState.write(refusal ? { state: 'failed', refusal } : { state: 'sent' });
  return refusal;
}
