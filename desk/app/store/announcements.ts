import { createStore } from '../../../src/browser/store.ts';
import { messageFor, Unreachable } from './request.ts';

/** What the page tells the owner; `isSpoken` is only for screen readers. */
export const announcement = createStore<{ text: string; isSpoken?: boolean } | null>(null);

export const announce = (text: string) => announcement.write({ text });

/** Announces a failure, except Unreachable, which the page shows while it lasts. */
export function announceFailure(error: unknown): void {
  if (!(error instanceof Unreachable)) announce(messageFor(error));
}

/** Tells screen readers what others can see. */
export const speak = (text: string) => announcement.write({ text, isSpoken: true });
