import { expect, it } from 'vitest';
import { toHttpError } from './http.ts';

const failure = (code: string, paths: object = {}) => Object.assign(new Error(code), { code, ...paths });

const protectedFile = /^content\/home\.json er skrivebeskyttet/;
it.each([
  ['a full disk', failure('ENOSPC'), /^Disken er full\./],
  ['a read-only disk', failure('EROFS'), /^Disken kan bare leses/],
  ['a read-only disk, for a new folder', failure('ENOENT', { syscall: 'mkdir' }), /^Disken kan bare leses/],
  ['a write-protected folder', failure('EACCES', { path: '/srv/var/desk/1' }), /^Mappen er skrivebeskyttet/],
  [
    'a write-protected file',
    failure('EPERM', { path: '/a', dest: '/firma/content/home.json' }),
    protectedFile,
  ],
  [
    'a write-protected file on Windows',
    failure('EACCES', { path: 'C:\\firma\\content\\home.json' }),
    protectedFile,
  ],
])('explains %s', (_name, error, message) => {
  expect(toHttpError(error).message).toMatch(message);
});
