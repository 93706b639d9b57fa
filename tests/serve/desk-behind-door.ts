import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtPage } from '../../builder/code/built-code.ts';
import { createApi } from '../../desk/server/api.ts';
import { createDesk } from '../../desk/server/desk-server.ts';
import { ownMachine } from '../../desk/server/own-machine.ts';
import { listen } from '../../server/listen.ts';
import { openDoor } from '../../server/sign-in/door.ts';
import { createInvites, inviteLink } from '../../server/sign-in/invites.ts';
import { readPageCode } from '../../server/sign-in/page.ts';
import { root } from '../support/site.ts';

/** Serves the desk behind its sign-in, with a folder of its own and no site beside it. */
export async function startDeskBehindDoor() {
  const data = mkdtempSync(path.join(tmpdir(), 'door-'));
  cpSync(path.join(root, 'content'), path.join(data, 'content'), { recursive: true });
  const place = ownMachine(root);
  const abilities = { ...place.abilities, hasDevices: true };
  const desk = createDesk({
    page: await builtPage(root, 'desk'),
    api: await createApi(data, { ...place, abilities }),
    preview: (_request, response) => response.end(),
  });
  const page = await readPageCode(await builtPage(root, 'sign-in'));
  const server = createServer((request, response) => door.handle(request, response, desk));
  const origin = `http://localhost:${await listen(server, { host: '127.0.0.1', port: 0 })}`;
  const door = await openDoor({ origin, data, page });
  const invite = async () => inviteLink(origin, await createInvites(path.join(data, 'sign-in')).make());
  const stop = () => {
    server.close();
    server.closeAllConnections();
    rmSync(data, { recursive: true, force: true });
  };
  return { origin, invite, stop };
}

/** Gives the device that a page runs on a screen lock; `unlocks` says whether its owner is there. */
export async function addScreenLock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const unlocks = async (isUserVerified: boolean): Promise<void> => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
  return { unlocks };
}
