import {
  buildMessage,
  type Message,
  type MessageFieldName,
  messageFields,
} from '../../common/message-fields.ts';
import { isJsonObject } from '../../common/records.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';
import type { FormService } from '../page-data/types.ts';
import { closeToast, openToast } from '../toast/Toaster.tsx';

export const emptyMessage = buildMessage(() => '');

type Control = HTMLInputElement | HTMLTextAreaElement;
export type ControlName = MessageFieldName | 'consent';

export function controlOf(form: HTMLFormElement, name: ControlName): Control {
  // ContactForm.tsx renders a control for each name.
  return form.elements.namedItem(name) as Control;
}

export function readForm(form: HTMLFormElement): Message {
  return buildMessage((name) => typedIn(controlOf(form, name)));
}

/** The text with which the page has begun a message counts as empty. */
const typedIn = ({ value, defaultValue }: Control) => (value.trim() === defaultValue.trim() ? '' : value);

const draftKey = 'contactDraft';

/** The draft of this visit, in case storage is blocked. */
let sessionDraft: Message | null = null;

/** Writes the draft into the fields in which nothing is typed yet. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readMessageDraft() ?? emptyMessage;
  for (const { name } of messageFields) {
    const control = controlOf(form, name);
    if (control.value === '' && draft[name]) control.value = draft[name];
  }
}

function readMessageDraft(): Message | null {
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

export type Fault = 'missing' | 'invalid' | 'tooLong';
export type Faults = Partial<Record<ControlName, Fault>>;

/** Returns the faults in the order of the page. The browser decides, and blanks count as empty. */
export function findFaults(form: HTMLFormElement): Faults {
  const found: Faults = {};
  for (const { name, required, maxLength } of messageFields) {
    const control = controlOf(form, name);
    const { badInput, typeMismatch } = control.validity;
    if (badInput || typeMismatch) found[name] = 'invalid';
    else if (required && typedIn(control).trim() === '') found[name] = 'missing';
    else if (control.value.length > maxLength) found[name] = 'tooLong';
  }
  if (!controlOf(form, 'consent').validity.valid) found.consent = 'missing';
  return found;
}

/** Milliseconds to wait for an answer, from docs/product.md. */
const sendTimeout = 30_000;

/** What has become of a message, and the address of its sender. */
export interface Outcome {
  isSent: boolean;
  email: string;
}

/** The message that is being sent. It outlives the form, which unmounts on other pages. */
export const messageUnderWay = createStore<Promise<Outcome> | null>(null);

/** Sends a message, and removes the draft or keeps it. A toast tells the outcome on any page. */
export function sendMessage(message: Message, service: FormService): void {
  closeToast();
  const outcome = post(message, service).then((isSent) => {
    if (isSent) writeMessageDraft(emptyMessage);
    openToast(isSent ? 'success' : 'failure');
    messageUnderWay.write(null);
    return { isSent, email: message.email };
  });
  messageUnderWay.write(outcome);
}

/** Any completed request counts as success, unless company.json says that the answer is readable. */
async function post(message: Message, { endpoint, answerIsReadable }: FormService): Promise<boolean> {
  const body = new FormData();
  for (const { name } of messageFields) body.set(name, message[name]);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      mode: answerIsReadable ? 'cors' : 'no-cors',
      headers: answerIsReadable ? { Accept: 'application/json' } : {},
      body,
      signal: AbortSignal.timeout(sendTimeout),
    });
    return response.ok || !answerIsReadable;
  } catch {
    return false;
  }
}
