import { expect, it, vi } from 'vitest';
import { toHttpError } from './answer.ts';

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

it('only what nobody has foreseen «gikk galt», and is printed', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(toHttpError(new TypeError('x is undefined'))).toMatchObject({
    status: 500,
    message: expect.stringMatching(/^Noe gikk galt/),
  });
  expect(printed).toHaveBeenCalled();
});
