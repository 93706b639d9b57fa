import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, listenOn, toHttpError } from './http.ts';

const protectedFile = 'C:\\firma\\content\\home.json';
const failure = (code: string, paths: object = {}) => Object.assign(new Error(code), { code, ...paths });

it.each([
  ['a full disk', failure('ENOSPC'), /^Disken er full\./],
  ['a read-only disk, for a new folder', failure('ENOENT', { syscall: 'mkdir' }), /^Disken kan bare leses/],
  ['a write-protected folder', failure('EACCES', { path: '/srv/var/desk/1' }), /^Mappen er skrivebeskyttet/],
  [
    'a write-protected file',
    failure('EPERM', { path: '/a', dest: protectedFile }),
    /^content\/home\.json er/,
  ],
])('explains %s', (_name, error, message) => {
  expect(toHttpError(error).message).toMatch(message);
});

it('explains that a port is in use', async () => {
  const holder = createServer();
  const port = await listen(holder, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void holder.close());
  await expect(listenOn(createServer(), port, { host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is in use by another program. PORT and DESK_PORT set others.`,
  );
});
