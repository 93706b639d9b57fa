import { expect, it, vi } from 'vitest';
import type { Deviation } from './testing/authenticator.ts';
import { fakeTime, origin, startDoor } from './testing/open-door.ts';

const minute = 60_000;

it('the screen lock of a known device signs a browser in, with a cookie that no script reads', async () => {
  const { signedIn, openBrowser } = await startDoor();
  const { device } = await signedIn();
  const browser = openBrowser();
  const offer = await browser.send('POST', '/inn/valg');
  expect(offer.body).toMatchObject({ rpId: 'rediger.firma.no', userVerification: 'required' });
  // A stranger learns of no device.
  expect(offer.body.allowCredentials).toBeUndefined();
  expect(offer.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-rediger-challenge=[\w-]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
  const answer = await browser.send('POST', '/inn/svar', device.answer(offer.body));
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-rediger-session=[\w-]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
  expect(await browser.isSignedIn()).toBe(true);
});

it('on localhost the cookies need no https', async () => {
  const { openBrowser, invite, newDevice } = await startDoor(undefined, 'http://localhost:4181');
  const browser = openBrowser();
  await browser.addDevice(newDevice(), await invite());
  expect([...browser.cookies.keys()]).toEqual(['rediger-challenge', 'rediger-session']);
  expect(await browser.isSignedIn()).toBe(true);
});

it.each<[string, Deviation]>([
  ['another origin', { origin: 'https://rediger.firma.no.evil.no' }],
  ['the site itself', { origin: 'https://www.firma.no' }],
  ['another host name of a passkey', { rpId: 'firma.no' }],
  ['a device that nobody has unlocked', { isUnlocked: false }],
  ['an answer to something else', { type: 'webauthn.create' }],
  ['a challenge of its own', { challenge: Buffer.alloc(56, 1).toString('base64url') }],
  ['an empty challenge', { challenge: '' }],
])('%s is refused, like a device that is not known', async (_name, deviation) => {
  const { signedIn, openBrowser, newDevice } = await startDoor();
  const { device } = await signedIn();
  const browser = openBrowser();
  const unknown = await browser.signIn(newDevice());
  const refused = await browser.signIn(device, deviation);
  expect(refused.status).toBe(401);
  expect(refused.body).toEqual(unknown.body);
  expect(await browser.isSignedIn()).toBe(false);
  expect((await browser.signIn(device)).status).toBe(200);
});

it('an answer that is broken anywhere is refused', async () => {
  const { signedIn, openBrowser } = await startDoor();
  const { device } = await signedIn();
  const { send } = openBrowser();
  const whole = device.answer((await send('POST', '/inn/valg')).body);
  for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
    for (const broken of ['', 'AAAA', '*', whole.response[part].slice(0, -6), 'A'.repeat(9000)]) {
      const answer = { ...whole, response: { ...whole.response, [part]: broken } };
      expect((await send('POST', '/inn/svar', answer)).status, `${part} ${broken}`).toBe(401);
    }
  }
  // None of them has used the challenge up.
  expect((await send('POST', '/inn/svar', whole)).status).toBe(200);
});

it('a challenge counts once, also when both answers come at the same time', async () => {
  const { signedIn, openBrowser } = await startDoor();
  const { device } = await signedIn();
  const { send } = openBrowser();
  const { body } = await send('POST', '/inn/valg');
  const statuses = [device.answer(body), device.answer(body)].map(async (answer) => {
    return (await send('POST', '/inn/svar', answer, { cookie: undefined })).status;
  });
  expect(await Promise.all(statuses)).toEqual([401, 401]);
  const both = await Promise.all(
    [device.answer(body), device.answer(body)].map((answer) => send('POST', '/inn/svar', answer)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await send('POST', '/inn/svar', device.answer(body))).status).toBe(401);
});

it('a challenge counts in the browser that asked for it, for five minutes, whatever the clock says', async () => {
  const { signedIn, openBrowser, restart } = await startDoor();
  const { device } = await signedIn();
  const [browser, other] = [openBrowser(), openBrowser()];
  fakeTime();
  const ask = async () => (await browser.send('POST', '/inn/valg')).body;
  const send = async (from: typeof browser, body: Awaited<ReturnType<typeof ask>>) =>
    (await from.send('POST', '/inn/svar', device.answer(body))).status;
  await other.send('POST', '/inn/valg');
  expect(await send(other, await ask())).toBe(401);

  const late = await ask();
  vi.advanceTimersByTime(5 * minute);
  vi.setSystemTime(Date.now() - 60 * minute);
  expect(await send(browser, late)).toBe(401);

  const beforeTheStart = await ask();
  await restart();
  expect(await send(browser, beforeTheStart)).toBe(401);

  const soon = await ask();
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  vi.advanceTimersByTime(4 * minute);
  expect(await send(browser, soon)).toBe(200);
});

it('several windows sign in side by side', async () => {
  const { signedIn, openBrowser } = await startDoor();
  const { device } = await signedIn();
  const { send, devices } = openBrowser();
  const [first, second] = [await send('POST', '/inn/valg'), await send('POST', '/inn/valg')];
  expect((await send('POST', '/inn/svar', device.answer(first.body))).status).toBe(200);
  expect((await send('POST', '/inn/svar', device.answer(second.body))).status).toBe(200);
  // The second one found the browser signed in.
  expect((await devices())[0].sessions).toHaveLength(2);
});

it('strangers who ask again and again fill no memory and keep nobody out', async () => {
  const { signedIn, openBrowser, newDevice } = await startDoor();
  const { device } = await signedIn();
  const { send } = openBrowser();
  const { body } = await send('POST', '/inn/valg');
  const stranger = newDevice();
  for (let count = 0; count < 200; count++) {
    expect((await send('POST', '/inn/svar', stranger.answer(body))).status).toBe(401);
  }
  expect((await send('POST', '/inn/svar', device.answer(body))).status).toBe(200);
});

it('a device that was copied is noticed: its count goes back', async () => {
  const { signedIn, openBrowser } = await startDoor();
  const { device } = await signedIn();
  const { send, signIn } = openBrowser();
  const old = device.answer((await send('POST', '/inn/valg')).body);
  expect((await signIn(device)).status).toBe(200);
  expect((await send('POST', '/inn/svar', old)).status).toBe(401);
});

it('a made-up session is no session', async () => {
  const { openBrowser, data } = await startDoor();
  const { send } = openBrowser();
  const text = data + origin;
  for (const value of ['', 'x', Buffer.from(text).toString('base64url'), '__proto__', '"', '=']) {
    const cookie = `__Host-rediger-session=${value}; rediger-session=${value}`;
    expect((await send('GET', '/rediger/', undefined, { cookie })).status).toBe(401);
  }
});
