import { createHmac, hash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../builder/testing/folder.ts';
import { dayMs } from '../common/time.ts';
import { HttpError } from './http.ts';
import { createSignIn } from './sign-in.ts';
import { openSessions, type Sessions } from './state/sessions.ts';

const origin = 'https://rediger.firma.no';
const password = 'seks blå lastebiler';

async function start(address = origin, secret = password, sessions?: Sessions) {
  const known = sessions ?? (await openSessions(temporaryFolder()));
  const inside = vi.fn((c: Context) => c.text('inside'));
  const app = new Hono()
    .route('/', createSignIn(address, secret, known))
    .all('*', inside)
    .onError((error) => new Response(null, { status: error instanceof HttpError ? error.status : 500 }));
  let cookie = '';

  async function send(method: string, path: string, { headers = {}, body = '', from = '203.0.113.7' } = {}) {
    const defaults = { origin: address, 'x-rediger': '1', 'x-forwarded-for': from, cookie };
    const init = { method, headers: { ...defaults, ...headers }, body: body || null };
    const response = await app.request(path.startsWith('/') ? address + path : path, init);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: response.status, headers: response.headers, text: await response.text(), set };
  }
  const signIn = (typed = password, options = {}) =>
    send('POST', '/inn', { body: String(new URLSearchParams({ password: typed })), ...form, ...options });
  return { send, signIn, inside, cookie: (value?: string) => (cookie = value ?? cookie) };
}

const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

it('without a session every request gets the sign-in page', async () => {
  const { send, inside } = await start();
  const { status, ...page } = await send('GET', '/inn');
  expect([status, page.text]).toEqual([401, expect.stringContaining('Logg inn')]);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/,
  );
  const headers = { origin: 'https://evil.no' };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
    for (const path of ['/', '/rediger/', '/rediger/api/overview', '/about', '/robots.txt', '/%E0', '//'])
      expect(await send(method, path, { headers }), `${method} ${path}`).toEqual({ status: 401, ...page });
  }
  expect(inside).not.toHaveBeenCalled();
});

it('signs in with the password, and signs out', async () => {
  const { send, signIn, cookie } = await start();
  const { status, headers, set } = await signIn();
  expect([status, headers.get('location')]).toEqual([303, '/rediger/']);
  expect(set).toMatch(/^__Host-rediger=.*; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie()).not.toContain('lastebiler');
  expect(await send('GET', '/rediger/')).toMatchObject({ status: 200, text: 'inside', set: undefined });
  expect((await send('GET', '/inn')).headers.get('location')).toBe('/rediger/');
  expect((await send('POST', '/ut')).status).toBe(303);
  expect((await send('GET', '/rediger/')).status).toBe(401);
});

it('ignores spaces at both ends of what is typed', async () => {
  const { signIn } = await start();
  expect((await signIn(` \u00a0${password}\u200b\n`)).status).toBe(303);
  expect((await signIn(password.replace(' ', ''))).status).toBe(401);
});

it('on localhost the cookie is not restricted to https', async () => {
  const { send, signIn } = await start('http://localhost:4174');
  expect((await signIn()).set).toMatch(/^rediger=(?!.*Secure)/);
  expect((await send('GET', '/')).text).toBe('inside');
});

it('a session ends 90 days after signing in, however often it is used', async () => {
  fakeTime();
  const { send, signIn } = await start();
  await signIn();
  for (let day = 1; day < 90; day++) {
    vi.setSystemTime(Date.now() + dayMs);
    expect(await send('GET', '/'), `day ${day}`).toMatchObject({ text: 'inside', set: undefined });
  }
  vi.setSystemTime(Date.now() + dayMs);
  expect((await send('GET', '/')).status).toBe(401);
});

it('signing out ends every session, and stays so after a restart', async () => {
  const data = temporaryFolder();
  const sessions = await openSessions(data);
  const phone = await start(origin, password, sessions);
  const computer = await start(origin, password, sessions);
  for (const { signIn } of [phone, computer]) await signIn();
  const copies = [phone.cookie(), computer.cookie()];
  expect((await computer.send('GET', '/')).text).toBe('inside');
  expect((await phone.send('POST', '/ut')).status).toBe(303);
  for (const known of [sessions, await openSessions(data)]) {
    const copy = await start(origin, password, known);
    for (const value of copies) {
      copy.cookie(value);
      expect((await copy.send('GET', '/')).status).toBe(401);
    }
  }
  await phone.signIn();
  expect((await phone.send('GET', '/')).text).toBe('inside');
});

it('ends no session for somebody who is not signed in', async () => {
  const sessions = await openSessions(temporaryFolder());
  const phone = await start(origin, password, sessions);
  await phone.signIn();
  expect((await (await start(origin, password, sessions)).send('POST', '/ut')).status).toBe(401);
  expect((await phone.send('GET', '/')).text).toBe('inside');
});

it('refuses a forged cookie, and one from before a new password', async () => {
  const sessions = await openSessions(temporaryFolder());
  const { send, signIn, cookie } = await start(origin, password, sessions);
  await signIn();
  const [name, value = ''] = cookie().split('=');
  const [time = '', signature = ''] = decodeURIComponent(value).split(/\.(?=[^.]*$)/);
  const altered = signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  const before = await start(origin, 'det gamle passordet', sessions);
  await before.signIn('det gamle passordet');
  expect((await before.send('GET', '/')).text).toBe('inside');
  const quickKey = hash('sha256', `session ${password}`, 'buffer');
  const quick = createHmac('sha256', quickKey).update(time).digest('base64');
  const earlier = time.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  const forged = [
    `${earlier}.${signature}`,
    ...['', `.${quick}`, '.', `.${altered}`].map((end) => time + end),
  ];
  for (const refused of [...forged.map((text) => `${name}=${encodeURIComponent(text)}`), before.cookie()]) {
    cookie(refused);
    expect((await send('GET', '/')).status, refused).toBe(401);
  }
});

it('refuses an address after five wrong passwords, but not after right ones', async () => {
  fakeTime();
  const { signIn } = await start();
  for (let count = 1; count <= 5; count++) {
    // The words are the description of the field, which has the focus.
    const text = expect.stringMatching(
      /<input [^>]*aria-invalid="true" aria-describedby="alert" autofocus>\n<label .*\n<p id="alert"[^>]*>.*ikke riktig/,
    );
    expect(await signIn(password + count)).toMatchObject({ status: 401, text });
  }
  const sixth = await signIn();
  expect([sixth.status, sixth.text]).toEqual([429, expect.stringContaining('Vent i ti minutter')]);
  vi.setSystemTime(Date.now() + 550_000);
  expect((await signIn()).status).toBe(429);
  expect((await signIn(password, { ...form, from: '203.0.113.7, 203.0.113.8' })).status).toBe(303);
  vi.setSystemTime(Date.now() + 50_000);
  for (let count = 1; count <= 6; count++) expect((await signIn()).status).toBe(303);
});

it('refuses passwords that are too long or not in a form', async () => {
  const { send, signIn } = await start();
  expect((await signIn('a'.repeat(5000))).status).toBe(413);
  const file = new FormData();
  file.set('password', new Blob([password]));
  for (const body of [file, '{"password":"x"}', '']) {
    expect((await send('POST', '/inn', { body: body as string })).status).toBe(401);
  }
});

it('refuses a session from another host, origin or page', async () => {
  const { send, signIn, inside } = await start();
  await signIn();
  const change = '/rediger/api/publish';
  for (const host of ['evil.no', 'rediger.firma.no.evil.no', 'rediger.firma.no:4181', '127.0.0.1'])
    for (const method of ['GET', 'POST'])
      expect(await send(method, `https://${host}/inn`)).toMatchObject({ status: 421, text: '' });
  for (const other of ['https://www.firma.no', `${origin}:8443`, 'http://rediger.firma.no', 'null', '']) {
    const headers = { ...form.headers, origin: other };
    expect(await signIn(password, { headers })).toMatchObject({ status: 403, set: undefined });
    for (const path of [change, '/ut', '/inn'])
      expect((await send('POST', path, { headers: { origin: other } })).status).toBe(403);
  }
  const headers = { 'x-rediger': '' };
  expect((await send('POST', change, { headers })).status).toBe(403);
  expect(inside).not.toHaveBeenCalled();
  expect((await send('POST', change)).text).toBe('inside');
  expect((await send('GET', '/rediger/api/overview', { headers })).text).toBe('inside');
});
