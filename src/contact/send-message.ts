import { type Message, messageFields } from '../../tables/message-fields.ts';
import type { FormService } from '../content/types.ts';

/** Milliseconds without an answer after which sending has failed (from docs/product.md). */
const sendTimeout = 30_000;

/**
 * Posts the message as multipart form data. Any completed request counts as sent, since the response is not read. If
 * company.json says that it can be read, a refusal rejects too. Rejects on a network failure and a timeout.
 */
export async function sendMessage(message: Message, service: FormService): Promise<void> {
  const readable = service.answerIsReadable;
  const body = new FormData();
  for (const { name } of messageFields) body.set(name, message[name]);

  const response = await fetch(service.endpoint, {
    method: 'POST',
    mode: readable ? 'cors' : 'no-cors',
    headers: readable ? { Accept: 'application/json' } : {},
    body,
    signal: AbortSignal.timeout(sendTimeout),
  });
  if (readable && !response.ok) throw new Error(`The form service responded with ${response.status}`);
}
