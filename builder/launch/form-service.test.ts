import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
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

describe('asking the form service', () => {
  it('posts nothing by itself', async () => {
    const { url, received } = await startService(204);
    expect(await ask(url, false)).toMatchObject({ ok: true, says: expect.stringContaining('Ingen melding') });
    expect(received).toEqual([{ method: 'OPTIONS', body: '' }]);
  });

  it('posts one message that says it is a test when told to', async () => {
    const { url, received } = await startService(200);
    expect(await ask(url, true)).toMatchObject({ ok: true, says: expect.stringContaining('prøvemelding') });
    expect(received).toEqual([{ method: 'POST', body: expect.stringContaining('Testmelding') }]);
  });

  it.each([
    [403, true, { ok: false, says: expect.stringContaining('403') }],
    [405, false, { ok: true }],
    [503, false, { ok: false, says: expect.stringContaining('ute av drift') }],
  ])('tells what the answer %i means (sending: %s)', async (status, send, answer) => {
    expect(await ask((await startService(status)).url, send)).toMatchObject(answer);
  });

  it('notices a service that is not there', async () => {
    const answer = await ask('http://127.0.0.1:1/', false);
    expect(answer).toMatchObject({ ok: false, says: expect.stringContaining('svarer ikke') });
  });

  it('notices an answer that pages may not read although they are set to', async () => {
    const closed = await ask((await startService(200)).url, true, true);
    expect(closed).toMatchObject({ ok: false, says: expect.stringContaining('får ikke lese svaret') });
    const open = await startService(200, { 'Access-Control-Allow-Origin': '*' });
    expect(await ask(open.url, true, true)).toMatchObject({ ok: true });
  });
});
