import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Desk } from '../tests/support/desk.ts';
import { editionsOf, openOnServer, publish, settled } from '../tests/support/publishing.ts';

/** What goes online alone on a small server: a notice at once, an article at its hour. */

const day = 24 * 60 * 60 * 1000;
const minute = 60_000;
/** Six in the morning of 24 December, in Oslo. */
const morning = Date.parse('2026-12-24T05:00:00Z');
const plowing = { no: 'Vi brøyter nå', en: 'We are plowing now', until: 'day' };
const waiting = 'Ikke på nettet ennå: ';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date', 'setInterval'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

const writeArticle = (desk: Desk, date: string, title: string) =>
  desk.ask('POST', '/documents/news', {
    value: { date, picture: null, no: { title, text: 'Snø.' }, en: null },
  });

/** A desk that has published an article for Christmas Eve, and has changes that are not ready. */
async function published() {
  const server = await openOnServer();
  const { desk } = server;
  await writeArticle(desk, '2026-12-24', 'God jul');
  await publish(desk);
  await settled(desk);
  await writeArticle(desk, '2026-12-23', 'Ikke klar');
  return server;
}

/** The clock shows a time, and the desk looks at it: no look of before is on its way. */
async function at(desk: Desk, moment: number) {
  await settled(desk);
  vi.setSystemTime(moment);
  vi.advanceTimersByTime(minute);
  await settled(desk);
}

async function putOut(desk: Desk, no = plowing.no) {
  expect(await desk.ask('POST', '/notice', { ...plowing, no })).toMatchObject({ status: 200 });
  await settled(desk);
}

/** The notice that visitors see, and the names of the articles that they may see. */
async function seenIn(folder: string) {
  const { notice } = JSON.parse(await readFile(path.join(folder, 'content/notice.json'), 'utf8'));
  const files = await readdir(path.join(folder, 'content/news'));
  return { notice: notice?.no, articles: files.filter((name) => name.endsWith('.md')) };
}

it('a notice goes online at once and alone, and so does its end: what is not ready waits', async () => {
  const { desk, seen, releases } = await published();
  const [first] = await editionsOf(desk);
  await putOut(desk);
  expect(await seenIn(seen())).toEqual({ notice: plowing.no, articles: ['god-jul.md'] });
  expect((await desk.ask('GET', '/notice')).body).toMatchObject({ shown: { no: plowing.no }, failure: null });
  const { documents, published: since } = (await desk.ask('GET', '/changes')).body;
  expect([documents.map(({ id }: { id: string }) => id), since]).toEqual([['news/ikke-klar'], first?.at]);
  const facts = { kind: 'online', changes: ['Driftsmelding'], isShown: true, over: first?.at };
  expect((await editionsOf(desk))[0]).toMatchObject(facts);

  await desk.ask('DELETE', '/notice');
  await settled(desk);
  expect((await seenIn(seen())).notice).toBe(undefined);
  expect((await editionsOf(desk))[0]?.changes).toEqual(['Driftsmelding tatt ned']);
  expect(releases.map(({ isAlone }) => isAlone)).toEqual([false, true, true]);
});

it('before anything is published a notice is kept, and comes with the first publishing', async () => {
  const { desk, releases, seen } = await openOnServer();
  await putOut(desk);
  expect(releases).toEqual([]);
  expect((await desk.ask('GET', '/notice')).body).toMatchObject({ shown: null, log: [] });
  await publish(desk);
  await settled(desk);
  expect(releases).toHaveLength(1);
  expect((await seenIn(seen())).notice).toBe(plowing.no);
});

it('while something is published a notice waits, and is not lost', async () => {
  const { desk, control, seen, releases } = await published();
  let posted: Promise<unknown> | undefined;
  control.before = async () => {
    posted ??= desk.ask('POST', '/notice', plowing);
    await posted;
  };
  await publish(desk);
  await settled(desk);
  expect(releases).toHaveLength(3);
  expect(await seenIn(seen())).toEqual({ notice: plowing.no, articles: ['god-jul.md', 'ikke-klar.md'] });
});

it('an article comes out at its hour, more than 25 days later, alone, and once', async () => {
  const { desk, releases, seen } = await published();
  await at(desk, morning - 2 * minute);
  expect(releases).toHaveLength(1);
  await at(desk, morning);
  // What is composed is as at this moment: the article is out.
  expect(releases[1]?.at.getTime()).toBeGreaterThanOrEqual(morning);
  expect((await seenIn(seen())).articles).toEqual(['god-jul.md']);
  expect((await editionsOf(desk))[0]?.changes).toEqual(['Nyheten «God jul» kom ut']);
  await at(desk, morning + day);
  expect(releases.map(({ isAlone }) => isAlone)).toEqual([false, true]);
});

it.each([
  ['slept', async () => {}],
  ['was off', async (desk: Desk) => void (await desk.restart())],
])('a machine that %s publishes it afterwards', async (_what, wake) => {
  const { desk, releases } = await published();
  vi.setSystemTime(morning + 3 * day);
  await wake(desk);
  await at(desk, morning + 3 * day);
  expect(releases).toHaveLength(2);
});

it('a clock that is set back takes nothing away, and brings nothing twice', async () => {
  const { desk, releases } = await published();
  await at(desk, morning);
  await at(desk, morning - 60 * minute);
  expect(releases).toHaveLength(2);
  await putOut(desk);
  expect(releases[2]?.at.getTime()).toBeGreaterThanOrEqual(morning);
  await at(desk, morning);
  expect(releases).toHaveLength(3);
});

it('a failure is named on the desk, changes nothing online, and is tried again until it works', async () => {
  const { desk, releases, control, seen } = await published();
  const before = seen();
  control.fails = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  await putOut(desk);
  const words = `${waiting}Driftsmelding. Disken er full.`;
  expect((await desk.ask('GET', '/notice')).body.failure.message).toContain(words);
  await at(desk, morning);
  const { warning } = (await desk.ask('GET', '/overview')).body;
  expect(warning).toContain(`${waiting}Nyheten «God jul» kom ut.`);
  expect([seen(), releases.length]).toEqual([before, 1]);
  control.fails = null;
  await at(desk, morning + minute);
  expect(releases).toHaveLength(2);
  expect((await desk.ask('GET', '/overview')).body.warning).toBe(null);
});

it('an earlier edition that is shown again gets what has come out since, and keeps the present notice', async () => {
  const { desk, releases, seen } = await published();
  const [{ id } = { id: '' }] = await editionsOf(desk);
  await publish(desk);
  await at(desk, morning);
  await putOut(desk);
  expect(releases).toHaveLength(4);
  await desk.ask('POST', `/editions/${id}/show`);
  await settled(desk);
  expect(seen()).toBe(releases[4]?.folder);
  expect(await seenIn(seen())).toEqual({ notice: plowing.no, articles: ['god-jul.md'] });
  expect((await desk.ask('GET', '/notice')).body.log).toHaveLength(1);
});

it('the editions that the owner published stay, however many notices come and go', async () => {
  const { desk } = await published();
  const [first] = await editionsOf(desk);
  for (const no of ['En', 'To', 'Tre', 'Fire', 'Fem']) await putOut(desk, no);
  const editions = await editionsOf(desk);
  expect(editions).toHaveLength(4);
  expect(editions.at(-1)?.id).toBe(first?.id);
});
