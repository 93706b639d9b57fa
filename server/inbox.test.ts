import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../builder/testing/folder.ts';
import { createInbox } from './inbox.ts';
import { serve } from './testing/serve.ts';

async function startInbox() {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const file = path.join(temporaryFolder(), 'var/inbox.ndjson');
  return { file, url: `${await serve(createInbox(file))}/` };
}

it('keeps a message for its owner alone, prints it and thanks the sender', async () => {
  const { file, url } = await startInbox();
  const body = new FormData();
  body.set('email', 'ase@example.no');
  body.set('message', 'Hei 👷‍♀️!\r\nÆ');
  expect(await (await fetch(url, { method: 'POST', body })).text()).toContain('Takk.');
  expect(await (await fetch(`${url}en`, { method: 'POST', body })).text()).toContain('Thank you.');
  const [line = ''] = readFileSync(file, 'utf8').split('\n');
  const message = { email: 'ase@example.no', message: 'Hei 👷‍♀️!\nÆ' };
  expect(JSON.parse(line)).toEqual({ ...message, receivedAt: expect.any(String) });
  // Windows has no such modes: there the folder of the user is what keeps others out.
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  expect(console.log).toHaveBeenCalledWith('Ny melding:', expect.objectContaining(message));
});

it('refuses what is no posted form', async () => {
  const { url } = await startInbox();
  expect((await fetch(url)).status).toBe(400);
  expect((await fetch(url, { method: 'POST', body: 'Hei' })).status).toBe(400);
});

it('refuses a message that is too large, and keeps nothing of it', async () => {
  const { file, url } = await startInbox();
  const body = new FormData();
  body.set('message', 'x'.repeat(2 * 1024 * 1024));
  const answer = await fetch(url, { method: 'POST', body }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(answer);
  expect(existsSync(file)).toBe(false);
});

it('says that a message could not be kept, and goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { file, url } = await startInbox();
  const body = new FormData();
  body.set('message', 'Hei');
  mkdirSync(file, { recursive: true });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(500);
  rmSync(file, { recursive: true });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toContain('Hei');
});
