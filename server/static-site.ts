import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import sirv from 'sirv';
import type { FoundPicture } from '../builder/pictures/encoded-pictures.ts';
import { contentTypeOf, fileHeaders, pageHeaders } from '../builder/release/headers.ts';
import { readAddress } from '../src/routing/paths.ts';
import { entryOf } from '../tables/languages.ts';
import { answerError, byNode, type HostEnv, isAnsweredBy, setHeaders } from './answer.ts';

/** Types that sirv does not know, or sends without their character set. */
const contentTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

export interface StaticSite {
  /** The folders of the site's files, the first with the 404 pages; none before there is a site. */
  folders: () => readonly string[];
  /** Finds a picture that is not among the files yet, by its name. */
  findPicture?: (name: string) => FoundPicture | undefined;
}

/** Serves finished files like a real host. Reads them on every request, so a new build shows at once. */
export function createStaticSite({ folders, findPicture }: StaticSite) {
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
    const { language } = readAddress(path);
    const [folder] = folders();
    if (folder === undefined) {
      response.setHeader('Retry-After', '60');
      send(response, 503, 'Nettstedet er ikke lagt ut ennå. This website is not published yet.');
    } else {
      const page = join(folder, language ? entryOf(language).prefix : '', '404.html');
      send(response, 404, readFileSync(page), 'text/html');
    }
  }

  return byNode(answer);
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
 * Returns whether a path may be a file of the site. One with a percent sign is malformed. Files that start with a dot or an underscore are for the host.
 * Compressed copies, 404 pages and `/index` have no address.
 */
export function isPublic(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  return (
    /^\/[^%\0]*$/.test(path) &&
    !segments.some((segment) => /^[._]/.test(segment)) &&
    !/(\.(br|gz)|\/404(\.html)?|\/index)\/*$/.test(path)
  );
}

interface SiteHost extends StaticSite {
  /** Takes the messages of the form, where they come to the site's own address. */
  receive?: Hono<HostEnv>;
}

/** The site's host: finished files, and messages. */
export function createSiteHost({ receive, ...site }: SiteHost) {
  const app = new Hono<HostEnv>();
  app.onError(answerError);
  if (receive) app.route('/', receive);
  app.all('*', createStaticSite(site));
  return app;
}
