import { readStored, writeStored } from '../browser/storage.ts';
import { type Message, messageFields } from './message.ts';

const key = 'contactDraft';

/** What was typed before a reload; null where nothing is kept or what is kept is not a draft. */
export function readDraft(): Message | null {
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
  writeStored('sessionStorage', key, empty ? null : JSON.stringify(message));
}
