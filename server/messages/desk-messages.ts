import { Hono } from 'hono';
import { type HostEnv, readJson } from '../answer.ts';
import { HttpError } from '../http-error.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';
import type { MessageList, StoredMessage } from './stored-message.ts';

/** The requests of the view «Meldinger» (stored-message.ts). */
export function createDeskMessages(messages: MessageStore, outbox: Outbox): Hono<HostEnv> {
  async function list(before?: string): Promise<MessageList> {
    const [page, mail] = await Promise.all([messages.list(before), outbox.state()]);
    return { ...page, unread: messages.countUnread(), mail };
  }

  async function mark(id: string, { isRead, isAssignment }: Record<string, unknown>): Promise<StoredMessage> {
    const changed = await messages.change(id, {
      ...(typeof isRead === 'boolean' && { isRead }),
      ...(typeof isAssignment === 'boolean' && { isAssignment }),
    });
    if (!changed) throw new HttpError(404, 'Meldingen finnes ikke lenger.');
    return changed;
  }

  return new Hono<HostEnv>()
    .get('/messages', async (c) => c.json(await list(c.req.query('before'))))
    .put('/messages/:id', async (c) => c.json(await mark(c.req.param('id'), Object(await readJson(c)))))
    .delete('/messages/:id', async (c) => {
      await messages.remove(c.req.param('id'));
      return c.json({});
    });
}
