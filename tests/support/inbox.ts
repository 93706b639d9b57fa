import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredMessage } from '../../server/message.ts';
import { root } from './texts.ts';

const file = path.join(root, 'var/inbox.ndjson');

/** What the inbox has stored whose text holds `mark`. */
export function storedMessages(mark: string): StoredMessage[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): StoredMessage => JSON.parse(line))
    .filter(({ message }) => message.includes(mark));
}

let count = 0;

/** A word that no other message holds. */
export function newMark(): string {
  count += 1;
  return `merke-${process.pid}-${Date.now()}-${count}`;
}
