import { Agent } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, sendBytes } from '../testing/ask.ts';
import { body, complete, field, form, multipart, startInbox } from '../testing/inbox.ts';

const print = vi.spyOn(console, 'log');
const complain = vi.spyOn(console, 'error');
beforeEach(() => {
  print.mockImplementation(() => {});
  complain.mockImplementation(() => {});
});
afterEach(() => vi.resetAllMocks());

describe('a message that is refused', () => {
  it.each<[string, number, Record<string, string | Blob>]>([
    ['without email', 422, { message: 'Hei' }],
    ['with a blank email', 422, { email: '  ', message: 'Hei' }],
    ['with an email without @', 422, { email: 'ase.example.no', message: 'Hei' }],
    ['with an email of one half', 422, { email: 'ase@', message: 'Hei' }],
    ['with two addresses', 422, { email: 'a@b.no, c@d.no', message: 'Hei' }],
    ['without message', 422, { email: 'a@b.no' }],
    ['with a blank message', 422, { email: 'a@b.no', message: ' \r\n\t\u00a0' }],
    ['with an unknown field', 422, { ...complete, consent: 'on' }],
    ['with a field named after a property', 422, { ...complete, __proto__x: 'a', constructor: 'b' }],
    ['with a file', 415, { ...complete, attachment: new Blob(['a'], { type: 'image/png' }) }],
    ['with a file in a known field', 415, { email: 'a@b.no', message: new Blob(['Hei']) }],
  ])('%s leaves nothing behind', async (_what, status, fields) => {
    const { url, stored } = await startInbox();
    const headers = { Accept: 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: form(fields) });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ ok: false, error: expect.stringMatching(/^The .+\.$/) });
    expect(stored()).toEqual([]);
    expect(print).not.toHaveBeenCalled();
  });

  it('says why on a page in both languages', async () => {
    const { url } = await startInbox();
    const answer = await fetch(url, { method: 'POST', body: form({ email: 'a@b.no' }) });
    const page = await answer.text();
    expect(page).toContain('<h1>Meldingen mangler.</h1>');
    expect(page).toContain('<p lang="en">The message is missing.</p>');
  });

  it('has a field twice', async () => {
    const { url, stored } = await startInbox();
    const data = form(complete);
    data.append('email', 'b@example.no');
    const answer = await fetch(url, { method: 'POST', body: data });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('A field was sent more than once.');
    expect(stored()).toEqual([]);
  });

  it.each([
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'email=a%40b.no&message=Hei'],
    ['text/plain', 'Hei'],
    ['multipart/mixed; boundary=x', 'Hei'],
    ['multipart/form-data-not; boundary=x', 'Hei'],
    ['', 'Hei'],
  ])('is of the type "%s"', async (type, content) => {
    const { port, stored } = await startInbox();
    const headers = type === '' ? {} : { 'Content-Type': type };
    const answer = await ask(port, '/', { method: 'POST', headers, body: Buffer.from(content) });
    expect(answer.status).toBe(415);
    expect(stored()).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('comes with %s', async (method) => {
    const { port, stored } = await startInbox();
    const answer = await ask(port, '/', { method, headers: multipart, body: body(field('email', 'a@b')) });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(stored()).toEqual([]);
  });
});

describe('a body that is too large', () => {
  it.each([true, false])(
    'is answered on a connection that stays usable (length declared: %s)',
    async (declared) => {
      const { port, stored } = await startInbox();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const large = body(field('email', 'a@b.no'), field('message', 'x'.repeat(20_000_000)));
      const length = declared ? {} : { 'Transfer-Encoding': 'chunked' };
      const refused = await ask(port, '/', {
        method: 'POST',
        headers: { ...multipart, ...length },
        body: large,
        agent,
      });
      expect(refused.status).toBe(413);
      expect(stored()).toEqual([]);
      const small = body(field('email', 'a@b.no'), field('message', 'Hei'));
      const taken = await ask(port, '/', { method: 'POST', headers: multipart, body: small, agent });
      expect(taken.status).toBe(200);
      expect(taken.reused).toBe(true);
      agent.destroy();
    },
  );

  it('begins right above 1 MB', async () => {
    const { port, stored } = await startInbox();
    const limit = 1024 * 1024;
    const frame = body(field('email', 'a@b.no'), field('message', '')).length;
    for (const [size, status] of [
      [limit, 200],
      [limit + 1, 413],
    ] as const) {
      const content = body(field('email', 'a@b.no'), field('message', 'x'.repeat(size - frame)));
      expect(content).toHaveLength(size);
      const answer = await ask(port, '/', { method: 'POST', headers: multipart, body: content });
      expect(answer.status).toBe(status);
    }
    expect(stored()).toHaveLength(1);
  });
});

describe('a body that is damaged', () => {
  it('is refused wherever it was cut off', async () => {
    const { port, stored } = await startInbox();
    const whole = body(field('name', 'Åse'), field('email', 'a@b.no'), field('message', 'Hei'));
    const end = whole.length - '\r\n'.length;
    const cuts = Array.from({ length: end }, (_, length) => whole.subarray(0, length));
    const statuses = await Promise.all(
      cuts.map(
        async (part) => (await ask(port, '/', { method: 'POST', headers: multipart, body: part })).status,
      ),
    );
    expect(statuses).toEqual(cuts.map(() => 400));
    expect(stored()).toEqual([]);
    const answer = await ask(port, '/', { method: 'POST', headers: multipart, body: whole.subarray(0, end) });
    expect(answer.status).toBe(200);
  });

  it.each<[string, string, Buffer]>([
    ['no boundary', 'multipart/form-data', body(field('email', 'a@b.no'), field('message', 'Hei'))],
    ['another boundary', 'multipart/form-data; boundary=other', body(field('email', 'a@b.no'))],
    [
      'an endless boundary',
      `multipart/form-data; boundary=${'b'.repeat(5000)}`,
      body(field('email', 'a@b.no')),
    ],
    [
      'a part without a name',
      multipart['Content-Type'],
      body(['Content-Type: text/plain', '00'], field('email', 'a@b.no'), field('message', 'Hei')),
    ],
    [
      'a part without a head',
      multipart['Content-Type'],
      body(['', '00'], field('email', 'a@b.no'), field('message', 'Hei')),
    ],
    ['bytes without meaning', multipart['Content-Type'], Buffer.from([0, 255, 13, 10, 45, 45, 200])],
  ])('is refused with %s', async (_what, type, content) => {
    const { port, stored } = await startInbox();
    const headers = { 'Content-Type': type };
    const answer = await ask(port, '/', { method: 'POST', headers, body: content });
    expect(answer.status).toBe(400);
    expect(stored()).toEqual([]);
  });

  it('does no harm when the connection ends before it does', async () => {
    const { port, stored } = await startInbox();
    const whole = body(field('email', 'a@b.no'), field('message', 'Hei')).toString();
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${multipart['Content-Type']}\r\n`;
    expect(await sendBytes(port, `${head}Content-Length: 9000\r\n\r\n${whole}`)).not.toContain('200 OK');
    expect(await sendBytes(port, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`)).not.toContain('200 OK');
    expect(stored()).toEqual([]);
    const answer = await ask(port, '/', { method: 'POST', headers: multipart, body: Buffer.from(whole) });
    expect(answer.status).toBe(200);
    expect(complain).not.toHaveBeenCalled();
  });
});
