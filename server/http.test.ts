import { expect, it } from 'vitest';
import { toHttpError } from './http.ts';

const failure = (code: string, paths: object = {}) => Object.assign(new Error(code), { code, ...paths });

const protectedFile = /^content\/home\.json er skrivebeskyttet/;
it.each([
  ['a full disk', failure('ENOSPC'), /^Disken er full\./],
  ['a disk that was made read-only', failure('EROFS'), /^Disken kan bare leses/],
  ['the same, of new folders', failure('ENOENT', { syscall: 'mkdir' }), /^Disken kan bare leses/],
  [
    'a folder that nobody knows',
    failure('EACCES', { path: '/srv/var/desk/1' }),
    /^Mappen er skrivebeskyttet/,
  ],
  [
    'a write-protected file',
    failure('EPERM', { path: '/a', dest: '/firma/content/home.json' }),
    protectedFile,
  ],
  ['the same on Windows', failure('EACCES', { path: 'C:\\firma\\content\\home.json' }), protectedFile],
])('%s is named', (_name, error, message) => {
  expect(toHttpError(error).message).toMatch(message);
});
