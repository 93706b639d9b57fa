import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/serve.ts';
import { createStore } from './store.ts';

it('writes one message after the other, in their order, though each takes several writes', async () => {
  const file = join(temporaryFolder(), 'inbox.ndjson');
  const store = createStore(file);
  // Node hands a file to the system in pieces of 512 KB, between which another message could slip in.
  const messages = Array.from({ length: 6 }, (_, index) => ({
    receivedAt: `2026-01-01T12:00:0${index}.000Z`,
    name: 'Åse',
    email: 'ase@example.no',
    phone: '',
    message: String(index).repeat(2_000_000),
  }));
  await Promise.all(messages.map((message) => store.append(message)));
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual(messages);
});
