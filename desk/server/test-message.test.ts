import { expect, it, vi } from 'vitest';
import { facts, openDesk } from '../tests/support/desk.ts';
import { isTestMessageDue } from './test-message.ts';

/** The form service answers like this; returns what it was sent. */
function service(status: number, headers: Record<string, string> = {}) {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}', { status, headers }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

it('a test message is sent as a visitor’s browser would, and finds out whether the answer can be read', async () => {
  const { ask, edit, read, root } = await openDesk();
  const asked = service(200, { 'Access-Control-Allow-Origin': facts.url });
  const message = expect.stringMatching(/^Prøvemeldingen er sendt.*Tjenesten sier fra når den avviser/);
  expect((await ask('POST', '/test-message')).body).toEqual({ ok: true, message });
  const [url, { method, body, headers }] = asked.mock.calls[0] ?? ['', {}];
  expect([url, method, headers]).toMatchObject([facts.formService.endpoint, 'POST', { Origin: facts.url }]);
  expect([...(body as FormData).keys()]).toEqual(['name', 'email', 'phone', 'message']);
  expect(JSON.parse(await read('content/company.json')).formService.answerIsReadable).toBe(true);
  service(200, { 'Access-Control-Allow-Origin': 'https://www.annen.no' });
  expect((await ask('POST', '/test-message')).body.message).toContain('den ser ut som sendt');
  expect(JSON.parse(await read('content/company.json')).formService.answerIsReadable).toBe(false);
  expect(await isTestMessageDue(root)).toBe(false);
  await edit('company', (value) => (value.formService.endpoint = 'https://skjema.annen.no/'));
  expect(await isTestMessageDue(root)).toBe(true);
});

it('a service that refuses or does not answer changes nothing', async () => {
  const { ask, content } = await openDesk();
  const before = await content();
  const fails = (words: string) => ({ ok: false, message: expect.stringContaining(words) });
  service(404, { 'Access-Control-Allow-Origin': '*' });
  expect((await ask('POST', '/test-message')).body).toMatchObject(fails('den svarer 404'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect((await ask('POST', '/test-message')).body).toMatchObject(fails('svarer ikke'));
  expect(await content()).toEqual(before);
});

it('without a real address there is nothing to send to', async () => {
  const { ask, edit } = await openDesk();
  await edit('company', (value) => (value.formService.endpoint = 'https://skjema.example.no/'));
  const { status, body } = await ask('POST', '/test-message');
  expect([status, body.message]).toEqual([422, expect.stringContaining('Firmaet')]);
});
