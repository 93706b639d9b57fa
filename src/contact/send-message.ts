import type { FormService } from '../content/types.ts';
import { type Message, messageFields } from './message.ts';

/** Milliseconds after which a message that got no answer counts as failed. */
export const sendTimeout = 30_000;

/**
 * Posts the message as multipart form data. The answer is not read, so any completed
 * request counts as sent, unless the form service is known to let its answer be read.
 * Rejects on a network failure, a time-out, and a refusal that could be read.
 */
export async function sendMessage(message: Message, service: FormService): Promise<void> {
  const readable = service.answerIsReadable;
  const body = new FormData();
  for (const name of messageFields) body.set(name, message[name]);

  const response = await fetch(service.endpoint, {
    method: 'POST',
    mode: readable ? 'cors' : 'no-cors',
    headers: readable ? { Accept: 'application/json' } : {},
    body,
    signal: AbortSignal.timeout(sendTimeout),
  });
  if (readable && !response.ok) throw new Error(`The form service answered ${response.status}`);
}
