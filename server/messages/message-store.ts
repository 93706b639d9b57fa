import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { fsync, privateFileMode, writeFileDurable } from '../../builder/files.ts';
import type { Language } from '../../common/languages.ts';
import { type Message, messageFieldNames } from '../../common/message-fields.ts';
import { hourMs } from '../../common/time.ts';
import { maxListedMessages } from '../../content-model/desk/contract.ts';
import {
  type MessageList,
  type StoredMessage,
  storedMessage,
} from '../../content-model/desk/stored-message.ts';

/** Preserves keys of a newer version. */
const messageFile = storedMessage.loose();
/** More messages than these are stored, and not mailed, because a program may be sending them. */
const maxMailsPerHour = 100;
const tooManyWords = `Det kom mer enn ${maxMailsPerHour} meldinger på en time, så denne ligger bare her.`;
/** As many messages may expire together, even if they are most of all. */
const usualExpiry = 10;

interface MessageState
  extends Pick<StoredMessage, 'receivedAt' | 'isRead' | 'isAssignment' | 'mail' | 'mailedAt'> {
  /** What a search looks in, so that it reads no files. */
  searchText: string;
}

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>;

/** Stores each message in a file that only this program's user may read. */
export async function openMessageStore(data: string) {
  const folder = path.join(data, 'messages');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = new Map<string, MessageState>();
  const unreadable = new Set<string>();
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  for (const name of (await readdir(folder)).sort()) {
    // Operating systems add files whose names begin with a dot.
    if (!/^[^.].*\.json$/.test(name)) continue;
    const message = read(path.basename(name, '.json'));
    if (message) remember(message);
  }
  const writeQueue = new PQueue({ concurrency: 1 });
  let added = 0;

  /** Returns undefined for an unreadable message, so that others are listed. */
  function read(id: string): StoredMessage | undefined {
    try {
      return { ...messageFile.parse(JSON.parse(readFileSync(fileOf(id), 'utf8'))), id };
    } catch (error) {
      console.error(`${fileOf(id)}:`, error);
      known.delete(id);
      unreadable.add(path.basename(fileOf(id)));
      return undefined;
    }
  }

  function remember(message: StoredMessage): void {
    const { id, receivedAt, isRead, isAssignment, mail, mailedAt } = message;
    const searchText = searchTextOf(message);
    known.set(id, { receivedAt, isRead, isAssignment, mail, mailedAt, searchText });
  }

  async function write(message: StoredMessage): Promise<StoredMessage> {
    await writeFileDurable(fileOf(message.id), JSON.stringify(message, null, 2), privateFileMode);
    remember(message);
    return message;
  }

  const states = () => [...known.values()];
  const count = (predicate: (message: MessageState) => boolean) => states().filter(predicate).length;

  function add(message: Message, language: Language, isMailSetUp: boolean): Promise<StoredMessage> {
    const receivedAt = new Date().toISOString();
    // Messages of one millisecond keep their order.
    const order = (added++ % 0x10000).toString(16).padStart(4, '0');
    const id = `${receivedAt.replace(/\D/g, '')}-${order}${randomBytes(2).toString('hex')}`;
    const marks = { isRead: false, isAnswered: false, isAssignment: false };
    return writeQueue.add(() => {
      const isUnusual = count((state) => isNear(Date.parse(state.receivedAt), hourMs)) >= maxMailsPerHour;
      const tooMany = { mail: 'refused', refusal: tooManyWords } as const;
      const mail = isUnusual ? tooMany : ({ mail: 'wanted' } as const);
      const mailState = isMailSetUp ? mail : ({ mail: 'none' } as const);
      return write({ id, language, receivedAt, ...marks, ...mailState, mailedAt: null, ...message });
    });
  }

  function change(id: string, changes: Partial<StoredMessage>): Promise<StoredMessage | undefined> {
    return writeQueue.add(async () => {
      const message = known.has(id) && read(id);
      return message ? write({ ...message, ...changes, id }) : undefined;
    });
  }

  /** Deletes messages at once, which cannot be undone. Those that are gone already are no error. */
  function remove(ids: readonly string[]): Promise<void> {
    return writeQueue.add(async () => {
      const removed = new Set(ids.filter((id) => known.has(id)));
      for (const id of removed) {
        await rm(fileOf(id), { force: true });
        known.delete(id);
      }
      if (removed.size > 0) await fsync(folder);
    });
  }

  return {
    add,
    change,
    remove,
    /** Returns the newest messages that have all words of a search, and how many have them. */
    list(search = ''): Pick<MessageList, 'messages' | 'found'> {
      const words = searchWordsOf(search);
      const ids = [...known]
        .filter(([, { searchText }]) => words.every((word) => searchText.includes(word)))
        .map(([id]) => id)
        .sort()
        .reverse();
      const messages = ids.slice(0, maxListedMessages).map(read);
      return { messages: messages.filter((message) => message !== undefined), found: ids.length };
    },
    read: (id: string) => (known.has(id) ? read(id) : undefined),
    /** Returns the messages to be mailed, oldest first. */
    waiting: () =>
      [...known]
        .filter(([, { mail, mailedAt }]) => mail === 'wanted' && !mailedAt)
        .map(([id]) => id)
        .sort(),
    unreadable: () => [...unreadable],
    countUnread: () => count(({ isRead }) => !isRead),
    countRefused: () => count(({ mail }) => mail === 'refused'),
    lastMailedAt: () =>
      states()
        .flatMap(({ mailedAt }) => mailedAt ?? [])
        .sort()
        .at(-1) ?? null,
    /**
     * Deletes the messages that are older than so many months and are no assignments, oldest first. Deletes none of them
     * if they are suspiciously many, because the clock may be wrong. Returns how many are left.
     */
    async removeExpired(months: number): Promise<number> {
      const limit = monthsBefore(new Date(), months).toISOString();
      const expired = [...known].filter(([, state]) => !state.isAssignment && state.receivedAt < limit);
      if (expired.length > usualExpiry && expired.length > known.size / 2) return expired.length;
      await remove(expired.map(([id]) => id).sort());
      return 0;
    },
  };
}

/** A clock that was ahead leaves later times, which are not near either. */
const isNear = (time: number, period: number) => Math.abs(Date.now() - time) < period;

const foldForSearch = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns the values of a message, also without the signs that people write within a phone number. */
function searchTextOf(message: Message): string {
  const text = foldForSearch(messageFieldNames.map((name) => message[name]).join('\n'));
  return `${text} ${text.replace(/(?<=\d)[ ().-]+(?=\d)/g, '')}`;
}

/** Returns a phone number as one word, without the code of Norway. */
function searchWordsOf(search: string): string[] {
  const text = foldForSearch(search);
  const number = text.replace(/[+ ().-]/g, '');
  return /^\d{8,}$/.test(number) ? [number.replace(/^(00)?47(?=\d{8}$)/, '')] : text.split(' ');
}

/** Returns the same day of an earlier month, or its last day if it is shorter. */
function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setMonth(date.getMonth() - months);
  if (earlier.getDate() !== date.getDate()) earlier.setDate(0);
  return earlier;
}
