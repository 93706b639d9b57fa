import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface DeskParts {
  /** The folder of the desk's built page. */
  page: string;
  api: Answer;
  /** Serves the site as it is being edited, at every other address. */
  preview: Answer;
}

/** The address of the desk on its host. */
export const deskPath = '/rediger/';

/** No other site may show the desk in a frame and have the owner click in it, and nothing runs but its own files. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns what answers every request on the desk's host: its page, its API, and beside them the site. */
export function createDesk({ page, api, preview }: DeskParts): Answer {
  // A build beside the desk may have removed a file: it is looked for on each request.
  const servePage = sirv(page, { dev: true, etag: true, brotli: true, gzip: true });
  return (request, response) => {
    const { url = '/', headers } = request;
    // People type this address to reach the desk. A link to it leads to the front page of the site.
    const isTyped = url === '/' && headers['sec-fetch-site'] === 'none';
    if (url === '/rediger' || isTyped) return void response.writeHead(302, { Location: deskPath }).end();
    const inDesk = url.startsWith(deskPath) ? url.slice(deskPath.length - 1) : undefined;
    if (inDesk === undefined) return preview(request, response);
    request.url = inDesk;
    if (inDesk.startsWith('/api/')) {
      request.url = inDesk.slice('/api'.length);
      return api(request, response);
    }
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'same-origin');
    const isHashed = inDesk.startsWith('/assets/');
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    servePage(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    });
  };
}
