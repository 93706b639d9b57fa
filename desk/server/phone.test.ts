import { beforeEach, expect, it, vi } from 'vitest';
import { ask } from '../../server/testing/serve.ts';
import { openDesk } from '../tests/support/desk.ts';
import { heic, phonePhoto, plainPhoto } from '../tests/support/photo.ts';

/** The networks that the machine is on, and the address of its way out. */
const machine = vi.hoisted(() => ({ networks: ['127.0.0.1'], wayOut: '127.0.0.1' as string | null }));

vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  networkInterfaces: () => ({
    lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
    lan: machine.networks.map((address) => ({ family: 'IPv4', internal: false, address })),
  }),
}));

vi.mock('node:dgram', () => ({
  createSocket: () => ({
    connect: (_port: number, _host: string, done: (error?: Error) => void) =>
      done(machine.wayOut === null ? new Error('ENETUNREACH') : undefined),
    // Of a socket that goes nowhere.
    address: () => ({ address: machine.wayOut ?? '0.0.0.0' }),
    close: () => {},
  }),
}));

beforeEach(() => void Object.assign(machine, { networks: ['127.0.0.1'], wayOut: '127.0.0.1' }));

/** Asks as a phone does. */
const fromPhone = (address: string, options?: Parameters<typeof ask>[2]) =>
  ask(new URL(address).origin, address.slice(new URL(address).origin.length), options);

const headers = { 'Content-Type': 'image/jpeg' };
const photoOf = (body: Buffer) => ({ method: 'POST', body, headers });

it('photos of a phone come in cleaned and turned, and the phone says why others do not', async () => {
  const desk = await openDesk();
  const { address, code, isOpen } = (await desk.ask('POST', '/phone')).body;
  expect([isOpen, code]).toEqual([true, expect.stringMatching(/^<svg/)]);
  const page = await fromPhone(address);
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Velg bilder') });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");

  const taken = await fromPhone(`${address}?name=IMG_1.JPG`, photoOf(await phonePhoto()));
  expect(taken.status).toBe(200);
  const refused = await fromPhone(`${address}?name=IMG_2.HEIC`, photoOf(heic));
  expect(refused).toMatchObject({
    status: 422,
    text: expect.stringMatching(/^IMG_2\.HEIC: .*Mest kompatibelt/),
  });
  const nameless = await fromPhone(address, photoOf(Buffer.from('Hei')));
  expect(nameless.text).toMatch(/^Dette er ikke/);
  expect((await desk.ask('GET', '/phone')).body).toMatchObject({ received: 1, refused: 2 });
  const pictures = (await desk.ask('GET', '/pictures')).body;
  expect(pictures).toContainEqual({ name: 'img-1', width: 1200, height: 1600, pending: true });
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
  expect((await desk.ask('GET', '/phone')).body.isOpen).toBe(false);
});

// macOS has one loopback address.
it.skipIf(process.platform === 'darwin').each<[string, string[], string | null, string]>([
  ['a network without a way out', ['127.0.0.3'], null, '127.0.0.3'],
  ['the network of the way out, of several', ['127.0.0.3', '127.0.0.4'], '127.0.0.4', '127.0.0.4'],
  ['a way out by an address that is none of its networks', ['127.0.0.3'], '0.0.0.0', '127.0.0.3'],
])('the address is that of one network: %s', async (_name, networks, wayOut, hostname) => {
  Object.assign(machine, { networks, wayOut });
  const { address } = (await (await openDesk()).ask('POST', '/phone')).body;
  expect(new URL(address).hostname).toBe(hostname);
  expect((await fromPhone(address)).status).toBe(200);
});

it('a machine on no network is told, and nothing listens', async () => {
  Object.assign(machine, { networks: [], wayOut: null });
  const desk = await openDesk();
  const { status, body } = await desk.ask('POST', '/phone');
  expect([status, body.message]).toEqual([422, expect.stringContaining('ikke på noe nett')]);
  expect((await desk.ask('GET', '/phone')).body).toMatchObject({ isOpen: false, address: '' });
});
