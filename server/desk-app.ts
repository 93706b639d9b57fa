import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, type Handler, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type AppEnv, errorResponse, HttpError, isChange } from './http.ts';

export const deskPath = '/rediger/';
export const apiPath = `${deskPath}api`;

interface DeskAppOptions {
  /** Accepts the form's messages, before the guard. */
  receive?: Hono<AppEnv> | undefined;
  guard: Hono<AppEnv>;
  api: readonly Hono<AppEnv>[];
  /** The folder of the built page. The development server serves its own. */
  page?: string;
  preview?: Handler<AppEnv>;
}

/** Only pages of this host may read its answers, and only its own files may run. */
const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'same-origin',
  strictTransportSecurity: 'max-age=63072000',
  xFrameOptions: false,
  // The sign-in page has its own policy.
  overwrite: false,
});

export function createDeskApp({ receive, guard, api, page, preview }: DeskAppOptions) {
  const app = new Hono<AppEnv>();
  app.onError(errorResponse);
  app.notFound((c) => errorResponse(new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.'), c));
  app.use(headers);
  if (receive) app.route('/', receive);
  app.route('/', guard);

  app.use(`${apiPath}/*`, async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  for (const part of api) app.route(apiPath, part);
  app.all(`${apiPath}/*`, (c) => c.notFound());

  app.get('/rediger', (c) => c.redirect(deskPath));
  // A typed address opens the desk, and a link opens the edited front page.
  app.get('/', async (c, next) => {
    if (c.req.header('sec-fetch-site') === 'none') return c.redirect(deskPath);
    await next();
  });
  if (page) {
    app.use(`${deskPath}*`, async (c, next) => {
      const isHashed = c.req.path.startsWith(`${deskPath}assets/`);
      c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      await next();
    });
    const rewriteRequestPath = (path: string) => path.slice(deskPath.length - 1);
    app.get(`${deskPath}*`, serveStatic<AppEnv>({ root: page, rewriteRequestPath, precompressed: true }));
    app.all(`${deskPath}*`, (c) => c.notFound());
  }
  if (preview) app.all('*', preview);
  return app;
}

export const localOrigins = (port: number) =>
  ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`);

/** Refuses other host names, because any site may let its name point here. */
export const requireHost =
  (origins: readonly string[]): Handler =>
  async (c, next) => {
    const { host } = new URL(c.req.url);
    if (!origins.some((origin) => new URL(origin).host === host))
      throw new HttpError(421, 'Denne adressen er ikke her.');
    await next();
  };

export function requireOrigin(c: Context, origins: readonly string[]): void {
  if (!origins.includes(c.req.header('origin') ?? '')) throw forbidden();
}

/** Refuses changes without the header that only scripts of the same origin can send. */
export const requireOwnScript =
  (origins: readonly string[]): Handler =>
  async (c, next) => {
    if (isChange(c)) {
      requireOrigin(c, origins);
      if (c.req.header('x-rediger') !== '1') throw forbidden();
    }
    await next();
  };

const forbidden = () =>
  new HttpError(403, 'Dette kom ikke fra Redigering. Last siden på nytt, og prøv igjen.');

export function createLocalGuard(port: number) {
  const origins = localOrigins(port);
  return new Hono<AppEnv>().use(requireHost(origins)).use(requireOwnScript(origins));
}
