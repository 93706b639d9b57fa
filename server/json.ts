import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';
import { readBody } from './read-body.ts';

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
    const body = await Promise.race([readBody(request, limit), late]);
    if (!body) throw new HttpError(413, 'Det er for stort.');
    return await new Response(body).json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
