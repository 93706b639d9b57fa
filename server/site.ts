import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { pageHeaders } from '../builder/release/headers.ts';
import { sendLine, sendMethodNotAllowed, sendMoved, sendNotFound } from './site/answers.ts';
import { cacheControl, contentType, isCompressible, isImmutable } from './site/file-headers.ts';
import { acceptedEncodings, isPublic, pageOfIndex, readPath } from './site/request.ts';
import { securityHeaders } from './site/security-headers.ts';

/** Where the build put its results. */
export interface SiteOptions {
  /** The built site. */
  directory: string;
  /** JSON object, header name to value, that the build wrote. */
  headersFile: string;
}

/** Serves the built site as a real host would: compressed, cached, with its security headers and its 404 page. */
export function createSiteServer({ directory, headersFile }: SiteOptions): Server {
  const headers = securityHeaders(headersFile);
  // dev: sirv looks at the folder on every request, so a new build is served without a restart.
  const sendFile = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });

  function sendPath(request: IncomingMessage, response: ServerResponse, path: string): void {
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    const notFound = () => {
      response.setHeaders(headers());
      sendNotFound(response, directory, encodings);
    };
    if (isPublic(path)) {
      if (isImmutable(path)) for (const name of pageHeaders) response.removeHeader(name);
      prepareForSirv(request, encodings);
      prepareNotModified(request, response, path);
      sendFile(request, response, notFound);
    } else {
      notFound();
    }
  }

  return createServer((request, response) => {
    response.setHeaders(headers());
    endStreamsCleanly(response);
    const path = readPath(request.url ?? '');
    const page = pageOfIndex(request.url ?? '');
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') sendMethodNotAllowed(response);
      else if (path === undefined) sendLine(response, 400, 'Bad request');
      else if (page !== undefined) sendMoved(response, page);
      else sendPath(request, response, path);
    } catch (error) {
      // For example a file that a build took away between two looks at it.
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendLine(response, 500, 'Internal server error');
    }
  });
}

/** sirv takes `br;q=0` for a yes and counts ranges from the wrong end; a server may leave a range unheeded. */
function prepareForSirv(request: IncomingMessage, encodings: readonly string[]): void {
  request.headers['accept-encoding'] = encodings.join(', ');
  delete request.headers.range;
}

/** sirv answers 304 bare, but a 304 must repeat what the visitor's cache goes by. `setHeaders` mends a 200. */
function prepareNotModified(request: IncomingMessage, response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheControl(path));
  if (isCompressible(path)) response.setHeader('Vary', 'Accept-Encoding');
  const known = request.headers['if-none-match'];
  if (known !== undefined) response.setHeader('ETag', known);
}

/** sirv calls this just before it sends a file in full. */
function setHeaders(response: ServerResponse, path: string): void {
  response.removeHeader('ETag');
  if (!isCompressible(path)) response.removeHeader('Vary');
  const type = contentType(path);
  if (type !== undefined) response.setHeader('Content-Type', type);
}

/** sirv leaves its file stream alone: an unreadable file would end the process, a visitor who left keeps it open. */
function endStreamsCleanly(response: ServerResponse): void {
  response.once('pipe', (file: NodeJS.ReadableStream & { destroy(): void }) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
