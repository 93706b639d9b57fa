import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';

/** Milliseconds for a body to arrive, also over a bad line. */
const bodyTimeout = 60_000;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Reads JSON of at most `limit` bytes; null when it is not JSON. Throws an HttpError. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpError(408, 'Det tok for lang tid. Prøv igjen.')), bodyTimeout);
  });
  try {
    return await new Response(await Promise.race([collect(request, limit), late])).json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = limit;
  // The answer goes over the same connection, so that the rest of the body must not end it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    left -= chunk.length;
    if (left < 0) throw new HttpError(413, 'Det er for stort.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
