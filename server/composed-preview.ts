import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { type ComposedSite, composeSite, makeFile } from '../builder/compose/compose-site.ts';
import type { BuiltCode } from '../builder/compose/site-files.ts';
import type { HostFacts } from '../builder/content/read-company.ts';
import { fileAt, notFoundFile } from '../builder/document/document-files.ts';
import { escapeHtml } from '../builder/document/html.ts';
import { ContentError } from '../builder/failure.ts';
import { contentTypeOf } from '../builder/release/content-types.ts';
import { fileHeaders, pageHeaders } from '../builder/release/headers.ts';
import { byNode, isAnsweredBy, setHeaders } from './answer.ts';
import { stampOfContent } from './content-stamp.ts';
import { decodePath, isPublic } from './site-path.ts';

interface ComposedPreviewSettings {
  /** The project whose cache has the pictures. */
  root: string;
  code: BuiltCode;
  /** The folder with the content/ that a request is to see. */
  contentRoot: (request: IncomingMessage) => Promise<string>;
  /** Where the form of the pages posts. */
  host: HostFacts;
}

/** Only the desk, on the same host, may show these pages in a frame, and nobody keeps what is not published. */
const headersOfPage = {
  ...pageHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pageHeaders['Content-Security-Policy']?.replace("'none'", "'self'") ?? '',
};

/**
 * Serves sites that are composed on request: content as it is while it is edited, or as it once was. What has changed
 * shows with the next page. While something in the content is wrong, a page says what.
 */
export function createComposedPreview({ root, code, contentRoot, host }: ComposedPreviewSettings) {
  // A build beside it may have removed a file: it is looked for on each request.
  const serveCode = sirv(code.files, { dev: true, etag: true, brotli: true, gzip: true });
  const composed = new Map<string, { stamp: string; site: Promise<ComposedSite> }>();

  async function siteOf(folder: string): Promise<ComposedSite> {
    const stamp = await stampOfContent(folder);
    const known = composed.get(folder);
    if (known?.stamp === stamp) return known.site;
    // What is written for later shows here too.
    const site = composeSite(root, folder, code, host, null);
    // One that is edited, and one that is looked at beside it.
    if (composed.size > 1) composed.clear();
    composed.set(folder, { stamp, site });
    return site;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodePath(request.url ?? '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return send(response, 405, 'Method not allowed');
    if (isPublic(path) && extname(path) !== '') {
      setHeaders(response, fileHeaders(path));
      if (await isAnsweredBy(serveCode, request, response)) return;
    }
    try {
      const site = await siteOf(await contentRoot(request));
      const made = isPublic(path) ? await makeFile(site, path) : undefined;
      if (made) {
        setHeaders(response, fileHeaders(path));
        response.setHeader('Content-Type', contentTypeOf(path));
        response.end('file' in made ? await readFile(made.file) : made.body);
      } else await sendDocument(site, path, response);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      send(response, 500, problemPage(error), 'text/html');
    }
  }

  async function sendDocument(site: ComposedSite, path: string, response: ServerResponse): Promise<void> {
    const make = site.texts.get(fileAt(path));
    const html = await (make ?? site.texts.get(notFoundFile(path)))?.();
    send(response, make ? 200 : 404, String(html), 'text/html');
  }

  return byNode(answer);
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  setHeaders(response, headersOfPage);
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

function problemPage({ problems }: ContentError): string {
  const lines = problems.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('');
  return `<!doctype html><html lang="no"><meta charset="utf-8"><title>Siden kan ikke vises</title><h1>Siden kan ikke vises før dette er rettet</h1><ul>${lines}</ul></html>`;
}
