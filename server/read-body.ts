import type { IncomingMessage } from 'node:http';

/** Reads the body of a request; null for one of more bytes than `limit`, the rest of which is not read. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The answer goes over the same connection, so that the rest of the body must not end it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
