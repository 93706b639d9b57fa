import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cspHash, escapeHtml } from '../builder/html/html-page.ts';
import { hourMs } from '../common/time.ts';
import { deskPath, requireHost, requireOrigin, requireOwnScript } from './desk-app.ts';
import { type AppEnv, limitBody } from './http.ts';
import { createLimiter } from './messages/rate-limit.ts';

const sessionLifetime = 90 * 24 * hourMs;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Answers requests without a session, a signed cookie with the time of its last use. */
export function createSignIn(deskOrigin: string, password: string) {
  const isSecure = deskOrigin.startsWith('https:');
  // scrypt is slow, so that nobody can guess the password from a cookie.
  const key = scryptSync(password, 'session', 32);
  // Browsers accept this prefix only with https.
  const name = isSecure ? '__Host-rediger' : 'rediger';
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
  const limiter = createLimiter();
  const page = signInPage();
  const app = new Hono<AppEnv>();

  const renew = (c: Context) =>
    setSignedCookie(c, name, String(Date.now()), key, { ...attributes, maxAge: sessionLifetime / 1000 });

  function sendPage(c: Context, status: 401 | 429, alert?: string) {
    for (const [header, value] of Object.entries(page.headers)) c.header(header, value);
    return c.html(page.body(alert), status);
  }

  app.use(requireHost([deskOrigin]));

  app.post('/inn', limitBody(4096), async (c) => {
    requireOrigin(c, [deskOrigin]);
    const seconds = limiter.count(c);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return sendPage(c, 429, 'Feil passord er prøvd for mange ganger. Vent i ti minutter, og prøv igjen.');
    }
    const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    if (!timingSafeEqual(hash(String(form.password)), hash(password)))
      return sendPage(c, 401, 'Passordet er ikke riktig. Prøv en gang til.');
    limiter.undoCount(c);
    await renew(c);
    return c.redirect(deskPath, 303);
  });

  app.use(async (c, next) => {
    const lastUse = await getSignedCookie(c, key, name);
    if (!lastUse) return sendPage(c, 401);
    // A time in the future is from a clock that was ahead, and does not end a session.
    const age = Math.abs(Date.now() - Number(lastUse));
    if (age >= sessionLifetime) return sendPage(c, 401);
    if (age > hourMs) await renew(c);
    await next();
  });

  app.get('/inn', (c) => c.redirect(deskPath, 303));

  app.post('/ut', (c) => {
    requireOrigin(c, [deskOrigin]);
    deleteCookie(c, name, attributes);
    return c.redirect(deskPath, 303);
  });

  app.use(requireOwnScript([deskOrigin]));

  return app;
}

/** The redirect after signing in leads back to the view of the address. */
const keepView = 'document.forms[0].action += location.hash';

/** A page that needs no other file, and that names nothing of the company. */
function signInPage() {
  const sheets = ['src/styles/brand.css', 'server/sign-in-page.css'];
  const style = sheets
    .map((file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))
    .join('');
  return {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(style)}; script-src ${cspHash(keepView)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
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
<script>${keepView}</script>
<p>Har du glemt passordet? Den som hjelper dere, har det, og kan lage et nytt.</p>
</main>
</body>
</html>
`,
  };
}
