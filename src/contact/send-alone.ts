import type { Message } from './message.ts';
import { type FormService, sendMessage } from './send-message.ts';

/** Kept outside the form, which goes away when the visitor looks at another page meanwhile. */
let underWay: Promise<void> | null = null;

/** The message that is being sent; null where none is. */
export function messageUnderWay(): Promise<void> | null {
  return underWay;
}

/** Sends a message; until it has arrived or failed, it is the one under way. */
export function sendAlone(message: Message, service: FormService): Promise<void> {
  underWay = sendMessage(message, service).finally(() => {
    underWay = null;
  });
  return underWay;
}
