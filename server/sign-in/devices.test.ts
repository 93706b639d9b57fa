import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { openStore } from './store.ts';
import { fakeTime, startDoor } from './testing/open-door.ts';

const day = 24 * 3_600_000;
async function twoDevices() {
  const door = await startDoor();
  const phone = await door.signedIn();
  const computer = {
    ...door.openBrowser('Mozilla/5.0 (Windows NT 10.0; Win64; x64)'),
    device: door.newDevice(),
  };
  await computer.addDevice(computer.device, await door.invite());
  return { ...door, phone, computer };
}

it('devices are listed with the browsers that are signed in, and get a name', async () => {
  const { phone, computer, openBrowser } = await twoDevices();
  await openBrowser('Mozilla/5.0 (iPad)').signIn(phone.device);
  expect(await phone.devices()).toMatchObject([
    {
      id: phone.device.id,
      name: 'iPhone',
      sessions: [
        { name: 'iPhone', isOwn: true },
        { name: 'iPad', isOwn: false },
      ],
    },
    { name: 'Windows-maskin', sessions: [{ isOwn: false }] },
  ]);
  const rename = (name: unknown) => computer.send('PUT', `/rediger/api/devices/${phone.device.id}`, { name });
  expect((await rename('  Telefonen i bilen ')).status).toBe(200);
  expect((await phone.devices())[0].name).toBe('Telefonen i bilen');
  for (const name of ['', ' ', 'a'.repeat(61), 1, null]) expect((await rename(name)).status).toBe(422);
});

it('a second device of a kind gets a number', async () => {
  const { signedIn, openBrowser, newDevice, invite } = await startDoor();
  const { devices } = await signedIn();
  await openBrowser().addDevice(newDevice(), await invite());
  expect((await devices()).map(({ name }: { name: string }) => name)).toEqual(['iPhone', 'iPhone 2']);
});

it('a session is ended from another device, or by itself to sign out', async () => {
  const { phone, computer } = await twoDevices();
  const [, { sessions }] = await phone.devices();
  expect((await phone.send('DELETE', `/rediger/api/sessions/${sessions[0].id}`)).status).toBe(200);
  expect(await computer.isSignedIn()).toBe(false);
  expect((await computer.signIn(computer.device)).status).toBe(200);
  const [{ sessions: own }] = await phone.devices();
  await phone.send('DELETE', `/rediger/api/sessions/${own[0].id}`);
  expect(await phone.isSignedIn()).toBe(false);
  expect(await computer.isSignedIn()).toBe(true);
});

it('removing a device asks for the screen lock, once for each, and ends its sessions', async () => {
  const { phone, computer, openBrowser } = await twoDevices();
  const tablet = openBrowser();
  await tablet.signIn(computer.device);
  const remove = () => phone.send('DELETE', `/rediger/api/devices/${computer.device.id}`);
  expect((await remove()).status).toBe(403);
  await phone.signIn(phone.device);
  expect((await remove()).status).toBe(200);
  expect(await computer.isSignedIn()).toBe(false);
  expect(await tablet.isSignedIn()).toBe(false);
  expect((await computer.signIn(computer.device)).status).toBe(401);
  expect(await phone.isSignedIn()).toBe(true);
  expect((await phone.send('POST', '/rediger/api/devices/invite')).status).toBe(403);
});

it('a session whose device is gone is none, also when the removal was cut off', async () => {
  const { phone, computer, data, restart } = await twoDevices();
  const file = path.join(data, 'sign-in/sessions.json');
  const before = readFileSync(file);
  await phone.signIn(phone.device);
  await phone.send('DELETE', `/rediger/api/devices/${computer.device.id}`);
  writeFileSync(file, before);
  await restart();
  expect(await computer.isSignedIn()).toBe(false);
  expect(await phone.isSignedIn()).toBe(true);
});

it('the last device stays', async () => {
  const { signedIn } = await startDoor();
  const { send, signIn, device, isSignedIn } = await signedIn();
  await signIn(device);
  const answer = await send('DELETE', `/rediger/api/devices/${device.id}`);
  expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('den eneste enheten')]);
  expect(await isSignedIn()).toBe(true);
});

it('a device that is signed in invites another one, after its screen lock', async () => {
  const { signedIn, openBrowser, newDevice } = await startDoor();
  const { send, signIn, device } = await signedIn();
  const ask = () => send('POST', '/rediger/api/devices/invite');
  expect((await ask()).status).toBe(403);
  fakeTime();
  await signIn(device);
  vi.advanceTimersByTime(5 * 60_000);
  expect((await ask()).status).toBe(403);
  await signIn(device);
  const { address, code, minutes } = (await ask()).body;
  expect(address).toMatch(/^https:\/\/rediger\.firma\.no\/inn#/);
  expect(code).toContain('<svg');
  expect(minutes).toBe(15);
  expect((await openBrowser().addDevice(newDevice(), address.split('#')[1])).status).toBe(200);
});

it('a browser that signed in by another device becomes one itself, and stays signed in', async () => {
  const { signedIn, openBrowser, newDevice, invite } = await startDoor();
  const { device } = await signedIn();
  const { signIn, addDevice, devices } = openBrowser('Macintosh');
  await signIn(device);
  const own = newDevice();
  expect((await addDevice(own)).status).toBe(403);
  expect((await addDevice(own, await invite())).status).toBe(200);
  expect(await devices()).toMatchObject([
    { id: device.id, sessions: [{ isOwn: false }, { isOwn: true }] },
    { id: own.id, name: 'Mac', sessions: [] },
  ]);
});

it('a session lasts 90 days from its last use, also through a start', async () => {
  const { signedIn, restart } = await startDoor();
  const { isSignedIn, send } = await signedIn();
  fakeTime();
  expect((await send('GET', '/rediger/')).headers).not.toHaveProperty('set-cookie');
  vi.advanceTimersByTime(89 * day);
  const { headers } = await send('GET', '/rediger/');
  expect(String(headers['set-cookie'])).toMatch(/__Host-rediger-session=[\w-]+; Max-Age=7776000;/);
  vi.advanceTimersByTime(89 * day);
  await restart();
  expect(await isSignedIn()).toBe(true);
  vi.advanceTimersByTime(90 * day);
  expect(await isSignedIn()).toBe(false);
});

it('a clock that was wrong for a while signs nobody out', async () => {
  const { signedIn } = await startDoor();
  const { isSignedIn, devices } = await signedIn();
  fakeTime();
  const now = Date.now();
  vi.setSystemTime(now - 3650 * day);
  expect(await isSignedIn()).toBe(true);
  expect((await devices())[0].sessions[0].lastUsed).toBe(new Date(now - 3650 * day).toISOString());
  vi.setSystemTime(now - 3600 * day);
  expect(await isSignedIn()).toBe(true);
});

it('the folder has no value that signs in', async () => {
  const { signedIn, data } = await startDoor();
  const { cookies } = await signedIn();
  const text = readFileSync(path.join(data, 'sign-in/sessions.json'), 'utf8');
  expect(text).toContain('hash');
  for (const value of cookies.values()) expect(text).not.toContain(value);
});

it('a backup without sessions keeps the devices', async () => {
  const { signedIn, data, restart } = await startDoor();
  const { isSignedIn, signIn, device } = await signedIn();
  writeFileSync(path.join(data, 'sign-in/sessions.json'), '[]');
  await restart();
  expect(await isSignedIn()).toBe(false);
  expect((await signIn(device)).status).toBe(200);
});

it('a file that somebody has broken stops the start with a sentence', async () => {
  const folder = temporaryFolder({ 'passkeys.json': '{' });
  await expect(openStore(folder, 'rediger.firma.no')).rejects.toThrow(/passkeys\.json kan ikke leses/);
});
