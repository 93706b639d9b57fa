import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cspHash, escapeHtml } from '../builder/html/html-page.ts';
import { dayMs, hourMs } from '../common/time.ts';
import { trimInvisible } from '../content-model/value-fields.ts';
import { deskPath, requireHost, requireOrigin, requireOwnScript } from './desk-app.ts';
import { type AppEnv, limitBody, toHttpError } from './http.ts';
import { createLimiter } from './messages/rate-limit.ts';
import { newSessionId, type Sessions } from './state/sessions.ts';

/** Milliseconds from the last use of a session, and from its beginning, until it ends. */
const lifetimes = { unused: 90 * dayMs, used: 365 * dayMs };

/** What a cookie contains. The times are in milliseconds. */
interface Session {
  id: string;
  began: number;
  lastUse: number;
}

const hash = (text: string) => createHash('sha256').update(text).digest();

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

  function writeSession(c: Context, { id, began }: Pick<Session, 'id' | 'began'>) {
    const value = [sessions.generation(), id, began, Date.now()].join('.');
    return setSignedCookie(c, name, value, key, { ...attributes, maxAge: lifetimes.unused / 1000 });
  }

  async function readSession(c: Context): Promise<Session | undefined> {
    const value = (await getSignedCookie(c, key, name)) || '';
    const [generation, id = '', began, lastUse] = value.split('.');
    const session = { id, began: Number(began), lastUse: Number(lastUse) };
    if (generation !== sessions.generation() || sessions.isEnded(id)) return undefined;
    const isFresh = ageOf(session.lastUse) < lifetimes.unused && ageOf(session.began) < lifetimes.used;
    return isFresh ? session : undefined;
  }

  /** Deletes the cookie too, since the session ends only when the disk has it. */
  async function signOut(c: Context, end: () => Promise<void>) {
    requireOrigin(c, [deskOrigin]);
    deleteCookie(c, name, attributes);
    try {
      await end();
    } catch (error) {
      const { message } = toHttpError(error);
      return sendPage(c, 507, `Du er logget ut her, men det ble ikke lagret. ${message}`);
    }
    return c.redirect(deskPath, 303);
  }

  function sendPage(c: Context, status: 401 | 429 | 507, alert?: string) {
    for (const [header, value] of Object.entries(page.headers)) c.header(header, value);
    return c.html(page.body(alert, status === 401), status);
  }

  app.use(requireHost([deskOrigin]));

  app.post('/inn', limitBody(4096), async (c) => {
    requireOrigin(c, [deskOrigin]);
    const seconds = limiter.count(c);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return sendPage(c, 429, `Feil passord er prøvd for mange ganger. ${waitWords(seconds)}`);
    }
    const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    if (!timingSafeEqual(hash(trimInvisible(String(form.password))), hash(password)))
      return sendPage(c, 401, 'Passordet er ikke riktig.');
    limiter.undoCount(c);
    await writeSession(c, { id: newSessionId(), began: Date.now() });
    return c.redirect(deskPath, 303);
  });

  app.use(async (c, next) => {
    const session = await readSession(c);
    if (!session) return sendPage(c, 401);
    if (ageOf(session.lastUse) > hourMs) await writeSession(c, session);
    await next();
  });

  app.get('/inn', (c) => c.redirect(deskPath, 303));

  app.post('/ut', async (c) => {
    const session = await readSession(c);
    return signOut(c, async () => {
      if (session) await sessions.end(session.id, Math.max(Date.now(), session.lastUse) + lifetimes.unused);
    });
  });

  app.post('/ut/overalt', (c) => signOut(c, sessions.endAll));

  app.use(requireOwnScript([deskOrigin]));

  return app;
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Vent i ${minutes} minutt${minutes === 1 ? '' : 'er'}, og prøv igjen.`;
}

/** A time in the future is from a clock that was ahead, and does not end a session. */
const ageOf = (time: number) => Math.abs(Date.now() - time);

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
