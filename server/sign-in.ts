import { hash, scryptSync, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cspHash, escapeHtml } from '../builder/html/html-page.ts';
import { cleanText } from '../common/clean-text.ts';
import { dayMs } from '../common/time.ts';
import { deskPath, requireHost, requireOrigin, requireOwnScript } from './desk-app.ts';
import { type AppEnv, limitBody } from './http.ts';
import { createLimiter } from './messages/rate-limit.ts';
import type { Sessions } from './state/sessions.ts';

/** Milliseconds from signing in until a session ends. */
const lifetime = 90 * dayMs;

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Answers requests without a session, a signed cookie. */
export function createSignIn(deskOrigin: string, password: string, sessions: Sessions) {
  const isSecure = deskOrigin.startsWith('https:');
  // scrypt is slow, so that nobody can guess the password from a cookie.
  const key = scryptSync(password, 'session', 32);
  // Browsers accept this prefix only with https.
  const name = isSecure ? '__Host-rediger' : 'rediger';
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
  const limiter = createLimiter();
  const page = signInPage();
  const app = new Hono<AppEnv>();

  async function isSignedIn(c: Context): Promise<boolean> {
    const value = (await getSignedCookie(c, key, name)) || '';
    const [generation, began] = value.split('.');
    // A time in the future is from a clock that was ahead, and does not end a session.
    return generation === sessions.generation() && Math.abs(Date.now() - Number(began)) < lifetime;
  }

  function sendPage(c: Context, status: 401 | 429, alert?: string) {
    for (const [header, value] of Object.entries(page.headers)) c.header(header, value);
    return c.html(page.body(alert, status === 401), status);
  }

  app.use(requireHost([deskOrigin]));

  app.post('/inn', limitBody(4096), async (c) => {
    requireOrigin(c, [deskOrigin]);
    if (!limiter.admit(c))
      return sendPage(c, 429, 'Feil passord er prøvd for mange ganger. Vent i ti minutter, og prøv igjen.');
    const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    if (!timingSafeEqual(digest(cleanText(String(form.password))), digest(password)))
      return sendPage(c, 401, 'Passordet er ikke riktig.');
    limiter.undoCount(c);
    const session = `${sessions.generation()}.${Date.now()}`;
    await setSignedCookie(c, name, session, key, { ...attributes, maxAge: lifetime / 1000 });
    return c.redirect(deskPath, 303);
  });

  app.use(async (c, next) => {
    if (!(await isSignedIn(c))) return sendPage(c, 401);
    await next();
  });

  app.get('/inn', (c) => c.redirect(deskPath, 303));

  // Deletes the cookie too, since the sessions end only when the disk has it.
  app.post('/ut', async (c) => {
    requireOrigin(c, [deskOrigin]);
    deleteCookie(c, name, attributes);
    await sessions.endAll();
    return c.redirect(deskPath, 303);
  });

  app.use(requireOwnScript([deskOrigin]));

  return app;
}

/**
 * The redirect after signing in leads back to the view of the address. A browser stores only passwords that are hidden
 * while the form is sent.
 */
const script = `const form = document.forms[0];
const { password, show } = form.elements;
form.action += location.hash;
show.parentElement.hidden = false;
show.onchange = () => { password.type = show.checked ? 'text' : 'password'; };
form.onsubmit = () => { password.type = 'password'; };`;

/** A page that needs no other file, and that names nothing of the company. */
function signInPage() {
  const sheets = ['src/styles/brand.css', 'server/sign-in-page.css'];
  const style = sheets
    .map((file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))
    .join('');
  return {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(style)}; script-src ${cspHash(script)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    },
    body: (alert = '', isWrong = false) => `<!doctype html>
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
<input id="password" name="password" type="password" autocomplete="current-password" required${alert && ` aria-invalid="${isWrong}" aria-describedby="alert" autofocus`}>
<label class="show" hidden><input type="checkbox" id="show" autocomplete="off"> Vis passordet</label>
${alert && `<p id="alert" role="alert">${escapeHtml(alert)}</p>\n`}<button>Logg inn</button>
</form>
<script>${script}</script>
<p>Har du glemt passordet, eller vil du bytte det? Den som hjelper dere, har det, og kan lage et nytt. Det kan ikke byttes herfra.</p>
</main>
</body>
</html>
`,
  };
}
