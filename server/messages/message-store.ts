import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { fsync, readJson, writeFileDurable } from '../../builder/files.ts';
import type { Language } from '../../common/languages.ts';
import type { Message } from '../../common/message-fields.ts';
import { dayMs } from '../../common/time.ts';
import { type StoredMessage, storedMessage } from '../../content-model/desk/stored-message.ts';

/** Further messages of a day are stored but not mailed, because a program may be sending them. */
const maxMailsPerDay = 200;
const perPage = 50;

type MessageState = Pick<StoredMessage, 'receivedAt' | 'isRead' | 'isAssignment' | 'mail' | 'mailedAt'>;

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>;

/** Stores each message in a file that only this program's user may read. */
export async function openMessageStore(data: string, maxMessages = 10_000) {
  const folder = path.join(data, 'messages');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = new Map<string, MessageState>();
  const unreadable = new Set<string>();
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.unfinished')) await rm(path.join(folder, name));
    // Operating systems add files whose names begin with a dot.
    if (!/^[^.].*\.json$/.test(name)) continue;
    const message = await read(path.basename(name, '.json'));
    if (message) remember(message);
  }
  const writeQueue = new PQueue({ concurrency: 1 });

  /** Returns undefined for an unreadable message, so that others are listed. */
  async function read(id: string): Promise<StoredMessage | undefined> {
    try {
      // Preserves keys of a newer version.
      return { ...(await readJson(fileOf(id), storedMessage.loose())), id };
    } catch (error) {
      console.error(`${fileOf(id)}:`, error);
      known.delete(id);
      unreadable.add(path.basename(fileOf(id)));
      return undefined;
    }
  }

  function remember({ id, receivedAt, isRead, isAssignment, mail, mailedAt }: StoredMessage): void {
    known.set(id, { receivedAt, isRead, isAssignment, mail, mailedAt });
  }

  async function write(message: StoredMessage): Promise<StoredMessage> {
    await writeFileDurable(fileOf(message.id), JSON.stringify(message, null, 2));
    remember(message);
    return message;
  }

  const count = (predicate: (message: MessageState) => boolean) =>
    [...known.values()].filter(predicate).length;
  const isOfToday = ({ receivedAt }: MessageState) => Date.parse(receivedAt) > Date.now() - dayMs;

  function add(message: Message, language: Language, isMailSetUp: boolean): Promise<StoredMessage> {
    return writeQueue.add(async () => {
      const receivedAt = new Date().toISOString();
      const mailToday = count(isOfToday) < maxMailsPerDay ? 'wanted' : 'withheld';
      const mail = isMailSetUp ? mailToday : 'none';
      const id = `${receivedAt.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
      const state: MessageState = { receivedAt, isRead: false, isAssignment: false, mail, mailedAt: null };
      return write({ id, language, ...state, ...message });
    });
  }

  function change(id: string, changes: Partial<MessageState>): Promise<StoredMessage | undefined> {
    return writeQueue.add(async () => {
      const message = known.has(id) && (await read(id));
      return message ? write({ ...message, ...changes }) : undefined;
    });
  }

  function remove(...ids: string[]): Promise<void> {
    return writeQueue.add(async () => {
      for (const id of ids) {
        if (!known.has(id)) continue;
        await rm(fileOf(id), { force: true });
        known.delete(id);
      }
      if (ids.length > 0) await fsync(folder);
    });
  }

  return {
    add,
    change,
    remove,
    isFull: () => known.size >= maxMessages,
    async list(before?: string): Promise<{ messages: StoredMessage[]; hasMore: boolean }> {
      const ids = [...known.keys()].filter((id) => before === undefined || id < before).sort();
      const page = ids.slice(-perPage).reverse();
      const messages = (await Promise.all(page.map(read))).filter((message) => message !== undefined);
      return { messages, hasMore: ids.length > perPage };
    },
    read: (id: string) => (known.has(id) ? read(id) : undefined),
    waiting: () =>
      [...known].filter(([, { mail, mailedAt }]) => mail === 'wanted' && !mailedAt).map(([id]) => id),
    unreadable: () => [...unreadable],
    countUnread: () => count(({ isRead }) => !isRead),
    countWithheld: () => count((state) => state.mail === 'withheld' && isOfToday(state)),
    lastMailedAt: () =>
      [...known.values()]
        .flatMap(({ mailedAt }) => mailedAt ?? [])
        .sort()
        .at(-1) ?? null,
    newestAt: () => Math.max(0, ...[...known.values()].map(({ receivedAt }) => Date.parse(receivedAt))),
    removeExpired(now: number, months: number): Promise<void> {
      const limit = monthsBefore(new Date(now), months).toISOString();
      const expired = [...known].filter(([, state]) => !state.isAssignment && state.receivedAt < limit);
      return remove(...expired.map(([id]) => id));
    },
  };
}

/** Returns the same day of an earlier month, or its last day if it is shorter. */
function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setMonth(date.getMonth() - months);
  if (earlier.getDate() !== date.getDate()) earlier.setDate(0);
  return earlier;
}
