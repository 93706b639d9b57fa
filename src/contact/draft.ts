import { readStored, writeStored } from '../browser/storage.ts';
import { type Message, messageFields } from './message.ts';

const key = 'contactDraft';

/** For a browser that stores nothing: the text then lasts until the page is reloaded. */
let held: Message | null = null;

/** What was typed before; null where nothing is kept or what is kept is not a draft. */
export function readDraft(): Message | null {
  return held ?? readStoredDraft();
}

function readStoredDraft(): Message | null {
  try {
    const kept = JSON.parse(readStored('sessionStorage', key) ?? 'null');
    return messageFields.every((name) => typeof kept?.[name] === 'string') ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed for the rest of the visit; an empty message removes it. */
export function writeDraft(message: Message): void {
  const empty = messageFields.every((name) => message[name] === '');
  held = empty ? null : message;
  writeStored('sessionStorage', key, held && JSON.stringify(held));
}

/** Keeps nothing any longer, once the message has been sent. */
export function forgetDraft(): void {
  held = null;
  writeStored('sessionStorage', key, null);
}
