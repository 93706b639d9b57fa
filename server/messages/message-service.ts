import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { messageAnswerFile } from '../../builder/page-data/site-routes.ts';
import { dayMs } from '../../common/time.ts';
import type { Company } from '../../content-model/company.ts';
import type { MessageList, StoredMessage, UnreadCount } from '../../content-model/desk/stored-message.ts';
import { type AppEnv, HttpError, readJsonBody } from '../http.ts';
import type { Settings } from '../settings.ts';
import { createMessageEndpoint, type MessageEndpointOptions } from './message-endpoint.ts';
import { type MessageStore, openMessageStore } from './message-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';

interface MessageServiceOptions {
  settings: Settings;
  /** Reads the published company anew, because the owner may have changed it; null before the first publication. */
  company: () => Promise<Pick<Company, 'email' | 'messageMonths'> | null>;
  /** The folder of the live site, which has the answers to forms without scripts; undefined before the first publication. */
  site: () => string | undefined;
}

export async function createMessageService({ settings, company, site }: MessageServiceOptions) {
  const { data, mail, deskOrigin, deployment } = settings;
  const messages = await openMessageStore(data);
  const recipient = async () => {
    const published = await company();
    if (!published) throw new Error('Meldinger venter til firmaets e-postadresse er publisert.');
    return published.email;
  };
  const outbox = createOutbox({ messages, account: mail, recipient, deskOrigin });
  const page: MessageEndpointOptions['page'] = async (language, isSent) => {
    const folder = site();
    return folder && readFile(path.join(folder, messageAnswerFile(language, isSent)), 'utf8');
  };
  /** How many messages are too old, and are left because the clock may be wrong. */
  let due = 0;
  /** Does nothing before the first publication. */
  const removeExpired = async () => {
    const companyValue = await company();
    if (companyValue) due = await messages.removeExpired(companyValue.messageMonths);
  };
  await removeExpired();
  const timer = setInterval(() => void removeExpired().catch(console.error), dayMs).unref();
  void outbox.sendWaiting();
  return {
    receive: (origins: MessageEndpointOptions['origins']) =>
      createMessageEndpoint({ messages, outbox, origins, isRateLimited: deployment.kind === 'server', page }),
    desk: createDeskMessages(messages, outbox, removeExpired),
    warning: () => (due > 0 ? dueWarning(due) : null),
    stop(): Promise<void> {
      clearInterval(timer);
      return outbox.stop();
    },
  };
}

const dueWarning = (due: number) =>
  `${due} meldinger er så gamle at de skal slettes, og det er mer enn halvparten. Klokken på maskinen kan være stilt feil, så ingen av dem er slettet. Er datoen riktig, så slett dem under Meldinger.`;

const goneMessage = () => new HttpError(404, 'Meldingen finnes ikke lenger.');

function createDeskMessages(
  messages: MessageStore,
  outbox: Outbox,
  removeExpired: () => Promise<void>,
): Hono<AppEnv> {
  async function list(search: string): Promise<MessageList> {
    const newest = messages.list(search);
    const mail = await outbox.state();
    return { ...newest, search, mail, unreadable: messages.unreadable() };
  }

  const countUnread = (): UnreadCount => ({ unread: messages.countUnread() });

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
    void outbox.sendWaiting();
    return message;
  }

  async function mailWaiting() {
    await outbox.sendWaiting();
    return {};
  }

  async function remove(id: string) {
    await messages.remove([id]);
    // The rest may be as few as usual.
    await removeExpired();
    return {};
  }

  return new Hono<AppEnv>()
    .get('/messages', async (c) => c.json(await list(c.req.query('search') ?? '')))
    .get('/messages/unread', (c) => c.json(countUnread()))
    .put('/messages/:id', async (c) => c.json(await mark(c.req.param('id'), await readJsonBody(c))))
    .post('/messages/mail', async (c) => c.json(await mailWaiting()))
    .post('/messages/:id/mail', async (c) => c.json(await mailAgain(c.req.param('id'))))
    .delete('/messages/:id', async (c) => c.json(await remove(c.req.param('id'))));
}
