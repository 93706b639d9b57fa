import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';

const megabyte = 1024 * 1024;
/** A photo of 48 megapixels is at most some 40 MB. */
export const photoLimit = 80 * megabyte;
const jsonLimit = 2 * megabyte;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}

/** Reads a body of at most `limit` bytes. Throws an HttpError. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new HttpError(413, `Det er for stort: høyst ${limit / megabyte} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body: unknown = await new Response(await readBody(request, jsonLimit)).json().catch(() => null);
  if (typeof body === 'object' && body !== null) return { ...body };
  throw new HttpError(
    400,
    'Det som ble sendt hit, kan ikke leses. Ingenting er lagret. Last siden på nytt, og prøv igjen.',
  );
}
