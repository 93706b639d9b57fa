import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { pageHeaders } from '../../builder/release/headers.ts';
import { ask } from '../testing/serve.ts';
import { origin, startDoor } from './testing/open-door.ts';

const everything = [
  ...['/', '/rediger/', '/rediger/api/overview', '/rediger/api/devices', '/about', '/kontakt.vcf'],
  ...['/inn', '/inn/valg', '/favicon.ico', '/nothing?a=b'],
];

it('without a session every request gets the same page, and nothing of the firm', async () => {
  const { openBrowser, inside } = await startDoor();
  const { send } = openBrowser();
  const first = await send('GET', '/');
  expect(first.status).toBe(401);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.text).toContain('Logg inn');
  for (const path of everything) {
    const { status, headers, text } = await send('GET', path);
    expect([path, status, text]).toEqual([path, 401, first.text]);
    expect({ ...headers, date: '' }).toEqual({ ...first.headers, date: '' });
    expect((await send('HEAD', path)).status).toBe(401);
  }
  expect(first.headers).not.toHaveProperty('set-cookie');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    expect(await send(method, '/rediger/api/documents/company', '{}')).toMatchObject({
      status: 401,
      text: first.text,
    });
  }
  expect(inside).not.toHaveBeenCalled();
});

it('what fails inside is an answer, and not the end of the process', async () => {
  const { signedIn, inside } = await startDoor();
  const { send } = await signedIn();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  inside.mockRejectedValueOnce(new TypeError('Invalid URL'));
  expect(await send('GET', '//')).toMatchObject({
    status: 500,
    body: { message: 'Noe gikk galt. Prøv igjen.' },
  });
  expect(log).toHaveBeenCalledOnce();
  expect((await send('GET', '/')).text).toBe('inside');
});

it('every answer says that browsers shall stay on https, guess no types, and keep it from other sites', async () => {
  const { signedIn, openBrowser } = await startDoor();
  const { send } = await signedIn();
  const answers = await Promise.all([
    openBrowser().send('GET', '/'),
    openBrowser().send('POST', '/inn/valg'),
    openBrowser().send('GET', '/', undefined, { host: 'evil.no' }),
    send('GET', '/rediger/'),
    send('GET', '/rediger/api/devices'),
  ]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'strict-transport-security': pageHeaders['Strict-Transport-Security'],
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
  }
});

it('the page runs its own script and no other', async () => {
  const { openBrowser } = await startDoor();
  const { headers } = await openBrowser().send('GET', '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
});

it.each(['evil.no', 'rediger.firma.no.evil.no', 'rediger.firma.no:4181', 'www.firma.no', '127.0.0.1'])(
  'the host name %s is answered with 421, with a session too',
  async (host) => {
    const { signedIn, inside } = await startDoor();
    const { send } = await signedIn();
    for (const [method, path] of [
      ['GET', '/'],
      ['POST', '/inn/valg'],
    ] as const) {
      const { status, text, headers } = await send(method, path, undefined, { host });
      expect(status).toBe(421);
      expect(text).not.toContain('firma');
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(inside).not.toHaveBeenCalled();
  },
);

it('an address that names another host is answered with 421', async () => {
  const { server } = await startDoor();
  const { status } = await ask(server, 'http://evil.no/inn', { headers: { host: new URL(origin).host } });
  expect(status).toBe(421);
});

it('what a proxy says of the host and the visitor changes nothing', async () => {
  const { openBrowser } = await startDoor();
  const forwarded = {
    'x-forwarded-host': 'evil.no',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.no;proto=http',
  };
  const { send } = openBrowser();
  const offer = await send('POST', '/inn/valg', undefined, forwarded);
  expect(offer.body).toMatchObject({ rpId: 'rediger.firma.no', userVerification: 'required' });
  expect(String(offer.headers['set-cookie'])).toContain('__Host-rediger-challenge=');
  const asked = await send('GET', '/', undefined, {
    ...forwarded,
    host: 'evil.no',
    'x-forwarded-host': 'rediger.firma.no',
  });
  expect(asked.status).toBe(421);
});

it.each([
  'https://www.firma.no',
  'https://rediger.firma.no:8443',
  'http://rediger.firma.no',
  'null',
  undefined,
])('a page of the origin %s signs nobody in and changes nothing', async (other) => {
  const { signedIn, invite, openBrowser, newDevice, inside } = await startDoor();
  const code = await invite();
  const stranger = openBrowser();
  for (const path of ['/inn/valg', '/inn/svar', '/inn/ny/valg', '/inn/ny/svar']) {
    expect((await stranger.send('POST', path, { code }, { origin: other })).status).toBe(403);
  }
  expect(stranger.cookies.size).toBe(0);
  const { send } = await signedIn();
  for (const path of ['/rediger/api/publish', '/rediger/api/devices/invite', '/inn']) {
    expect((await send('POST', path, {}, { origin: other })).status).toBe(403);
  }
  expect(inside).not.toHaveBeenCalled();
  expect((await openBrowser().addDevice(newDevice(), code)).status).toBe(200);
});

it('a change needs the header that no form of another page can send', async () => {
  const { signedIn } = await startDoor();
  const { send } = await signedIn();
  expect((await send('POST', '/rediger/api/publish', {}, { 'x-rediger': '' })).status).toBe(403);
  expect((await send('POST', '/rediger/api/publish', {})).text).toBe('inside');
  expect((await send('GET', '/rediger/api/overview', undefined, { 'x-rediger': '' })).text).toBe('inside');
});

it('bodies that are too large, too slow or no JSON are refused in words', async () => {
  const { openBrowser, server } = await startDoor();
  const { send } = openBrowser();
  expect(await send('POST', '/inn/svar', 'a'.repeat(70_000))).toMatchObject({
    status: 413,
    body: { message: 'Det er for stort.' },
  });
  for (const body of ['{', '[]', 'null', '"text"', '{"id":1}', '{"response":null}']) {
    expect((await send('POST', '/inn/svar', body)).status, body).toBe(401);
    expect((await send('POST', '/inn/ny/valg', body)).status, body).toBe(403);
    expect((await send('POST', '/inn/ny/svar', body)).status, body).toBe(401);
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const headers = { host: new URL(origin).host, origin, 'content-length': 10 };
  // The rest of its body never comes.
  const slow = request(server, { path: '/inn/svar', method: 'POST', headers });
  const answered = once(slow, 'response');
  slow.write('{');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(60_000);
  expect((await answered)[0].statusCode).toBe(408);
  vi.useRealTimers();
});
