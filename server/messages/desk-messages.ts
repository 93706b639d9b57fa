import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../http-error.ts';
import { readJson, sendJson } from '../json.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';
import type { MessageList, StoredMessage } from './stored-message.ts';

const path = /^\/rediger\/api\/messages(?:\/([\w-]+))?$/;
const bodyLimit = 1024;

type Next = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers the requests of the view «Meldinger» (stored-message.ts), and passes on any other. Rejects with an HttpError. */
export function createDeskMessages(messages: MessageStore, outbox: Outbox) {
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

  function answer(request: IncomingMessage, url: URL, id: string | undefined): unknown {
    const { method } = request;
    if (method === 'GET' && !id) return list(url.searchParams.get('before') ?? undefined);
    if (method === 'PUT' && id) return readJson(request, bodyLimit).then((body) => mark(id, Object(body)));
    if (method === 'DELETE' && id) return messages.remove(id);
    throw new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.');
  }

  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    // An address may start with two slashes, which alone would name a host.
    const url = new URL(`http://localhost${request.url}`);
    const match = path.exec(url.pathname);
    if (!match) return next(request, response);
    sendJson(response, 200, (await answer(request, url, match[1])) ?? {});
  };
}
