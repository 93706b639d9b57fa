import { expect, it } from 'vitest';
import { openDesk } from './testing/open-desk.ts';

it('only the desk’s own page on this machine is answered', async () => {
  const { ask } = await openDesk();
  const strangers: Record<string, string>[] = [
    { host: 'desk.example.no' },
    { host: '127.0.0.1:1' },
    { origin: 'https://www.example.no' },
    { origin: 'http://127.0.0.1:1' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    // Another port of this machine.
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of strangers) {
    const which = JSON.stringify(headers);
    expect([403, 421], which).toContain((await ask('GET', '/documents/company', undefined, headers)).status);
    const { status } = await ask('POST', '/changes/undo', undefined, headers);
    expect([403, 421], which).toContain(status);
  }
});

it('the desk answers on both names of this machine; a change needs the header that no form can send', async () => {
  const { ask, origin } = await openDesk();
  const host = new URL(origin).host.replace('localhost', '127.0.0.1');
  const asked = [{ host, origin: `http://${host}` }, { 'sec-fetch-site': 'none' }, { 'x-rediger': '' }];
  for (const headers of asked) expect((await ask('GET', '/publish', undefined, headers)).status).toBe(200);
  expect((await ask('POST', '/changes/undo', undefined, { 'x-rediger': '' })).status).toBe(403);
});

it('no address leads out of content/, and no body that is too large or not JSON is read', async () => {
  const { ask } = await openDesk();
  for (const address of [
    '/documents/texts%2Fhome%2F..%2F..%2Fcompany',
    '/documents/news/../../package',
    '/documents/news/..%2f..%2fcompany',
    '/documents/constructor',
    '/pictures/__proto__/thumbnail',
    '/nothing',
  ])
    expect([404, 422], address).toContain((await ask('GET', address)).status);
  const large = await ask('PUT', '/documents/company', Buffer.alloc(3 * 1024 * 1024, ' '));
  expect(large).toMatchObject({ status: 413, body: { message: 'Det er for stort.' } });
  const malformed = await ask('PUT', '/documents/company', Buffer.from('{'));
  const message = expect.stringContaining('kan ikke leses');
  expect(malformed).toMatchObject({ status: 400, body: { message } });
});
