import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serve } from '../../server/testing/serve.ts';
import { sampleCompany } from '../testing/sample.ts';
import { askFormService } from './form-service.ts';

/** A form service that answers every request in the same way, and keeps what it was sent. */
async function startService(status: number, headers: Record<string, string> = {}) {
  const received: { method: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ method: request.method, body: (await buffer(request)).toString() });
    response.writeHead(status, headers).end();
  });
  return { received, url: `${await serve(server)}/` };
}

const ask = (endpoint: string, send: boolean, answerIsReadable = false) =>
  askFormService({ ...sampleCompany, formService: { endpoint, answerIsReadable } }, send);

it.each([
  [false, 'OPTIONS', '', 'Ingen melding'],
  [true, 'POST', 'Testmelding', 'prøvemelding'],
])(
  'the form service gets a message that says it is a test when told to: %s',
  async (send, method, body, says) => {
    const { url, received } = await startService(200);
    expect(await ask(url, send)).toMatchObject({ ok: true, says: expect.stringContaining(says) });
    expect(received).toEqual([{ method, body: expect.stringContaining(body) }]);
  },
);

it.each<[status: number, send: boolean, answer: object]>([
  [403, true, { ok: false, says: expect.stringContaining('403') }],
  [405, false, { ok: true }],
  [503, false, { ok: false, says: expect.stringContaining('ute av drift') }],
])('its answer %i means something (sending: %s)', async (status, send, answer) => {
  expect(await ask((await startService(status)).url, send)).toMatchObject(answer);
});

it('a service that is not there, or whose answer pages may not read although they are set to, is noticed', async () => {
  const fails = (words: string) => ({ ok: false, says: expect.stringContaining(words) });
  expect(await ask('http://127.0.0.1:1/', false)).toMatchObject(fails('svarer ikke'));
  expect(await ask((await startService(200)).url, true, true)).toMatchObject(fails('får ikke lese svaret'));
  const open = await startService(200, { 'Access-Control-Allow-Origin': '*' });
  expect(await ask(open.url, true, true)).toMatchObject({ ok: true });
});
