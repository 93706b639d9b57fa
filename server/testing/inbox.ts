import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createInbox, type InboxOptions } from '../inbox.ts';
import { serve, temporaryFolder } from './serve.ts';

/** Every field, with what a keyboard can put into it. */
export const complete = {
  name: 'Åse Ærlig Øygard',
  email: 'ase@example.no',
  phone: '+47 00 00 00 00',
  message: 'Hei 👷‍♀️!\r\n\r\nVi trenger brøyting på Lommedalsveien.\r\nHilsen Åse',
};

/** Starts an inbox for one test. */
export async function startInbox(options: Partial<InboxOptions> = {}) {
  const file = join(temporaryFolder(), 'var', 'inbox.ndjson');
  const port = await serve(createInbox({ file, ...options }));
  return { port, file, url: `http://127.0.0.1:${port}/`, stored: () => readLines(file) };
}

/** What is kept in the file, each line parsed; nothing when there is no file. */
function readLines(file: string): Record<string, string>[] {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return [];
  const text = readFileSync(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A form as a browser sends it. */
export function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const boundary = '----formboundary';
/** Says that a body of `body()` follows. */
export const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };

/** A multipart body from heads and contents, byte for byte. */
export function body(...parts: [head: string, content: string][]): Buffer {
  const text = parts.map(([head, content]) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`).join('');
  return Buffer.from(`${text}--${boundary}--\r\n`);
}

/** One field of such a body. */
export const field = (name: string, content: string): [string, string] => [
  `Content-Disposition: form-data; name="${name}"`,
  content,
];
