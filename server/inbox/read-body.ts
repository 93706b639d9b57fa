import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * The body of a request, of at most `limit` bytes. One that is larger is still read to its end, and thrown
 * away: a sender who is cut off while sending sees a broken connection instead of the answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit) throw new Refusal('tooLarge');
  return Buffer.concat(chunks);
}
