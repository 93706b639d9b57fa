import { Hono } from 'hono';
import { dayMs } from '../../common/time.ts';
import type { Company } from '../../content-model/company.ts';
import { maxListedMessages } from '../../content-model/desk/contract.ts';
import type { MessageList, StoredMessage } from '../../content-model/desk/stored-message.ts';
import { type AppEnv, HttpError, readJsonBody } from '../http.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../state/clock.ts';
import { createMessageEndpoint, type MessageEndpointOptions } from './message-endpoint.ts';
import { composeResultPage } from './message-result-page.ts';
import { type MessageStore, openMessageStore } from './message-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';

interface MessageServiceOptions {
  settings: Settings;
  clock: Clock;
  /** Reads the company anew, because the owner may have changed it. */
  company: () => Promise<Pick<Company, 'email' | 'messageMonths'>>;
  /** The folder of the live release. */
  release: () => string | undefined;
}

export async function createMessageService({ settings, clock, company, release }: MessageServiceOptions) {
  const { data, mail, deskOrigin, deployment } = settings;
  const messages = await openMessageStore(data);
  const recipient = async () => (await company()).email;
  const outbox = createOutbox({ messages, account: mail, recipient, deskOrigin });
  const page: MessageEndpointOptions['page'] = (language, isSent) =>
    composeResultPage(release(), language, isSent);
  clock.addRecords(messages);
  /** Does nothing while the clock is not trusted or company.json cannot be read. */
  const removeExpired = async () => {
    const now = clock.trustedTime();
    const companyValue = await company().catch(() => null);
    if (now !== null && companyValue) await messages.removeExpired(now, companyValue.messageMonths);
  };
  clock.onConfirmed(removeExpired);
  await removeExpired();
  const timer = setInterval(() => void removeExpired().catch(console.error), dayMs).unref();
  outbox.sendWaiting();
  return {
    receive: (origins: MessageEndpointOptions['origins']) =>
      createMessageEndpoint({ messages, outbox, origins, isRateLimited: deployment.isServer, page }),
    desk: createDeskMessages(messages, outbox),
    warning: messages.warning,
    stop(): Promise<void> {
      clearInterval(timer);
      return outbox.stop();
    },
  };
}

const goneMessage = () => new HttpError(404, 'Meldingen finnes ikke lenger.');

function createDeskMessages(messages: MessageStore, outbox: Outbox): Hono<AppEnv> {
  async function list({ search = '', limit }: Record<string, string>): Promise<MessageList> {
    const wanted = /^\d+$/.test(limit ?? '') ? Math.min(Number(limit), maxListedMessages) : undefined;
    const newest = messages.list({ search, limit: wanted });
    const mail = await outbox.state();
    return { ...newest, search, unread: messages.countUnread(), mail, unreadable: messages.unreadable() };
  }

  async function mark(id: string, { isRead, isAnswered, isAssignment }: Record<string, unknown>) {
    const marks: Partial<StoredMessage> = {};
    if (typeof isRead === 'boolean') marks.isRead = isRead;
    if (typeof isAnswered === 'boolean') marks.isAnswered = isAnswered;
    if (typeof isAssignment === 'boolean') marks.isAssignment = isAssignment;
    const changed = await messages.change(id, marks);
    if (!changed) throw goneMessage();
    return changed;
  }

  async function mailAgain(id: string) {
    const message = await messages.change(id, { mail: 'wanted', refusal: undefined });
    if (!message) throw goneMessage();
    outbox.sendWaiting();
    return message;
  }

  async function remove({ ids }: Record<string, unknown>) {
    const known = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    await messages.remove(known);
    return {};
  }

  return new Hono<AppEnv>()
    .get('/messages', async (c) => c.json(await list(c.req.query())))
    .put('/messages/:id', async (c) => c.json(await mark(c.req.param('id'), await readJsonBody(c))))
    .post('/messages/:id/mail', async (c) => c.json(await mailAgain(c.req.param('id'))))
    .delete('/messages', async (c) => c.json(await remove(await readJsonBody(c))));
}
