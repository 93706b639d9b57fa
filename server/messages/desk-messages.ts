import type { MessageList, StoredMessage } from '../../desk/contract.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';

/** What the owner may do with the messages. */
export type DeskMessages = ReturnType<typeof deskMessages>;

export function deskMessages(messages: MessageStore, outbox: Outbox) {
  return {
    countUnread: messages.countUnread,
    async list(before?: string): Promise<MessageList> {
      const [page, mail] = await Promise.all([messages.list(before), outbox.state()]);
      return { ...page, unread: messages.countUnread(), mail };
    },
    /** Marks a message as read, or as an assignment. Returns undefined when it is gone. */
    mark(id: string, { isRead, isAssignment }: Record<string, unknown>): Promise<StoredMessage | undefined> {
      return messages.change(id, {
        ...(typeof isRead === 'boolean' && { isRead }),
        ...(typeof isAssignment === 'boolean' && { isAssignment }),
      });
    },
    remove: (id: string) => messages.remove(id),
  };
}
