import type { Message } from '../../tables/message-fields.ts';
import { createStore } from '../browser/store.ts';
import type { FormService } from '../content/types.ts';
import { sendMessage } from './send-message.ts';

/** What became of the last message. Kept outside the form, which unmounts when the visitor opens another page. */
export const delivery = createStore<'none' | 'sending' | 'sent' | 'failed'>('none');

/** Sends a message, and returns whether it was sent. */
export async function deliver(message: Message, service: FormService): Promise<boolean> {
  delivery.write('sending');
  try {
    await sendMessage(message, service);
    delivery.write('sent');
    return true;
  } catch {
    delivery.write('failed');
    return false;
  }
}
