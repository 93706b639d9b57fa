import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInbox, type InboxOptions } from '../inbox.ts';
import type { StoredMessage } from '../message.ts';
import { serve, temporaryFolder } from './serve.ts';

/** Starts an inbox for one test. */
export async function startInbox(options: Partial<InboxOptions> = {}) {
  const file = join(temporaryFolder(), 'var', 'inbox.ndjson');
  const port = await serve(createInbox({ file, ...options }));
  return { url: `http://127.0.0.1:${port}/`, file, stored: () => readMessages(file) };
}

function readMessages(file: string): StoredMessage[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return lines.map((line) => JSON.parse(line));
}
