import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ask } from './testing/ask.ts';
import { body, complete, field, form, multipart, startInbox } from './testing/inbox.ts';

const messageAsStored = 'Hei 👷‍♀️!\n\nVi trenger brøyting på Lommedalsveien.\nHilsen Åse';

let print: MockInstance<typeof console.log>;
beforeEach(() => {
  print = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a valid message', () => {
  it('is stored as one line, printed and thanked for', async () => {
    const { url, file, stored } = await startInbox();
    const answer = await fetch(url, { method: 'POST', body: form(complete) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('Takk. Meldingen er mottatt.');
    expect(page).toContain('<p lang="en">Thank you. Your message has been received.</p>');
    expect(page).not.toContain('href');

    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(stored()).toEqual([{ receivedAt, ...complete, message: messageAsStored }]);
    expect(Object.keys(stored()[0] ?? {})).toEqual(['receivedAt', 'name', 'email', 'phone', 'message']);
    expect(statSync(file).mode & 0o077).toBe(0);

    const printed = print.mock.calls.join('\n');
    expect(printed).toContain('Åse Ærlig Øygard');
    expect(printed).toContain(
      '  | Hei 👷‍♀️!\n  | \n  | Vi trenger brøyting på Lommedalsveien.\n  | Hilsen Åse',
    );
  });

  it('is taken at any path, and with JSON when that is asked for', async () => {
    const { url, stored } = await startInbox();
    const headers = { Accept: 'application/json' };
    const answer = await fetch(`${url}f/abc?x=1`, { method: 'POST', headers, body: form(complete) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(stored()).toHaveLength(1);
  });

  it.each([
    ['left out', { email: 'a@b', message: 'Hei' }],
    ['empty', { name: '', email: ' a@b ', phone: '', message: 'Hei' }],
  ])('may have name and phone %s', async (_how, fields) => {
    const { url, stored } = await startInbox();
    expect((await fetch(url, { method: 'POST', body: form(fields) })).status).toBe(200);
    expect(stored()).toMatchObject([{ name: '', email: 'a@b', phone: '', message: 'Hei' }]);
  });

  it('cannot steer the terminal it is printed on, nor pass for a second message', async () => {
    const { url, stored } = await startInbox();
    const fields = { ...complete, name: 'A\u001b[2J\nNew message', message: 'a\u0007\u202eb\n\nNew message' };
    await fetch(url, { method: 'POST', body: form(fields) });
    const printed = print.mock.calls.join('\n');
    expect(printed).toContain('Name:  A\\u001b[2J New message');
    expect(printed).toContain('  | a\\u0007\\u202eb\n  | \n  | New message');
    expect(stored()[0]?.message).toBe('a\u0007\u202eb\n\nNew message');
  });

  it('comes through when fifty arrive at once', async () => {
    const { url, stored } = await startInbox();
    const names = Array.from({ length: 50 }, (_, index) => `Avsender ${index}`);
    const answers = await Promise.all(
      names.map((name) => {
        const fields = { ...complete, name, message: `${name}\r\n${'æøå'.repeat(5000)}` };
        return fetch(url, { method: 'POST', body: form(fields) });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const lines = stored();
    expect(lines.map(({ name }) => name).sort()).toEqual([...names].sort());
    for (const { name, message } of lines) expect(message).toBe(`${name}\n${'æøå'.repeat(5000)}`);
  });

  it('is kept apart from half a line that a power cut left', async () => {
    const { url, file } = await startInbox();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '{"receivedAt":"2026-');
    await fetch(url, { method: 'POST', body: form(complete) });
    const [broken, whole, end] = readFileSync(file, 'utf8').split('\n');
    expect(broken).toBe('{"receivedAt":"2026-');
    expect(JSON.parse(whole ?? '')).toMatchObject({ email: complete.email });
    expect(end).toBe('');
  });

  it('is not thanked for when it cannot be stored, and the next one is stored again', async () => {
    const { url, file, stored } = await startInbox();
    mkdirSync(file, { recursive: true });
    const failed = await fetch(url, { method: 'POST', body: form(complete) });
    expect(failed.status).toBe(500);
    expect(await failed.text()).toContain('Meldingen kunne ikke lagres.');
    expect(print).not.toHaveBeenCalled();
    rmSync(file, { recursive: true });
    expect((await fetch(url, { method: 'POST', body: form(complete) })).status).toBe(200);
    expect(stored()).toHaveLength(1);
  });
});

describe('the way back', () => {
  it.each([
    ['http://localhost:4173/contact?a=b', 'http://localhost:4173/'],
    ['https://www.example.no/contact', 'https://www.example.no/'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,hei', undefined],
    ['not an address', undefined],
    ['https://a"onmouseover="alert(1)/', 'https://a&#34;onmouseover=&#34;alert(1)/'],
    ["https://a'b&c.example/", 'https://a&#39;b&#38;c.example/'],
  ])('from %s leads to %s', async (referer, href) => {
    const { port } = await startInbox();
    const answer = await ask(port, '/', {
      method: 'POST',
      headers: { ...multipart, Referer: referer },
      body: body(field('email', 'a@b'), field('message', 'Hei')),
    });
    expect(answer.status).toBe(200);
    expect(/<a href="([^"]*)"/.exec(answer.body.toString())?.[1]).toBe(href);
  });
});

describe('answers to other origins', () => {
  it('cannot be read unless that is allowed', async () => {
    const { url } = await startInbox();
    const answer = await fetch(url, { method: 'POST', body: form(complete) });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('can be read when that is allowed, refusals too', async () => {
    const { url } = await startInbox({ allowOrigin: true });
    for (const [fields, status] of [
      [complete, 200],
      [{ name: 'Åse' }, 422],
    ] as const) {
      const answer = await fetch(url, { method: 'POST', body: form(fields) });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    const preflight = await fetch(url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  });
});
