import { createServer, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../builder/testing/folder.ts';
import { ask, serve } from '../../testing/serve.ts';
import { openDoor } from '../door.ts';
import { createInvites } from '../invites.ts';
import { type Authenticator, createAuthenticator, type Deviation } from './authenticator.ts';

export const origin = 'https://rediger.firma.no';
const page = { script: 'start();', style: 'main { color: red; }' };

/** Fakes the clocks of the machine and of the process. Requests go on as they are. */
export function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** The door of a server behind Caddy, in front of something that says «inside». */
export async function startDoor(data = temporaryFolder(), address = origin) {
  const inside = vi.fn();
  let door = await openDoor({ origin: address, data, page });
  const server = await serve(
    createServer((request, response) => {
      door.handle(request, response, async (_request, answer) => {
        await inside();
        answer.end('inside');
      });
    }),
  );
  const invite = () => createInvites(path.join(data, 'sign-in')).make();

  /** A browser with cookies of its own, at the address of the desk unless its headers say otherwise. */
  function openBrowser(agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X)') {
    const cookies = new Map<string, string>();

    async function send(method: string, path: string, sent?: unknown, others: OutgoingHttpHeaders = {}) {
      const body = typeof sent === 'string' || sent === undefined ? sent : JSON.stringify(sent);
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const usual = { host: new URL(address).host, origin: address, 'x-rediger': '1', 'user-agent': agent };
      const headers = Object.fromEntries(
        Object.entries({ ...usual, cookie, ...others }).filter(([, value]) => value !== undefined),
      );
      const answer = await ask(server, path, { method, body, headers });
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const isJson = answer.headers['content-type'] === 'application/json';
      return { ...answer, body: isJson ? JSON.parse(answer.text) : undefined };
    }

    /** Adds a device with the code of an invite, or the one that is signed in. */
    async function addDevice(device: Authenticator, code?: string) {
      const offer = await send('POST', '/inn/ny/valg', { code });
      if (offer.status !== 200) return offer;
      return send('POST', '/inn/ny/svar', { code, passkey: device.make(offer.body) });
    }

    async function signIn(device: Authenticator, deviation?: Deviation) {
      const { body } = await send('POST', '/inn/valg');
      return send('POST', '/inn/svar', device.answer(body, deviation));
    }

    const devices = async () => (await send('GET', '/rediger/api/devices')).body;
    const isSignedIn = async () => (await send('GET', '/rediger/')).text === 'inside';
    return { send, addDevice, signIn, devices, isSignedIn, cookies };
  }

  const newDevice = () => createAuthenticator(address);

  /** A browser that is signed in, and its device. */
  async function signedIn() {
    const browser = openBrowser();
    const device = newDevice();
    await browser.addDevice(device, await invite());
    return { ...browser, device };
  }

  const restart = async () => {
    door = await openDoor({ origin: address, data, page });
  };
  const greeting = (isTerminal: boolean) => door.greeting(isTerminal);
  return { data, server, inside, invite, openBrowser, newDevice, signedIn, restart, greeting };
}
