import { existsSync, readFileSync } from 'node:fs';
import { inboxFile } from './site.ts';

/** A message as the inbox stores it. */
interface StoredMessage {
  receivedAt: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The stored messages whose text contains `mark`. */
export function storedMessages(mark: string): StoredMessage[] {
  if (!existsSync(inboxFile)) return [];
  return readFileSync(inboxFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): StoredMessage => JSON.parse(line))
    .filter(({ message }) => message.includes(mark));
}

let count = 0;

/** A word that no other message contains. */
export function newMark(): string {
  count += 1;
  return `merke-${process.pid}-${Date.now()}-${count}`;
}
