import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

/** 06:10 in Oslo. */
const start = new Date('2026-11-23T05:10:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval'] }));
afterEach(() => void vi.useRealTimers());

const plowing = { no: 'Vi brøyter nå', en: 'We are plowing now', until: '2026-11-23T21:00:00Z' };
const written = { ...plowing, from: '2026-11-23T05:10:00Z' };

const kept = async (desk: TestDesk) => JSON.parse(await desk.read('content/notice.json'));

it('a notice is stored with its end, also over a damaged file', async () => {
  const desk = await openDesk();
  desk.write('content/notice.json', '{');
  expect(await desk.ask('POST', '/notice', { ...plowing, en: ' ' })).toMatchObject({ status: 200 });
  expect((await kept(desk)).notice).toEqual({ ...written, en: null });
});

it('a notice with a new end has its old time, other words a new one', async () => {
  const desk = await openDesk();
  await desk.ask('POST', '/notice', plowing);
  vi.setSystemTime('2026-11-23T06:10:00Z');
  const until = '2026-11-24T21:00:00Z';
  await desk.ask('POST', '/notice', { ...plowing, until });
  expect((await kept(desk)).notice).toEqual({ ...written, until });
  await desk.ask('POST', '/notice', { ...plowing, no: 'Ferdig brøytet' });
  expect((await kept(desk)).notice.from).toBe('2026-11-23T06:10:00Z');
});

it('a notice that is prolonged beyond its 31 days begins anew', async () => {
  const desk = await openDesk();
  await desk.ask('POST', '/notice', { ...plowing, until: '2026-12-24T23:00:00Z' });
  vi.setSystemTime('2026-12-20T05:10:00Z');
  const until = '2027-01-03T23:00:00Z';
  expect(await desk.ask('POST', '/notice', { ...plowing, until })).toMatchObject({ status: 200 });
  expect((await kept(desk)).notice).toMatchObject({ from: '2026-12-20T05:10:00Z', until });
});

it('a notice may last 31 days, also across a change of the clock', async () => {
  vi.setSystemTime('2026-10-20T04:00:00Z');
  const desk = await openDesk();
  const until = '2026-11-20T23:00:00Z';
  expect(await desk.ask('POST', '/notice', { ...plowing, until })).toMatchObject({ status: 200 });
});

it.each([
  ['', 'Må fylles ut.'],
  ['tonight', 'Må være en dag som finnes.'],
  ['2026-12-01', 'Må være en dag som finnes.'],
  ['2026-11-22T23:00:00Z', 'Må være senere enn når den begynner.'],
  ['2026-12-24T23:00:01Z', 'Må være høyst 31 dager etter at beskjeden legges ut.'],
])('a notice until «%s» is refused', async (until, message) => {
  const desk = await openDesk();
  const { status, body } = await desk.ask('POST', '/notice', { ...plowing, until });
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ path: ['notice', 'until'], message }]);
});

it('a notice is published without unpublished changes', async () => {
  const composed: string[] = [];
  const desk = await openDesk(
    async (documents) => void composed.push(documents.get('content/company.json') ?? ''),
  );
  await desk.publish();
  await desk.edit('company', (value) => (value.phone = '+47 67 99 99 99'));
  vi.setSystemTime(start);
  expect(await desk.ask('POST', '/notice', plowing)).toMatchObject({ status: 200 });
  expect((await desk.ask('GET', '/overview')).body.notice).toEqual(written);
  expect((await desk.ask('GET', '/history')).body).toHaveLength(1);
  expect(composed).toHaveLength(2);
  expect(composed.at(-1)).not.toContain('+47 67 99 99 99');
  expect((await desk.ask('GET', '/overview')).body.changes.documents).toMatchObject([{ id: 'company' }]);
  expect(await desk.ask('POST', '/history/1/restore', {})).toMatchObject({ status: 200 });
  expect((await kept(desk)).notice).toEqual(written);
  await desk.ask('DELETE', '/notice');
  expect((await desk.ask('GET', '/overview')).body.notice).toBeNull();
});
