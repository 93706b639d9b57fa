import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Message, messageFields, messageOf } from '../../tables/message-fields.ts';
import { dataFolder } from './site.ts';

/** What visitors have typed in the messages whose text contains `mark`. */
export function storedMessages(mark: string): Message[] {
  const folder = path.join(dataFolder, 'messages');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files
    .sort()
    .map((name): Message => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .map((stored) => messageOf((name) => stored[name]))
    .filter((message) => messageFields.some(({ name }) => message[name].includes(mark)));
}

let count = 0;

/** A word that no other message contains. */
export function newMark(): string {
  count += 1;
  return `merke-${process.pid}-${Date.now()}-${count}`;
}
