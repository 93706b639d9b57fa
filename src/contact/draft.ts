import { type Message, messageFields } from '../../tables/message-fields.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'contactDraft';

/** Fallback if storage is blocked: the draft then lasts until the page is reloaded. */
let held: Message | null = null;

/** Returns the draft; null if there is none, or if the stored value is not a draft. */
export function readDraft(): Message | null {
  return held ?? readStoredDraft();
}

function readStoredDraft(): Message | null {
  try {
    const kept = JSON.parse(readStored('sessionStorage', key) ?? 'null');
    return messageFields.every(({ name }) => typeof kept?.[name] === 'string') ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the draft for the rest of the visit. An empty message removes it. */
export function writeDraft(message: Message): void {
  const empty = messageFields.every(({ name }) => message[name] === '');
  held = empty ? null : message;
  writeStored('sessionStorage', key, held && JSON.stringify(held));
}

/** Removes the draft, once the message has been sent. */
export function forgetDraft(): void {
  held = null;
  writeStored('sessionStorage', key, null);
}
