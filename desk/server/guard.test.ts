import { expect, it } from 'vitest';
import { openDesk } from '../tests/support/desk.ts';

it.each<[string, Record<string, string | undefined>]>([
  ['another host name', { host: 'desk.example.no' }],
  ['this machine on another port', { host: '127.0.0.1:1' }],
  ['a page of another origin', { origin: 'https://www.example.no' }],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }],
  ['a page without an origin', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
])('%s is refused', async (_name, headers) => {
  const { ask } = await openDesk();
  expect((await ask('GET', '/documents/company', undefined, headers)).status).toBe(403);
  const { status, body } = await ask('POST', '/changes/undo', undefined, headers);
  expect(status).toBe(403);
  expect(body.message).toContain('Åpne siden på nytt');
});

it('a change needs the header of the desk, which a form of another site cannot send', async () => {
  const { ask } = await openDesk();
  expect((await ask('POST', '/changes/undo', undefined, { 'x-rediger': '' })).status).toBe(403);
  expect((await ask('GET', '/facts', undefined, { 'x-rediger': '' })).status).toBe(200);
});

it('the desk answers on both names of this machine, to its page and to an address that is typed', async () => {
  const { ask, origin } = await openDesk();
  const host = new URL(origin).host.replace('127.0.0.1', 'localhost');
  const headers = { host, origin: `http://${host}` };
  expect((await ask('GET', '/facts', undefined, headers)).status).toBe(200);
  expect((await ask('GET', '/facts', undefined, { 'sec-fetch-site': 'none' })).status).toBe(200);
});

it.each([
  '/documents/texts%2Fhome%2F..%2F..%2Fcompany',
  '/documents/news/../../package',
  '/documents/news/..%2f..%2fcompany',
  '/documents/constructor',
  '/pictures/__proto__/thumbnail',
  '/nothing',
])('%s leads nowhere', async (address) => {
  const { ask } = await openDesk();
  expect([404, 422]).toContain((await ask('GET', address)).status);
});

it('a body that is too large or is not JSON is refused', async () => {
  const { ask } = await openDesk();
  const large = await ask('PUT', '/documents/company', Buffer.alloc(3 * 1024 * 1024, ' '));
  expect(large).toMatchObject({ status: 413, body: { message: 'Det er for stort.' } });
  const malformed = await ask('PUT', '/documents/company', Buffer.from('{'));
  expect(malformed).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('kan ikke leses') },
  });
});
