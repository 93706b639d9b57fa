import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { staticMiddleware } from 'srvx/static';
import { contentTypeOf, fileHeaders, pageHeaders } from '../builder/output/headers.ts';
import { notFoundFile } from '../builder/page-data/site-routes.ts';
import type { PictureFileMatch } from '../builder/pictures/encoded-pictures.ts';
import { type AppEnv, errorResponse } from './http.ts';

interface SiteAppOptions {
  receive?: Hono<AppEnv> | undefined;
  /** The folder of the live site; undefined before the first publication. */
  folder: () => string | undefined;
  /** Finds a picture that the folder lacks. */
  findPicture?: (name: string) => PictureFileMatch | undefined;
}

export function createSiteApp({ receive, folder, findPicture = () => undefined }: SiteAppOptions) {
  const app = new Hono<AppEnv>();
  app.onError(errorResponse);
  if (receive) app.route('/', receive);

  async function answer(c: Context, path: string): Promise<Response> {
    const live = folder();
    if (live === undefined) return respondUnpublished(c);
    const file = isServable(path) && (await sendFile(c, live, path));
    if (file) return file;
    const name = /^\/pictures\/([^/]+)$/.exec(path)?.[1];
    const picture = name && findPicture(name);
    if (picture) return sendPicture(c, picture);
    // A publication may have replaced the folder while it was read.
    if (live !== folder()) return answer(c, path);
    return sendPage(c, await readFile(join(live, notFoundFile(path)), 'utf8'), 404);
  }

  app.get('*', (c) => answer(c, requestPath(c)));
  app.all('*', refuseMethod);
  return app;
}

const respondUnpublished = (c: Context) =>
  c.text('Nettstedet er ikke lagt ut ennå. This website is not published yet.', 503, {
    ...pageHeaders,
    'Retry-After': '60',
  });

export const refuseMethod = (c: Context) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });

/** Sends a file, or index.html for a path without an ending. Returns undefined if there is none. */
export async function sendFile(c: Context, folder: string, path: string): Promise<Response | undefined> {
  const serve = staticMiddleware({
    dir: folder,
    encodings: { br: '.br' },
    compress: false,
    lastModified: false,
  });
  const sent = await serve(c.req.raw, () => notFound);
  if (sent === notFound) return undefined;
  const isPage = /\.html$|\/[^.]*$/.test(path);
  const headers = new Headers({
    ...Object.fromEntries(sent.headers),
    ...(isPage ? pageHeaders : fileHeaders(path)),
  });
  headers.set('Content-Type', contentTypeOf(isPage ? 'index.html' : path));
  // Not as a stream, which would hold the file while a publication replaces its folder.
  return new Response(sent.body && (await sent.arrayBuffer()), { status: sent.status, headers });
}

const notFound = new Response(null, { status: 404 });

export async function sendPicture(c: Context, { file, isEncoded }: PictureFileMatch) {
  const headers = fileHeaders('/pictures/');
  const uncached = { ...headers, 'Cache-Control': 'no-store' };
  return sendBytes(c, await readFile(file), file, isEncoded ? headers : uncached);
}

export const sendBytes = (c: Context, bytes: Buffer, file: string, headers = fileHeaders(file)) =>
  c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': contentTypeOf(file) });

export const sendPage = (c: Context, html: string, status: ContentfulStatusCode, headers = pageHeaders) =>
  c.body(html, status, { ...headers, 'Content-Type': contentTypeOf('page.html') });

/** Returns the decoded path of a request, or a malformed path as it is. */
export function requestPath(c: Context): string {
  const path = new URL(c.req.url).pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Excludes malformed paths, files of the host (`.`, `_`), compressed copies and 404 pages. */
export function isServable(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  return (
    /^\/[^%\0]*$/.test(path) &&
    !segments.some((segment) => /^[._]/.test(segment)) &&
    !/(\.br|\/404(\.html)?|\/index)\/*$/.test(path)
  );
}
