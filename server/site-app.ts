import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Context, type Handler, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { notFoundFile } from '../builder/html/html-files.ts';
import { compressedNames } from '../builder/output/compress.ts';
import { contentTypeOf, fileHeaders, pageHeaders } from '../builder/output/headers.ts';
import type { PictureFileMatch } from '../builder/pictures/encoded-pictures.ts';
import { type AppEnv, errorResponse } from './http.ts';

interface SiteAppOptions {
  /** Takes the form's messages, where they come to the site's own address. */
  receive?: Hono<AppEnv>;
  /** The first has the 404 pages; none before there is a site. */
  folders: () => readonly string[];
  /** Answers while there are none. */
  unpublished?: Handler<AppEnv>;
  /** Finds a picture that is not among the files yet. */
  findPicture?: (name: string) => PictureFileMatch | undefined;
}

/** Reads finished files on every request, so a new release shows at once. */
export function createSiteApp({
  receive,
  folders,
  unpublished = respondUnpublished,
  findPicture,
}: SiteAppOptions) {
  const app = new Hono<AppEnv>();
  app.onError(errorResponse);
  if (receive) app.route('/', receive);
  app.use(async (c, next) => (folders().length > 0 ? next() : unpublished(c, next)));
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // A page has only one address.
    const page = /^((?:\/[\w-]+)*\/)index\.html$/.exec(pathname)?.[1];
    if (page !== undefined) return c.redirect(page + search, 301);
    const path = requestPath(c);
    for (const folder of isServable(path) ? folders() : []) {
      const file = await sendFile(c, folder, path);
      if (file) return file;
    }
    const picture = findPicture?.(/^\/pictures\/([^/]+)$/.exec(path)?.[1] ?? '');
    if (picture) return sendPicture(c, picture);
    return sendPage(c, await readFile(join(folders()[0] ?? '', notFoundFile(path)), 'utf8'), 404);
  });
  app.all('*', refuseMethod);
  return app;
}

function respondUnpublished(c: Context): Response {
  const words = 'Nettstedet er ikke lagt ut ennå. This website is not published yet.';
  return c.text(words, 503, { ...pageHeaders, 'Retry-After': '60' });
}

export const refuseMethod = (c: Context) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });

const codings = { '.br': 'br', '.gz': 'gzip' } as const;

/** The file of a folder, or its compressed copy; undefined if there is none. */
export async function sendFile(c: Context, folder: string, path: string): Promise<Response | undefined> {
  const named = join(folder, path);
  const isFolder = await stat(named).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const file = isFolder ? join(named, 'index.html') : named;
  const accepted = c.req.header('accept-encoding') ?? '';
  const isText = compressedNames(file).length > 0;
  const [ending, coding] =
    Object.entries(isText ? codings : {}).find(
      ([entry, name]) => accepted.includes(name) && existsSync(file + entry),
    ) ?? [];
  const found = await stat(file + (ending ?? '')).catch(() => null);
  if (!found) return undefined;
  const headers = {
    ...(extname(file) === '.html' ? pageHeaders : fileHeaders(path)),
    ETag: `W/"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"`,
    ...(isText && { Vary: 'Accept-Encoding' }),
  };
  if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
  return c.body(new Uint8Array(await readFile(file + (ending ?? ''))), 200, {
    ...headers,
    'Content-Type': contentTypeOf(file),
    'Content-Length': String(found.size),
    ...(coding && { 'Content-Encoding': coding }),
  });
}

/** Sends a picture, or its original, which nobody keeps. */
export async function sendPicture(c: Context, { file, isEncoded }: PictureFileMatch): Promise<Response> {
  return c.body(new Uint8Array(await readFile(file)), 200, {
    ...fileHeaders('/pictures/'),
    ...(!isEncoded && { 'Cache-Control': 'no-store' }),
    'Content-Type': contentTypeOf(file),
  });
}

export const sendPage = (c: Context, html: string, status: ContentfulStatusCode, headers = pageHeaders) =>
  c.body(html, status, { ...headers, 'Content-Type': contentTypeOf('page.html') });

/** The decoded path; a malformed one stays as it is. */
export function requestPath(c: Context): string {
  const path = new URL(c.req.url).pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Refuses malformed paths (`%`), the host's files (`.`, `_`), compressed copies, 404 pages and `/index`. */
export function isServable(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  return (
    /^\/[^%\0]*$/.test(path) &&
    !segments.some((segment) => /^[._]/.test(segment)) &&
    !/(\.(br|gz)|\/404(\.html)?|\/index)\/*$/.test(path)
  );
}
