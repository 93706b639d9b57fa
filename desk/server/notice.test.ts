import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Edition } from '../contract/editions.ts';
import type { LoggedNotice } from '../contract/notice.ts';
import { type Desk, openDesk } from '../tests/support/desk.ts';
import { aloneServer, build, page, publish, visit } from '../tests/support/publishing.ts';

const noticeFile = 'content/notice.json';
const minute = 60_000;
const hour = 60 * minute;

/** Ten past six in the morning, in Oslo. */
const start = new Date('2026-11-23T05:10:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval'] }));
afterEach(() => void vi.useRealTimers());

const plowing = { no: 'Vi brøyter nå', en: 'We are plowing now', until: 'tonight' };
const written = {
  ...plowing,
  from: '2026-11-23T05:10:00Z',
  until: '2026-11-23T21:00:00Z',
};

/** A desk on a small server whose site is online, with a change that is not ready. */
async function online() {
  const server = aloneServer();
  const desk = await openDesk(undefined, server.place);
  await desk.write(noticeFile, JSON.stringify({ sentences: [], notice: null }));
  visit(page('new'));
  await publish(desk);
  await settled(desk);
  await desk.edit('company', (value) => (value.machines = 99));
  vi.setSystemTime(start);
  return { desk, ...server };
}

const stateOf = async (desk: Desk) => (await desk.ask('GET', '/notice')).body;

/** Waits until nothing is on its way to visitors. Waiting for the clock would move it. */
async function settled(desk: Desk) {
  while ((await stateOf(desk)).isBusy);
}

async function read(folder: string, file: string) {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
}

/** The clock goes on, and the desk looks at it. */
async function pass(desk: Desk, milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await settled(desk);
}

const editionsOf = async (desk: Desk): Promise<Edition[]> => (await desk.ask('GET', '/editions')).body;

it('a notice goes online at once and alone: a change that is not ready waits', async () => {
  const { desk, seen, releases } = await online();
  expect(await desk.ask('POST', '/notice', plowing)).toMatchObject({ status: 200 });
  await settled(desk);
  expect((await read(seen(), noticeFile)).notice).toEqual(written);
  expect((await read(seen(), 'content/company.json')).machines).not.toBe(99);
  expect(await stateOf(desk)).toMatchObject({ shown: written, failure: null });
  const { documents } = (await desk.ask('GET', '/changes')).body;
  expect(documents).toMatchObject([{ id: 'company', fields: [{ path: ['machines'], after: '99' }] }]);
  expect((await editionsOf(desk))[0]).toMatchObject({
    kind: 'online',
    changes: ['Driftsmelding'],
    isShown: true,
    over: expect.any(String),
  });

  await desk.ask('DELETE', '/notice');
  await settled(desk);
  expect((await read(seen(), noticeFile)).notice).toBe(null);
  expect((await editionsOf(desk))[0]?.changes).toEqual(['Driftsmelding tatt ned']);
  expect(releases.map(({ isAlone }) => isAlone)).toEqual([false, true, true]);
});

it('before anything is published it is kept, and comes with the first publishing', async () => {
  const { place, releases, seen } = aloneServer();
  const desk = await openDesk(undefined, place);
  visit(page('new'));
  await desk.ask('POST', '/notice', plowing);
  await settled(desk);
  expect(releases).toEqual([]);
  expect(await stateOf(desk)).toMatchObject({ shown: null, log: [] });
  await publish(desk);
  await settled(desk);
  expect(releases).toHaveLength(1);
  expect((await read(seen(), noticeFile)).notice).toEqual(written);
});

it('while something is published it waits, and is not lost', async () => {
  const { desk, control, seen, releases } = await online();
  let posted: Promise<unknown> | undefined;
  control.before = async () => {
    posted ??= desk.ask('POST', '/notice', plowing);
    await posted;
  };
  await publish(desk);
  await settled(desk);
  expect(releases).toHaveLength(3);
  expect((await read(seen(), noticeFile)).notice).toEqual(written);
  expect((await read(seen(), 'content/company.json')).machines).toBe(99);
});

it('a failure is named on the desk, changes nothing online, and is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { desk, control, seen, releases } = await online();
  control.fails = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  await desk.ask('POST', '/notice', plowing);
  await settled(desk);
  const words = 'Ikke på nettet ennå: Driftsmelding. Disken er full.';
  expect((await stateOf(desk)).failure.message).toContain(words);
  expect((await desk.ask('GET', '/overview')).body.warning).toContain(words);
  expect(releases).toHaveLength(1);
  control.fails = null;
  await pass(desk, minute);
  expect((await read(seen(), noticeFile)).notice).toEqual(written);
  expect((await desk.ask('GET', '/overview')).body.warning).toBe(null);
});

it('a start takes up what was saved and did not go online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { desk, control, seen } = await online();
  control.fails = new Error('killed');
  await desk.ask('POST', '/notice', plowing);
  await settled(desk);
  control.fails = null;
  await desk.restart();
  await settled(desk);
  expect((await read(seen(), noticeFile)).notice).toEqual(written);
});

it.each([
  ['tonight', '2026-11-23T21:00:00Z'],
  ['day', '2026-11-24T05:10:00Z'],
  ['tomorrow', '2026-11-24T21:00:00Z'],
  ['2026-12-01T07:30', '2026-12-01T06:30:00Z'],
])('it holds until %s: %s', async (until, moment) => {
  const desk = await openDesk();
  expect(await desk.ask('POST', '/notice', { ...plowing, en: ' ', until })).toMatchObject({ status: 200 });
  const { notice } = await read(desk.root, noticeFile);
  expect(notice).toEqual({ no: plowing.no, en: null, from: written.from, until: moment });
});

it.each([
  ['no words', { no: ' ' }, ['notice', 'no']],
  ['too many', { en: 'plowing '.repeat(20) }, ['notice', 'en']],
  ['no end', { until: '' }, ['notice', 'until']],
  ['a day that is none', { until: '2026-02-31T12:00' }, ['notice', 'until']],
  ['an end before now', { until: '2026-11-23T06:00' }, ['notice', 'until']],
  ['an end in a month', { until: '2026-12-23T06:00' }, ['notice', 'until']],
])('refuses %s with a sentence at the field, and writes nothing', async (_what, changes, at) => {
  const desk = await openDesk();
  const before = await desk.content();
  const { status, body } = await desk.ask('POST', '/notice', { ...plowing, ...changes });
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ document: 'notice', path: at, message: expect.any(String) }]);
  expect(await desk.content()).toEqual(before);
});

it('an end that is moved leaves the notice as old as it is; other words begin now', async () => {
  const { desk, seen } = await online();
  await desk.ask('POST', '/notice', plowing);
  await pass(desk, hour);
  await desk.ask('POST', '/notice', { ...plowing, until: 'tomorrow' });
  await settled(desk);
  const until = '2026-11-24T21:00:00Z';
  expect((await read(seen(), noticeFile)).notice).toEqual({ ...written, until });
  await desk.ask('POST', '/notice', { no: 'Ferdig brøytet', en: '', until: 'tonight' });
  await settled(desk);
  expect((await read(seen(), noticeFile)).notice.from).toBe('2026-11-23T06:10:00Z');
  const { log } = await stateOf(desk);
  expect(log.map(({ no, how }: LoggedNotice) => [no, how])).toEqual([
    ['Ferdig brøytet', null],
    ['Vi brøyter nå', 'replaced'],
  ]);
});

it('an edition that comes back keeps the present notice, and so does one that is shown again', async () => {
  const { desk, seen } = await online();
  const [{ id: first } = { id: '' }] = await editionsOf(desk);
  await publish(desk);
  vi.setSystemTime(start);
  await desk.ask('POST', '/notice', plowing);
  await settled(desk);

  const { body } = await desk.ask('POST', `/editions/${first}/restore`);
  expect(body.keptSettings).toEqual(['Driftsmelding']);
  expect((await read(desk.root, noticeFile)).notice).toEqual(written);

  await desk.ask('POST', `/editions/${first}/show`);
  await settled(desk);
  expect((await read(seen(), noticeFile)).notice).toEqual(written);
  expect((await read(seen(), 'content/company.json')).machines).not.toBe(99);
  const { log } = await stateOf(desk);
  expect(log).toHaveLength(1);
});

it('the editions that the owner published stay, however many notices come and go', async () => {
  const { desk } = await online();
  const [first] = await editionsOf(desk);
  for (let count = 0; count < 5; count++) {
    await desk.ask('POST', '/notice', { ...plowing, no: `Runde ${count}` });
    await settled(desk);
  }
  const editions = await editionsOf(desk);
  expect(editions).toHaveLength(4);
  expect(editions.at(-1)?.id).toBe(first?.id);
  expect(editions[0]?.over).toBe(first?.at);
  expect((await desk.ask('GET', '/changes')).body.published).toBe(first?.at);
});

it('on the own machine it is a change like others, without the sentences that are ready', async () => {
  const desk = await openDesk(build);
  await desk.write(noticeFile, JSON.stringify({ sentences: [], notice: null }));
  await publish(desk);
  vi.setSystemTime(start);
  await desk.ask('POST', '/notice', plowing);
  await desk.edit('notice', (value) => value.sentences.push({ no: 'Stengt', en: 'Closed' }));
  const changes = async () => (await desk.ask('GET', '/changes')).body.documents;
  const [{ id, fields }] = await changes();
  const after = 'Vi brøyter nå, We are plowing now, 23. november 2026 kl. 06:10, 23. november 2026 kl. 22:00';
  expect({ id, fields }).toMatchObject({
    id: 'notice',
    fields: [{ label: 'Meldingen', before: null, after }],
  });
  expect((await stateOf(desk)).log).toEqual([]);
  expect(await desk.ask('POST', '/changes/undo', { document: 'notice', change: fields[0].id })).toMatchObject(
    {
      status: 200,
    },
  );
  expect(await changes()).toEqual([]);
  expect((await read(desk.root, noticeFile)).sentences).toHaveLength(1);
  await desk.ask('POST', '/notice', plowing);
  await publish(desk);
  await settled(desk);
  expect((await stateOf(desk)).log).toMatchObject([{ no: 'Vi brøyter nå' }]);
});

it('content of a version without notices takes one', async () => {
  const desk = await openDesk();
  await rm(path.join(desk.root, noticeFile));
  expect(await stateOf(desk)).toMatchObject({ shown: null });
  expect(await desk.ask('POST', '/notice', plowing)).toMatchObject({ status: 200 });
  expect(await read(desk.root, noticeFile)).toEqual({ sentences: [], notice: written });
});
