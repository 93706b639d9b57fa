import { expect, it } from 'vitest';
import { ask } from '../../server/testing/serve.ts';
import { openDesk } from '../tests/support/desk.ts';
import { heic, phonePhoto, plainPhoto } from '../tests/support/photo.ts';

/** Asks as a phone does. */
const fromPhone = (address: string, options?: Parameters<typeof ask>[2]) =>
  ask(new URL(address).origin, address.slice(new URL(address).origin.length), options);

const headers = { 'Content-Type': 'image/jpeg' };
const photoOf = (body: Buffer) => ({ method: 'POST', body, headers });

it('photos of a phone come in cleaned and turned, and the refused ones say why', async () => {
  const desk = await openDesk();
  const { address, code, isOpen, message } = (await desk.ask('POST', '/phone')).body;
  expect([isOpen, message]).toEqual([true, expect.stringContaining('Rett kameraet')]);
  expect(code).toMatch(/^<svg/);
  expect(new URL(address).hostname).not.toBe('127.0.0.1');
  const page = await fromPhone(address);
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Velg bilder') });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await desk.ask('GET', '/phone')).body.message).toContain('Telefonen er koblet til');

  const taken = await fromPhone(`${address}?name=IMG_1.JPG`, photoOf(await phonePhoto()));
  expect(taken.status).toBe(200);
  const refused = await fromPhone(`${address}?name=IMG_2.HEIC`, photoOf(heic));
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('Mest kompatibelt') });
  const { photos, refused: reasons } = (await desk.ask('GET', '/phone')).body;
  expect(photos).toEqual([{ name: 'img-1', width: 1200, height: 1600, pending: true }]);
  expect(reasons).toEqual([refused.text]);
});

it('nothing else is reachable, and nothing at all once it is closed', async () => {
  const desk = await openDesk();
  const { address } = (await desk.ask('POST', '/phone')).body;
  const { origin, host, pathname } = new URL(address);
  expect(pathname).toMatch(/^\/[\w-]{22}$/);
  const photo = await plainPhoto(1100, 800);
  // Nobody has opened the page yet.
  expect((await fromPhone(address, photoOf(photo))).status).toBe(405);
  const others = ['/', '/rediger/api/overview', `${pathname}x`, `${pathname}/..`, '/content/company.json'];
  for (const path of others) expect((await fromPhone(origin + path)).status, path).toBe(404);
  expect((await fromPhone(address, { headers: { Host: 'desk.example.no' } })).status).toBe(404);
  expect((await fromPhone(address)).status).toBe(200);
  for (const method of ['PUT', 'DELETE', 'OPTIONS'])
    expect((await fromPhone(address, { method })).status).toBe(405);
  const text = { method: 'POST', body: photo, headers: { 'Content-Type': 'text/plain', Host: host } };
  expect((await fromPhone(address, text)).status).toBe(405);

  const { address: next } = (await desk.ask('POST', '/phone')).body;
  expect(next).not.toBe(address);
  await expect(fromPhone(address)).rejects.toThrow();
  await desk.ask('DELETE', '/phone');
  await expect(fromPhone(next)).rejects.toThrow();
  const { isOpen, message } = (await desk.ask('GET', '/phone')).body;
  expect([isOpen, message]).toEqual([false, expect.stringContaining('Lag en ny')]);
});
