import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Edition } from '../contract/editions.ts';
import { type Desk, openDesk } from '../tests/support/desk.ts';
import { aloneServer, page, publish, visit } from '../tests/support/publishing.ts';

const day = 24 * 60 * 60 * 1000;
/** Six in the morning of 24 December, in Oslo. */
const morning = new Date('2026-12-24T05:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date', 'setInterval'] });
});
afterEach(() => void vi.useRealTimers());

/** Waits until nothing is on its way to visitors. Waiting for the clock would move it. */
async function settled(desk: Desk) {
  while ((await desk.ask('GET', '/notice')).body.isBusy);
}

const write = (desk: Desk, date: string, title: string) =>
  desk.ask('POST', '/documents/news', {
    value: { date, picture: null, no: { title, text: 'Snø.' }, en: null },
  });

/** A desk on a small server that has published an article for Christmas Eve, and has one that is not published. */
async function published() {
  const server = aloneServer();
  const desk = await openDesk(undefined, server.place);
  visit(page('new'));
  await write(desk, '2026-12-24', 'God jul');
  await publish(desk);
  await settled(desk);
  await write(desk, '2026-12-23', 'Ikke klar');
  return { desk, ...server };
}

/** The clock shows a time, and the desk looks at it. */
async function at(desk: Desk, moment: number) {
  vi.setSystemTime(moment);
  vi.advanceTimersByTime(15_000);
  await settled(desk);
}

const newest = async (desk: Desk): Promise<Edition> => (await desk.ask('GET', '/editions')).body[0];

it('an article comes out at its hour, more than 25 days later, alone, and once', async () => {
  const { desk, releases, seen } = await published();
  await at(desk, morning.getTime() - 20_000);
  expect(releases).toHaveLength(1);
  await at(desk, morning.getTime());
  expect(releases).toHaveLength(2);
  expect(releases[1]?.isAlone).toBe(true);
  // What is composed is as at this moment: the article is out.
  expect(releases[1]?.at.getTime()).toBeGreaterThanOrEqual(morning.getTime());
  const news = await readdir(path.join(seen(), 'content/news'));
  expect(news.filter((name) => name.endsWith('.md'))).toEqual(['god-jul.md']);
  expect((await newest(desk)).changes).toEqual(['Nyheten «God jul» kom ut']);
  expect((await desk.ask('GET', '/changes')).body.documents).toMatchObject([{ id: 'news/ikke-klar' }]);
  await at(desk, morning.getTime() + day);
  expect(releases).toHaveLength(2);
});

it('a machine that slept publishes it when it is awake', async () => {
  const { desk, releases } = await published();
  await at(desk, morning.getTime() + 3 * day);
  expect(releases).toHaveLength(2);
});

it('a machine that was off publishes it when it starts', async () => {
  const { desk, releases } = await published();
  vi.setSystemTime(morning.getTime() + 3 * day);
  await desk.restart();
  await settled(desk);
  expect(releases).toHaveLength(2);
});

it('a clock that is set back takes nothing away, and brings nothing twice', async () => {
  const { desk, releases } = await published();
  await at(desk, morning.getTime());
  await at(desk, morning.getTime() - 60 * 60_000);
  expect(releases).toHaveLength(2);
  await desk.ask('POST', '/notice', { no: 'Vi brøyter nå', en: '', until: 'day' });
  await settled(desk);
  expect(releases[2]?.at.getTime()).toBeGreaterThanOrEqual(morning.getTime());
  await at(desk, morning.getTime());
  expect(releases).toHaveLength(3);
});

it('a failure is tried again until it works, with a word on the desk', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { desk, releases, control } = await published();
  control.fails = new Error('no memory');
  await at(desk, morning.getTime());
  expect((await desk.ask('GET', '/overview')).body.warning).toContain('Nyheten «God jul» kom ut');
  await at(desk, morning.getTime() + 60_000);
  expect(releases).toHaveLength(1);
  control.fails = null;
  await at(desk, morning.getTime() + 10 * 60_000);
  expect(releases).toHaveLength(2);
  expect((await desk.ask('GET', '/overview')).body.warning).toBe(null);
});

it('an earlier edition that is shown again gets what has come out since', async () => {
  const { desk, releases, seen } = await published();
  const { id } = await newest(desk);
  await at(desk, morning.getTime());
  await desk.ask('POST', `/editions/${id}/show`);
  await settled(desk);
  expect(releases).toHaveLength(3);
  expect(seen()).toBe(releases[2]?.folder);
});
