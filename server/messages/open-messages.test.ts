import { createServer } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { messageOf } from '../../tables/message-fields.ts';
import { readSettings } from '../settings.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { ask, serve } from '../testing/serve.ts';
import { openMessages } from './open-messages.ts';
import type { MessageList } from './stored-message.ts';

/** Starts all that the small server does with messages. */
async function start(data: string, environment: Record<string, string> = {}) {
  const settings = readSettings({ SITE_DATA: data, ...environment }, data);
  const company = async () => ({ email: 'firma@eksempel.test', messageMonths: 6 });
  const messages = await openMessages({ settings, company, page: async () => '' });
  onTestFinished(() => messages.stop());
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/melding/')) void messages.receive(request, response);
    else void messages.answerDesk(request, response, () => response.end());
  });
  const origin = await serve(server);
  const post = async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = String(new URLSearchParams({ ...messageOf(() => 'x'), email: 'ase@example.no' }));
    return (await ask(origin, '/melding/no', { method: 'POST', headers, body })).status;
  };
  const list = async (): Promise<MessageList> =>
    JSON.parse((await ask(origin, '/rediger/api/messages')).text);
  return { post, list };
}

it('shows the owner a message, and mails it to the address of the firm', async () => {
  const { port, mails } = await startMailServer();
  const { post, list } = await start(temporaryFolder(), {
    SMTP_URL: `smtp://post%40firma.no:p%40ss@localhost:${port}`,
  });
  expect(await post()).toBe(200);
  await vi.waitFor(async () => expect((await list()).mail.waiting).toBe(0));
  expect(mails).toEqual([expect.stringContaining('-> firma@eksempel.test\n')]);
  expect(await list()).toMatchObject({ unread: 1, mail: { to: 'firma@eksempel.test', failure: null } });
});

it('forgets at a start what is older than the firm keeps messages', async () => {
  const data = temporaryFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-22T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(await (await start(data)).post()).toBe(200);
  vi.setSystemTime('2026-05-24T08:00:00Z');
  expect(await (await start(data)).post()).toBe(200);
  vi.setSystemTime('2026-11-23T08:00:00Z');
  const { messages } = await (await start(data)).list();
  expect(messages.map(({ receivedAt }) => receivedAt)).toEqual(['2026-05-24T08:00:00.000Z']);
});
