import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Answers with one plain line. */
export function sendLine(response: ServerResponse, status: number, line: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(line),
    'Cache-Control': 'no-cache',
  });
  response.end(line);
}

/** Leads to another address of this site for good. */
export function sendMoved(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Content-Length': 0, 'Cache-Control': 'no-cache' });
  response.end();
}

/** Answers that a site of files can only be read. */
export function sendMethodNotAllowed(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  sendLine(response, 405, 'Method not allowed');
}

/** Answers 404 with the built 404 page, in the first of the encodings that it exists in. */
export async function sendNotFound(
  response: ServerResponse,
  directory: string,
  encodings: readonly ('br' | 'gzip')[],
): Promise<void> {
  // It was set for a file that turned out not to exist.
  response.removeHeader('ETag');
  for (const encoding of [...encodings, undefined]) {
    const suffix = encoding === undefined ? '' : `.${encoding === 'gzip' ? 'gz' : encoding}`;
    const page = await readFile(join(directory, `404.html${suffix}`)).catch(() => undefined);
    if (page === undefined) continue;
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': page.length,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    });
    response.end(page);
    return;
  }
  sendLine(response, 404, 'Not found');
}
