import { existsSync, readFileSync } from 'node:fs';
import { inboxFile } from './site.ts';

/** The stored messages whose text contains `mark`. */
export function storedMessages(mark: string): Record<string, string>[] {
  const lines = existsSync(inboxFile) ? readFileSync(inboxFile, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line)).filter(({ message }) => message.includes(mark));
}

let count = 0;

/** A word that no other message contains. */
export function newMark(): string {
  count += 1;
  return `merke-${process.pid}-${Date.now()}-${count}`;
}
