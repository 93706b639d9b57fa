import {
  buildMessage,
  faultIn,
  type Message,
  type MessageFieldName,
  messageFields,
} from '../../common/message-fields.ts';
import { isJsonObject } from '../../common/records.ts';
import { abortAfter } from '../browser/abort-after.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';
import type { FormService } from '../page-data/types.ts';
import { type FieldFaults, failure, type Refusal, readRefusal } from './refusal.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function inputOf(form: HTMLFormElement, name: MessageFieldName): Control {
  // ContactForm.tsx renders a control for each name.
  return form.elements.namedItem(name) as Control;
}

export function readForm(form: HTMLFormElement): Message {
  return buildMessage((name) => typedIn(inputOf(form, name)));
}

/** The text with which the page has begun a message counts as empty. */
const typedIn = ({ value, defaultValue }: Control) => (value.trim() === defaultValue.trim() ? '' : value);

const draftKey = 'contactDraft';

/** The draft of this visit, in case storage is blocked. */
let sessionDraft: Message | null = null;

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

/** An empty message removes the draft. */
export function writeMessageDraft(message: Message): void {
  const isEmpty = messageFields.every(({ name }) => message[name] === '');
  sessionDraft = isEmpty ? null : message;
  writeStored('sessionStorage', draftKey, sessionDraft && JSON.stringify(sessionDraft));
}

export function findFaults(form: HTMLFormElement): FieldFaults {
  const found: FieldFaults = {};
  for (const field of messageFields) {
    const input = inputOf(form, field.name);
    // A malformed address may have an empty value.
    const fault = input.validity.badInput ? 'invalidEmail' : faultIn(field, typedIn(input));
    if (fault) found[field.name] = fault;
  }
  return found;
}

/** Milliseconds to wait for an answer, from docs/product.md. */
const sendTimeout = 30_000;
/** Milliseconds before a message is repeated, from docs/product.md. */
const repeatDelay = 5_000;

interface Delivery {
  state: 'none' | 'sending' | 'sent' | 'failed';
  refusal?: Refusal;
}

/** Outlives the form, which unmounts on other pages. */
export const sendState = createStore<Delivery>({ state: 'none' });

/** Sends again while our own server restarts, since it stores equal messages once. Another service might not. */
async function postForm(endpoint: string, options: RequestInit): Promise<Response> {
  const isOwnServer = new URL(endpoint, location.href).origin === location.origin;
  for (;;) {
    const response = await fetch(endpoint, options);
    const isRestarting = response.status === 503 && response.headers.has('Retry-After');
    if (!isOwnServer || !isRestarting) return response;
    await new Promise((resolve) => setTimeout(resolve, repeatDelay));
  }
}

/** Any completed request counts as success, unless company.json says that the answer is readable. */
export async function sendMessage(message: Message, service: FormService): Promise<Refusal | null> {
  const canReadResponse = service.answerIsReadable;
  const body = new FormData();
  for (const { name } of messageFields) body.set(name, message[name]);
  let refusal: Refusal | null = null;
  sendState.write({ state: 'sending' });
  try {
    const response = await postForm(service.endpoint, {
      method: 'POST',
      mode: canReadResponse ? 'cors' : 'no-cors',
      headers: canReadResponse ? { Accept: 'application/json' } : {},
      body,
      signal: abortAfter(sendTimeout),
    });
    if (canReadResponse && !response.ok) refusal = await readRefusal(response);
  } catch {
    refusal = failure;
  }
  sendState.write(refusal ? { state: 'failed', refusal } : { state: 'sent' });
  return refusal;
}
