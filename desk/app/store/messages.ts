import { useEffect } from 'react';
import type { MessageList, StoredMessage } from '../../../server/messages/stored-message.ts';
import { announceFailure } from './announcements.ts';
import { useContentState } from './overview.ts';
import { request } from './request.ts';
import { createValue, useValue } from './value.ts';

const secondsBetween = 30;

/** The messages of visitors that are shown, those that came last first; null until they are read. */
const messageList = createValue<MessageList | null>(null);

async function readMessages(): Promise<void> {
  const first = await request<MessageList>('GET', '/messages');
  const last = first.messages.at(-1)?.id ?? '';
  const shown = messageList.get();
  // Ids begin with the time. Older ones that are shown stay.
  const older = first.hasMore ? (shown?.messages.filter(({ id }) => id < last) ?? []) : [];
  const hasMore = older.length > 0 ? (shown?.hasMore ?? false) : first.hasMore;
  messageList.set({ ...first, messages: [...first.messages, ...older], hasMore });
}

/** The messages where the server takes them, read again while they are shown; null elsewhere. */
export function useMessages(): MessageList | null {
  const state = useContentState();
  const isOffered = state?.overview.isOnServer ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is new when the window is looked at again
  useEffect(() => {
    if (!isOffered) return;
    const read = () => readMessages().catch(announceFailure);
    void read();
    const timer = setInterval(read, secondsBetween * 1000);
    return () => clearInterval(timer);
  }, [isOffered, state]);
  return useValue(messageList);
}

export async function readOlder(): Promise<void> {
  const before = messageList.get();
  const last = before?.messages.at(-1);
  if (!before || !last) return;
  const { messages, hasMore } = await request<MessageList>('GET', `/messages?before=${last.id}`);
  messageList.set({ ...before, messages: [...before.messages, ...messages], hasMore });
}

type Mark = Partial<Pick<StoredMessage, 'isRead' | 'isAssignment'>>;

export async function markMessage(id: string, mark: Mark): Promise<void> {
  await request('PUT', `/messages/${id}`, mark);
  await readMessages();
}

export async function deleteMessage(id: string): Promise<void> {
  await request('DELETE', `/messages/${id}`);
  await readMessages();
}
