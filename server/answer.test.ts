import { expect, it, vi } from 'vitest';
import { toHttpError } from './answer.ts';

const failure = (code: string, paths: object = {}) => Object.assign(new Error(code), { code, ...paths });

it.each([
  ['a full disk', failure('ENOSPC'), /^Disken er full\./],
  ['a full quota', failure('EDQUOT'), /^Disken er full\./],
  ['a disk that was made read-only', failure('EROFS'), /^Disken kan bare leses/],
  ['the same, of new folders', failure('ENOENT', { syscall: 'mkdir' }), /^Disken kan bare leses/],
  [
    'a folder that nobody knows',
    failure('EACCES', { path: '/srv/site/var/desk/unfinished/1' }),
    /^Mappen er skrivebeskyttet/,
  ],
  [
    'a write-protected file',
    failure('EPERM', { path: '/home/var/desk/unfinished/1', dest: '/home/firma/content/home.json' }),
    /^content\/home\.json er skrivebeskyttet/,
  ],
  [
    'the same on Windows',
    failure('EACCES', { path: 'C:\\firma\\content\\company.json' }),
    /^content\/company\.json er skrivebeskyttet/,
  ],
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
