import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

const noText = { toString: 1 };
/** JSON.stringify would overflow the stack. */
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('answers odd requests with a sentence', async () => {
  const { ask } = await openDesk();
  const printed = vi.spyOn(console, 'error');
  const { version } = (await ask('GET', '/documents/about')).body;
  const long = `/documents/articles/${'a'.repeat(300)}`;
  const requests: [status: number, method: string, address: string, sent?: unknown][] = [
    [404, 'GET', long],
    [404, 'GET', '/documents/articles/..%2f..%2fcompany'],
    [404, 'GET', '/documents/constructor'],
    [404, 'GET', '/pictures/__proto__/thumbnail'],
    [400, 'PUT', '/documents/company', Buffer.from('{')],
    [404, 'PUT', long, { value: {} }],
    [400, 'PUT', '/documents/about', Buffer.from(`{"version":"${version}","value":${nested(5000)}}`)],
    [400, 'PUT', '/documents/about', { version, value: noText.toString }],
    [422, 'POST', '/articles', { title: noText }],
    [422, 'POST', '/notice', { no: noText }],
  ];
  for (const [status, method, address, sent] of requests) {
    const answer = await ask(method, address, sent);
    expect([answer.status, answer.body.message], address).toEqual([status, expect.stringContaining('.')]);
  }
  expect(printed).not.toHaveBeenCalled();
});

type Replacement = [string, string, string, (desk: TestDesk, file: string) => unknown];

it.each<Replacement>([
  [
    'a key of every object',
    'content/company.json',
    'company',
    ({ write }, file) => write(file, '{"__proto__": ""}'),
  ],
  ['100,000 brackets', 'content/about.json', 'about', ({ write }, file) => write(file, nested(100_000))],
  ['an open bracket', 'content/about.json', 'about', ({ write }, file) => write(file, '['.repeat(100_000))],
  ['a folder', 'content/about.json', 'about', ({ root }, file) => mkdirSync(path.join(root, file))],
])('shows the desk in spite of %s in place of a file', async (_name, file, id, make) => {
  const desk = await openDesk();
  rmSync(path.join(desk.root, file), { force: true });
  make(desk, file);
  const { status, body } = await desk.ask('GET', '/overview');
  expect(status).toBe(200);
  expect(body.problems).toContainEqual(expect.objectContaining({ document: id }));
});
