import { expect, it, onTestFinished, vi } from 'vitest';
import { BuildFailure } from '../../builder/failure.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { messageOf } from '../../tables/message-fields.ts';
import { readSettings } from '../settings.ts';
import { openClock } from '../state/clock.ts';
import { connection } from '../testing/connection.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { openMessages } from './open-messages.ts';
import type { MessageList } from './stored-message.ts';

/** Starts all that the small server does with messages. */
async function start(
  data: string,
  environment: Record<string, string> = {},
  facts: { email: string; messageMonths: number } | null = { email: 'firma@eksempel.test', messageMonths: 6 },
) {
  const settings = readSettings({ SITE_DATA: data, ...environment }, data);
  const company = async () => {
    if (!facts) throw new BuildFailure('content/company.json, linje 7');
    return facts;
  };
  const messages = await openMessages({
    settings,
    clock: openClock(data),
    company,
    site: () => undefined,
  });
  onTestFinished(() => messages.stop());
  const form = messages.receive(() => true);
  const post = async () => {
    const body = new URLSearchParams({ ...messageOf(() => 'x'), email: 'ase@example.no' });
    return (await form.request('/melding/no', { method: 'POST', body }, connection)).status;
  };
  const list = async (): Promise<MessageList> =>
    JSON.parse(await (await messages.desk.request('/messages')).text());
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

it('takes messages and shows them while the facts of the firm cannot be read', async () => {
  const { post, list } = await start(
    temporaryFolder(),
    { SMTP_URL: 'smtp://post%40firma.no:x@localhost:1' },
    null,
  );
  expect(await post()).toBe(200);
  await vi.waitFor(async () => expect((await list()).mail.failure).not.toBeNull());
  const { messages, mail } = await list();
  expect(messages).toHaveLength(1);
  expect(mail.failure?.message).toBe('Meldingen kunne ikke sendes fra denne maskinen.');
});

it('a clock that has jumped deletes nothing, and neither does a start delete everything', async () => {
  const data = temporaryFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-22T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await openClock(data).remember();
  for (let count = 0; count < 3; count++) expect(await (await start(data)).post()).toBe(200);
  for (const moment of ['2027-11-22T08:00:00Z', '2025-01-01T08:00:00Z']) {
    vi.setSystemTime(moment);
    expect((await (await start(data)).list()).messages).toHaveLength(3);
  }
});
