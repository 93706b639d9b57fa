import { useSyncExternalStore } from 'react';
import type { Message } from '../../tables/message-fields.ts';
import type { FormService } from '../content/types.ts';
import { sendMessage } from './send-message.ts';

/** What became of the last message. Kept outside the form, which unmounts when the visitor opens another page. */
export type Delivery = 'none' | 'sending' | 'sent' | 'failed';

let delivery: Delivery = 'none';
const listeners = new Set<() => void>();

export function readDelivery(): Delivery {
  return delivery;
}

export function setDelivery(next: Delivery): void {
  delivery = next;
  for (const listener of listeners) listener();
}

/** Sends a message, and returns whether it was sent. */
export async function deliver(message: Message, service: FormService): Promise<boolean> {
  setDelivery('sending');
  try {
    await sendMessage(message, service);
    setDelivery('sent');
    return true;
  } catch {
    setDelivery('failed');
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDelivery(): Delivery {
  return useSyncExternalStore(subscribe, readDelivery, () => 'none');
}
