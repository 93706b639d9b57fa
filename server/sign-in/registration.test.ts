import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { openState } from '../state/open-state.ts';
import type { Deviation } from './testing/authenticator.ts';
import { fakeTime, origin, startDoor } from './testing/open-door.ts';

const minute = 60_000;
const linkIn = (text = '') => /https:\S+\/inn#(\S+)/.exec(text)?.[1];

it('an invite adds one device, and signs it in', async () => {
  const { openBrowser, newDevice, invite, data } = await startDoor();
  const code = await invite();
  const [browser, second] = [openBrowser(), openBrowser()];
  const { body } = await browser.send('POST', '/inn/ny/valg', { code });
  expect(body).toMatchObject({
    rp: { id: 'rediger.firma.no', name: 'Redigering' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  // The link may be opened and previewed as often as anybody likes.
  for (const path of ['/inn', `/inn?code=${code}`]) await second.send('GET', path);
  await second.send('POST', '/inn/ny/valg', { code });

  const device = newDevice();
  expect((await browser.send('POST', '/inn/ny/svar', { code, passkey: device.make(body) })).status).toBe(200);
  expect(await browser.isSignedIn()).toBe(true);

  const again = await second.send('POST', '/inn/ny/valg', { code });
  const unknown = await second.send('POST', '/inn/ny/valg', { code: 'unknown' });
  expect([again.status, again.body]).toEqual([unknown.status, unknown.body]);
  expect(again.status).toBe(403);
  const folder = path.join(data, 'sign-in');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const file of files) {
    const name = path.join(file.parentPath, file.name);
    expect(name + readFileSync(name)).not.toContain(code);
    expect(statSync(name).mode & 0o777).toBe(0o600);
  }
});

it('an invite that two devices use at once adds one', async () => {
  const { openBrowser, newDevice, invite } = await startDoor();
  const code = await invite();
  const answers = await Promise.all([1, 2, 3].map(() => openBrowser().addDevice(newDevice(), code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
});

it('an invite holds for 15 minutes, and none outlives a clock that is set back', async () => {
  const { openBrowser, newDevice, invite } = await startDoor();
  fakeTime();
  const add = async (code: string) => (await openBrowser().addDevice(newDevice(), code)).status;
  const code = await invite();
  vi.advanceTimersByTime(15 * minute);
  expect(await add(code)).toBe(403);
  const fresh = await invite();
  vi.setSystemTime(Date.now() - minute);
  expect(await add(fresh)).toBe(403);
  expect(await add(await invite())).toBe(200);
});

it.each<[string, Deviation]>([
  ['another origin', { origin: 'https://evil.no' }],
  ['another host name of a passkey', { rpId: 'firma.no' }],
  ['a device that nobody has unlocked', { isUnlocked: false }],
  ['a challenge of its own', { challenge: Buffer.alloc(56, 1).toString('base64url') }],
  ['an answer to something else', { type: 'webauthn.get' }],
])('%s adds nothing and spends nothing', async (_name, deviation) => {
  const { openBrowser, newDevice, invite } = await startDoor();
  const code = await invite();
  const { send, addDevice, isSignedIn } = openBrowser();
  const { body } = await send('POST', '/inn/ny/valg', { code });
  const refused = await send('POST', '/inn/ny/svar', { code, passkey: newDevice().make(body, deviation) });
  expect(refused.status).toBe(401);
  expect(await isSignedIn()).toBe(false);
  expect((await addDevice(newDevice(), code)).status).toBe(200);
});

it('what is no CBOR adds nothing and spends nothing', async () => {
  const { openBrowser, newDevice, invite } = await startDoor();
  const code = await invite();
  const { send, addDevice } = openBrowser();
  const { body } = await send('POST', '/inn/ny/valg', { code });
  const whole = newDevice().make(body);
  const { attestationObject } = whole.response;
  for (const broken of [
    attestationObject.slice(0, 40),
    'oA',
    '_____w',
    'A'.repeat(4000),
    attestationObject.replace('o', 'p'),
  ]) {
    const passkey = { ...whole, response: { ...whole.response, attestationObject: broken } };
    expect((await send('POST', '/inn/ny/svar', { code, passkey })).status).toBe(401);
  }
  expect((await addDevice(newDevice(), code)).status).toBe(200);
});

it('a challenge for signing in adds no device', async () => {
  const { openBrowser, newDevice, invite } = await startDoor();
  const code = await invite();
  const { send } = openBrowser();
  const options = (await send('POST', '/inn/ny/valg', { code })).body;
  const { challenge } = (await send('POST', '/inn/valg')).body;
  const passkey = newDevice().make({ ...options, challenge });
  expect((await send('POST', '/inn/ny/svar', { code, passkey })).status).toBe(401);
});

it('a device that is there already is not added twice', async () => {
  const { signedIn, openBrowser, invite } = await startDoor();
  const { device, devices } = await signedIn();
  const code = await invite();
  const offer = await openBrowser().send('POST', '/inn/ny/valg', { code });
  expect(offer.body.excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
  expect((await openBrowser().addDevice(device, code)).status).toBe(401);
  expect(await devices()).toHaveLength(1);
});

it('a start shows the first invite to a terminal, and never to a log', async () => {
  const { greeting, openBrowser, newDevice, data } = await startDoor();
  const logged = await greeting(false);
  expect(logged).toContain('npm run invite');
  expect(linkIn(logged)).toBeUndefined();
  expect(readdirSync(path.join(data, 'sign-in'))).not.toContain('invites');
  const code = linkIn(await greeting(true));
  expect((await openBrowser().addDevice(newDevice(), code)).status).toBe(200);
  expect(await greeting(true)).toBeUndefined();
});

it('at another address passkeys are void: the start says so, and they hold again at the old one', async () => {
  const first = await startDoor();
  const { device } = await first.signedIn();
  const moved = await startDoor(first.data, 'https://ny.firma.no');
  const greeting = await moved.greeting(false);
  expect(greeting).toContain('https://ny.firma.no');
  expect(greeting).toContain('npm run invite');
  expect((await moved.openBrowser().signIn(device)).status).toBe(401);
  expect((await moved.openBrowser().addDevice(moved.newDevice(), await moved.invite())).status).toBe(200);
  const back = await startDoor(first.data);
  expect(await back.greeting(false)).toBeUndefined();
  expect((await back.openBrowser().signIn(device)).status).toBe(200);
});

it('«npm run invite» makes an invite while the server runs or starts, and refuses a folder that is not there', async () => {
  const { data, openBrowser, newDevice } = await startDoor();
  const run = (folder: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'commands/invite.ts'], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, SITE_DATA: folder, SITE_ADDRESS: 'https://www.firma.no', DESK_ADDRESS: origin },
    });
  const printed = run(data);
  // The QR code is drawn with blocks.
  expect(printed).toMatch(/█.*\n.*█/);
  expect((await openBrowser().addDevice(newDevice(), linkIn(printed))).status).toBe(200);
  const empty = temporaryFolder();
  const code = linkIn(run(empty));
  (await openState(empty, temporaryFolder({ 'content/notice.json': '{"sentences":[]}' }))).close();
  const started = await startDoor(empty);
  expect((await started.openBrowser().addDevice(newDevice(), code)).status).toBe(200);
  expect(() => run(path.join(empty, 'nothing'))).toThrow('Start npm run serve først');
});
