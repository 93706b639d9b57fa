import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type Handler, Hono } from 'hono';
import sirv from 'sirv';
import { notFoundFile } from '../builder/document/document-files.ts';
import type { FoundPicture } from '../builder/pictures/encoded-pictures.ts';
import { contentTypeOf, contentTypes, fileHeaders, pageHeaders } from '../builder/release/headers.ts';
import { answerError, byNode, type HostEnv, isAnsweredBy, setHeaders } from './answer.ts';

interface SiteHost {
  /** Takes the messages of the form, where they come to the site's own address. */
  receive?: Hono<HostEnv>;
  /** The folders of the site's files, the first with the 404 pages; none before there is a site. */
  folders: () => readonly string[];
  /** Answers while there are none; otherwise that is said. */
  unpublished?: Handler<HostEnv>;
  /** Finds a picture that is not among the files yet, by its name. */
  findPicture?: (name: string) => FoundPicture | undefined;
}

/** The site's host: messages, and finished files. They are read on every request, so a new release shows at once. */
export function createSiteHost({ receive, folders, unpublished, findPicture }: SiteHost) {
  // Some types sirv does not know, and some it sends without their character set.
  const setType = (response: ServerResponse, path: string) => {
    const type = contentTypes[extname(path)];
    if (type) response.setHeader('Content-Type', type);
  };
  const options = { dev: true, etag: true, brotli: true, gzip: true, setHeaders: setType };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return send(response, 405, 'Method not allowed');
    }
    const path = decodePath(url);
    const moved = pageAddress(url);
    if (moved !== undefined) return void response.writeHead(301, { Location: moved }).end();
    if (!isPublic(path)) return sendNotFound(path, response);
    const isPage = ['', '.html'].includes(extname(path));
    setHeaders(response, isPage ? pageHeaders : fileHeaders(path));
    if (await sendFile(request, response)) return;
    const picture = findPicture?.(/^\/pictures\/([^/]+)$/.exec(path)?.[1] ?? '');
    if (picture) return sendPicture(picture, response);
    sendNotFound(path, response);
  }

  /** Whether one of the folders has the file. */
  async function sendFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    for (const folder of folders()) {
      if (await isAnsweredBy(sirv(folder, options), request, response)) return true;
    }
    return false;
  }

  function sendNotFound(path: string, response: ServerResponse): void {
    const [folder] = folders();
    if (folder === undefined) {
      response.setHeader('Retry-After', '60');
      send(response, 503, 'Nettstedet er ikke lagt ut ennå. This website is not published yet.');
    } else {
      send(response, 404, readFileSync(join(folder, notFoundFile(path))), 'text/html');
    }
  }

  const app = new Hono<HostEnv>();
  app.onError(answerError);
  if (receive) app.route('/', receive);
  app.all('*', (c, next) => (unpublished && folders().length === 0 ? unpublished : byNode(answer))(c, next));
  return app;
}

/** Sends a picture, or its original, which nobody keeps. */
export async function sendPicture(
  { file, isEncoded }: FoundPicture,
  response: ServerResponse,
): Promise<void> {
  setHeaders(response, fileHeaders('/pictures/'));
  if (!isEncoded) response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', contentTypeOf(file)).end(await readFile(file));
}

function send(response: ServerResponse, status: number, body: string | Buffer, type = 'text/plain'): void {
  setHeaders(response, pageHeaders);
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

/** Decodes the path of a request. One that is malformed stays as it is. */
export function decodePath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the address of a page, with its query, if the request names its file: `/about/` for `/about/index.html`. */
function pageAddress(url: string): string | undefined {
  const [, folder, query = ''] = /^((?:\/[\w-]+)*\/)index\.html(\?.*)?$/.exec(url) ?? [];
  return folder && folder + query;
}

/**
 * Returns whether a path may be a file of the site. One with a percent sign is malformed. Files that start with a dot or
 * an underscore are for the host. Compressed copies, 404 pages and `/index` have no address.
 */
export function isPublic(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  return (
    /^\/[^%\0]*$/.test(path) &&
    !segments.some((segment) => /^[._]/.test(segment)) &&
    !/(\.(br|gz)|\/404(\.html)?|\/index)\/*$/.test(path)
  );
}
