import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cspHash } from '../builder/document/compose-document.ts';
import { escapeHtml } from '../builder/document/html.ts';
import { HttpError } from './answer.ts';
import { createLimiter, senderOf } from './messages/rate-limit.ts';

interface SignInSettings {
  /** The desk's origin: `https://rediger.firma.no`, or `http://localhost` with a port for a trial. */
  address: string;
  password: string;
}

const hour = 3_600_000;
const longestUnused = 90 * 24 * hour;
const desk = '/rediger/';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** A session is a signed cookie with the time of its last use; a new password ends it. Nothing is stored. */
export function createSignIn({ address, password }: SignInSettings) {
  const { host, protocol } = new URL(address);
  const isSecure = protocol === 'https:';
  const key = hash(`session ${password}`);
  const prefix = isSecure && ({ prefix: 'host', secure: true } as const);
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', ...prefix } as const;
  const name = 'rediger';
  const limiter = createLimiter();
  const page = signInPage();
  const app = new Hono<{ Bindings: HttpBindings }>();

  const renew = (c: Context) =>
    setSignedCookie(c, name, String(Date.now()), key, { ...attributes, maxAge: longestUnused / 1000 });

  /** Milliseconds since the last use; NaN without a session. A clock that was ahead ends none. */
  async function ageOf(c: Context): Promise<number> {
    const time = await getSignedCookie(c, key, name, attributes.prefix);
    return Math.abs(Date.now() - Number(time || Number.NaN));
  }

  function sendPage(c: Context, status: 401 | 429, alert?: string) {
    for (const [header, value] of Object.entries(page.headers)) c.header(header, value);
    return c.html(page.body(alert), status);
  }

  function requireOrigin(c: Context): void {
    if (c.req.header('origin') !== address) throw new HttpError(403, 'Noe gikk galt. Last siden på nytt.');
  }

  app.use(async (c, next) => {
    if (new URL(c.req.url).host !== host) throw new HttpError(421, 'Denne adressen er ikke her.');
    await next();
  });

  const onError = () => {
    throw new HttpError(413, 'Det er for stort.');
  };
  app.post('/inn', bodyLimit({ maxSize: 4096, onError }), async (c) => {
    requireOrigin(c);
    const forwarded = isSecure ? c.req.header('x-forwarded-for') : undefined;
    const sender = senderOf(c.env.incoming.socket.remoteAddress, forwarded);
    const seconds = limiter.count(sender);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return sendPage(c, 429, 'Feil passord er prøvd for mange ganger. Vent i ti minutter, og prøv igjen.');
    }
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    if (!timingSafeEqual(hash(String(form.password)), hash(password)))
      return sendPage(c, 401, 'Passordet er ikke riktig. Prøv en gang til.');
    limiter.uncount(sender);
    await renew(c);
    return c.redirect(desk, 303);
  });

  app.use(async (c, next) => {
    const age = await ageOf(c);
    if (!(age < longestUnused)) return sendPage(c, 401);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead) {
      requireOrigin(c);
      if (c.req.path !== '/ut' && c.req.header('x-rediger') !== '1')
        throw new HttpError(403, 'Noe gikk galt. Last siden på nytt.');
    }
    if (age > hour) await renew(c);
    await next();
  });

  app.get('/inn', (c) => c.redirect(desk, 303));

  app.post('/ut', (c) => {
    deleteCookie(c, name, attributes);
    return c.redirect(desk, 303);
  });

  return app;
}

/** Whole in one answer, without scripts and without facts of the firm. */
function signInPage() {
  const sheets = ['src/styles/brand.css', 'server/sign-in-page.css'];
  const style = sheets
    .map((file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))
    .join('');
  return {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(style)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    },
    body: (alert?: string) => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Logg inn</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Logg inn</h1>
<form method="post" action="/inn">
<label for="password">Passord</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
${alert ? `<p role="alert">${escapeHtml(alert)}</p>\n` : ''}<button>Logg inn</button>
</form>
<p>Har du glemt passordet? Den som hjelper dere, har det, og kan lage et nytt.</p>
</main>
</body>
</html>
`,
  };
}
