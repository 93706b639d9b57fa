import type { FormService } from '../content/types.ts';
import type { Message } from './message.ts';
import { sendMessage } from './send-message.ts';

/** Kept outside the form, which unmounts when the visitor opens another page. */
let pending: Promise<void> | null = null;

/** The message that is being sent; null if there is none. */
export function pendingMessage(): Promise<void> | null {
  return pending;
}

/** Sends a message. It is the pending one until it has been sent or has failed. */
export function sendOnce(message: Message, service: FormService): Promise<void> {
  pending = sendMessage(message, service).finally(() => {
    pending = null;
  });
  return pending;
}
