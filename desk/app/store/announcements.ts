import { createStore } from '../../../src/browser/store.ts';
import { messageFor, Unreachable } from './request.ts';

/** What the page tells the owner beside the view; `isSpoken` is for those who do not see the screen. */
export const announcement = createStore<{ text: string; isSpoken?: boolean } | null>(null);

export const announce = (text: string) => announcement.write({ text });

/** Tells why something has failed, but for what the page says anyway, for as long as it lasts. */
export function announceFailure(error: unknown): void {
  if (!(error instanceof Unreachable)) announce(messageFor(error));
}

/** Reads a sentence aloud, after something that can be seen has moved. */
export const speak = (text: string) => announcement.write({ text, isSpoken: true });
