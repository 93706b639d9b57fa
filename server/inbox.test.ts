import { mkdirSync, rmSync, statSync } from 'node:fs';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { startInbox } from './testing/inbox.ts';

const complete = {
  name: 'Åse Ærlig Øygard',
  email: 'ase@example.no',
  phone: '+47 00 00 00 00',
  message: 'Hei 👷‍♀️!\r\n\r\nVi trenger brøyting.',
};

let print: MockInstance<typeof console.log>;
beforeEach(() => {
  print = vi.spyOn(console, 'log').mockImplementation(() => {});
});

/** A form as a browser sends it. */
function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const post = (url: string, body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers });

it('keeps a message, prints it and thanks the sender', async () => {
  const { url, file, stored } = await startInbox();
  const answer = await post(url, form(complete), { Referer: 'http://localhost:4173/' });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain('<html lang="no">');
  expect(page).toContain('<h1>Takk. Meldingen er mottatt.</h1>\n<p><a href="http://localhost:4173/">');
  expect(page).toContain('<div lang="en">\n<p>Thank you. Your message has been received.</p>');

  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const message = 'Hei 👷‍♀️!\n\nVi trenger brøyting.';
  expect(stored()).toEqual([{ ...complete, receivedAt, message }]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const printed = print.mock.calls.join();
  expect(printed).toMatch(
    /^\nNy melding, \d+\. \p{L}+ \d{4} kl\. \d\d:\d\d\n {2}Navn: {4}Åse Ærlig Øygard\n/u,
  );
  expect(printed).toContain(
    '\n  E-post:  ase@example.no\n  Telefon: +47 00 00 00 00\n  | Hei 👷‍♀️!\n  | \n  | Vi',
  );

  expect((await post(url, form({ email: ' a@b ', message: 'Hei' }))).status).toBe(200);
  expect(stored()[1]).toMatchObject({ name: '', email: 'a@b', phone: '', message: 'Hei' });
});

it('prints no message that steers the terminal or looks like a second one', async () => {
  const { url } = await startInbox();
  await post(url, form({ ...complete, name: 'A\u001b[2J\nNy melding', message: 'a\u202eb\nNy melding' }));
  const printed = print.mock.calls.join();
  expect(printed).toContain('Navn:    A\\u001b[2J Ny melding\n');
  expect(printed).toContain('  | a\\u202eb\n  | Ny melding');
});

it.each<[string, number, Record<string, string | Blob>]>([
  ['no email', 422, { message: 'Hei' }],
  ['half an email', 422, { email: 'ase@', message: 'Hei' }],
  ['a blank message', 422, { email: 'a@b.no', message: ' \r\n\t\u00a0' }],
  ['an unknown field', 422, { ...complete, consent: 'on' }],
  ['a file', 422, { ...complete, message: new Blob(['Hei']) }],
  ['more than 1 MB', 413, { ...complete, message: 'x'.repeat(1024 * 1024) }],
])('refuses a form with %s', async (_what, status, fields) => {
  const { url, stored } = await startInbox();
  const answer = await post(url, form(fields), { Accept: 'application/json' });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ ok: false, message: expect.stringMatching(/^The .+\.$/) });
  expect(stored()).toEqual([]);
  expect(print).not.toHaveBeenCalled();
});

it('refuses a field sent twice, another type, a damaged form and another method', async () => {
  const { url, stored } = await startInbox();
  const twice = form(complete);
  twice.append('email', 'b@example.no');
  expect((await post(url, twice)).status).toBe(422);
  expect((await post(url, new URLSearchParams(complete))).status).toBe(415);
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await post(url, '--x\r\nContent-Disposition: form-data; name="em', multipart)).status).toBe(400);
  const asked = await fetch(url, { method: 'OPTIONS' });
  expect(asked.status).toBe(405);
  expect(asked.headers.get('allow')).toBe('POST');
  expect(asked.headers.has('access-control-allow-origin')).toBe(false);
  expect(stored()).toEqual([]);
});

it('does not thank for a message that it could not keep', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { url, file, stored } = await startInbox();
  mkdirSync(file, { recursive: true });
  const answer = await post(url, form(complete));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Meldingen kunne ikke lagres.');
  rmSync(file, { recursive: true });
  await post(url, form(complete));
  expect(stored()).toHaveLength(1);
});

it('answers at /en in English first, and links only to a website', async () => {
  const { url } = await startInbox();
  const show = async (referer: string) =>
    (await post(`${url}en`, form({ email: 'a@b' }), { Referer: referer })).text();
  const page = await show('http://localhost:4173/');
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<h1>The message is missing.</h1>\n<p><a href="http://localhost:4173/en">');
  expect(page).toContain('<div lang="no">\n<p>Meldingen mangler.</p>');
  expect(await show('javascript:alert(1)')).not.toContain('href');
});

it('lets pages of any origin read its answers when that is allowed', async () => {
  const { url } = await startInbox({ allowOrigin: true });
  for (const method of ['POST', 'OPTIONS']) {
    const answer = await fetch(url, { method });
    expect(answer.status).toBe(method === 'POST' ? 415 : 204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  }
});
