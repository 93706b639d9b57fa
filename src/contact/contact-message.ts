import { type Message, type MessageField, messageFields, messageOf } from '../../tables/message-fields.ts';
import { isGroup } from '../../tables/records.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';
import type { FormService, Texts } from '../content/types.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, name: MessageField): Control {
  return form.elements.namedItem(name) as Control;
}

export function readForm(form: HTMLFormElement): Message {
  return messageOf((name) => controlOf(form, name).value);
}

const draftKey = 'contactDraft';

/** The draft until the next reload, if storage is blocked. */
let heldDraft: Message | null = null;

/** Null if there is no draft, or the stored value is not one. */
export function readDraft(): Message | null {
  if (heldDraft) return heldDraft;
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', draftKey) ?? 'null');
    return isMessage(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isMessage = (value: unknown): value is Message =>
  isGroup(value) && messageFields.every(({ name }) => typeof value[name] === 'string');

/** Keeps the draft for the rest of the visit. An empty message removes it. */
export function writeDraft(message: Message): void {
  const isEmpty = messageFields.every(({ name }) => message[name] === '');
  heldDraft = isEmpty ? null : message;
  writeStored('sessionStorage', draftKey, heldDraft && JSON.stringify(heldDraft));
}

/** In the order of the page. */
export type FieldErrors = Partial<Record<MessageField, string>>;

/** Validates the fields by their table and the browser's own rules. */
export function findErrors(form: HTMLFormElement, texts: Texts['contact']['form']['errors']): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of messageFields) {
    const { value, validity } = controlOf(form, field.name);
    // A malformed address may have an empty value. In Firefox spaces are no address.
    if (field.required && value.trim() === '' && !validity.badInput) {
      errors[field.name] = texts[field.name].missing;
    } else if (field.kind === 'email' && !validity.valid) {
      errors[field.name] = texts[field.name].invalid;
    }
  }
  return errors;
}

/** Milliseconds without an answer after which sending has failed (from docs/product.md). */
const sendTimeout = 30_000;

/** What became of the last message, kept here since the form unmounts on another page. */
export const delivery = createStore<'none' | 'sending' | 'sent' | 'failed'>('none');

/**
 * Posts the message as multipart form data, and returns whether it was sent. Any completed request counts, unless
 * company.json says that the answer can be read.
 */
export async function deliver(message: Message, service: FormService): Promise<boolean> {
  const readable = service.answerIsReadable;
  const body = new FormData();
  for (const { name } of messageFields) body.set(name, message[name]);
  let isSent = false;
  delivery.write('sending');
  try {
    const { ok } = await fetch(service.endpoint, {
      method: 'POST',
      mode: readable ? 'cors' : 'no-cors',
      headers: readable ? { Accept: 'application/json' } : {},
      body,
      signal: AbortSignal.timeout(sendTimeout),
    });
    isSent = ok || !readable;
  } catch {
    // No network, or no answer in time.
  }
  delivery.write(isSent ? 'sent' : 'failed');
  return isSent;
}

/** The longest link that e-mail programs reliably accept, in characters. */
const longestLink = 1900;

/** Adds the message to a `mailto:` link, shortened to what e-mail programs accept. */
export function messageLink(mailto: string, subject: string, { message, ...sender }: Message): string {
  const link = (text: string) => {
    const body = [text, '', ...Object.values(sender).filter(Boolean)].join('\r\n');
    // E-mail programs would show the plus signs that stand for spaces.
    return `${mailto}?${String(new URLSearchParams({ subject, body })).replaceAll('+', '%20')}`;
  };
  let kept = Array.from(message);
  while (kept.length > 0 && link(kept.join('')).length > longestLink)
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
  return link(kept.join(''));
}
