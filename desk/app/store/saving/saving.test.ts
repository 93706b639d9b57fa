import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documents, getDocument } from '../documents.ts';
import { listAt } from '../json.ts';
import { loadDocument } from '../loading.ts';
import { publishing, publishNow } from '../publishing.ts';
import { contentChangedAt, outage } from '../request.ts';
import { edit } from './edit.ts';
import { threeWayDiff } from './merge.ts';
import { save } from './save.ts';

/** Refuses what is saved with these problems. */
type Refuse = (value: unknown) => object[];

const start = {
  version: 1,
  value: { name: 'Vei', phone: '1', places: ['Rykkinn'] } as Record<string, unknown>,
  puts: [] as unknown[],
  isFull: false,
  refuse: (() => []) as Refuse,
};
let fake: typeof start;
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

async function respond(url: string, { method, body }: { method: string; body?: string }) {
  if (fake.isFull) return answer(507, { message: 'Disken er full.' });
  if (url.endsWith('/publish')) return answer(200, { isRunning: false, lines: [] });
  const { version, value } = fake;
  if (method === 'GET')
    return answer(200, { id: 'company', title: 'Firmaet', version: `${version}`, value, schema: {} });
  const sent = JSON.parse(body ?? '');
  fake.puts.push(sent.value);
  if (sent.version !== `${version}`) return answer(409, { message: 'Endret et annet sted.' });
  const problems = fake.refuse(sent.value);
  if (problems.length > 0) return answer(422, { message: 'Må rettes.', problems });
  fake.value = sent.value;
  fake.version += 1;
  return answer(200, { version: `${fake.version}`, problems: [] });
}

/** Changes the file as another window would. */
function changeElsewhere(value: Record<string, unknown>): void {
  fake.value = value;
  fake.version += 1;
}

const sentRequests = () => vi.mocked(fetch).mock.calls.map(([url, init]) => `${init?.method} ${url}`);

const set = (name: string, part: unknown) => edit('company', (value) => ({ ...Object(value), [name]: part }));

beforeEach(async () => {
  vi.useFakeTimers();
  fake = { ...start, puts: [] };
  vi.stubGlobal('fetch', vi.fn(respond));
  outage.write(null);
  documents.write(new Map());
  await loadDocument('company');
});

// Timers left here must not reach a later test.
afterEach(() => void vi.useRealTimers());

it('saves an edit during a save after it, and only once', async () => {
  set('phone', '2');
  const first = save('company');
  await Promise.resolve();
  set('phone', '23');
  await first;
  await save('company');
  await save('company');
  expect(fake.puts.map((value) => Object(value).phone)).toEqual(['2', '23']);
  expect(getDocument('company')).toMatchObject({ state: 'saved', version: '3', problems: [] });
});

it('delays new entries, or only a refused translation', async () => {
  const points = (no: string[], en: string[]) => ({ no: { points: no }, en: { points: en } });
  const write = (no: string[], en: string[]) => {
    edit<string>('company', () => points(no, en));
    return save('company');
  };
  changeElsewhere(points(['Snø'], ['Snow']));
  await loadDocument('company');
  fake.refuse = (sent) =>
    ['no', 'en'].flatMap((code) =>
      listAt(sent, [code, 'points']).flatMap((text, at) =>
        text === (code === 'no' ? '' : 'Too long')
          ? [{ document: 'company', path: [code, 'points', at] }]
          : [],
      ),
    );
  await write(['', 'Is', ''], ['Snow', 'Ice', '']);
  expect(fake.value).toEqual(points(['Snø', 'Is'], ['Snow', 'Ice']));
  await write(['Snø', 'Is', 'Grus'], ['Snow', 'Ice', 'Too long']);
  expect(fake.value).toEqual(points(['Snø', 'Is', 'Grus'], ['Snow', 'Ice', '']));
  expect(getDocument('company')).toMatchObject({
    state: 'refused',
    value: { en: { points: ['Snow', 'Ice', 'Too long'] } },
  });
});

it('reports a conflict in both languages of a list', async () => {
  changeElsewhere({ no: { points: ['Snø', 'Is'] }, en: { points: ['Snow', ''] } });
  await loadDocument('company');
  changeElsewhere({ no: { points: ['Is'] }, en: { points: [''] } });
  edit<string>('company', (document) => ({ ...Object(document), en: { points: ['Snow', 'Ice'] } }));
  await save('company');
  await loadDocument('company');
  const document = getDocument<string>('company');
  expect(document && threeWayDiff(document).conflicting).toEqual([
    ['no', 'points'],
    ['en', 'points'],
  ]);
});

it('saves every field but the refused one', async () => {
  const elsewhere = {
    document: 'home',
    path: ['no', 'title'],
    message: 'har 112',
    sentence: 'Hjem har 112.',
  };
  const other = { document: 'company', path: ['places'], message: 'er uten nummer' };
  fake.refuse = (value) => (Object(value).phone === '112' ? [elsewhere, other] : []);
  edit('company', (value) => ({ ...value, name: 'Grunn', phone: '112', machines: 2 }));
  await save('company');
  expect(fake.value).toMatchObject({ name: 'Grunn', phone: '1', machines: 2 });
  expect(getDocument('company')).toMatchObject({
    state: 'refused',
    value: { phone: '112' },
    problems: [{ path: ['phone'], message: 'Venter: Hjem har 112. er uten nummer' }, elsewhere],
  });
});

it('retries by itself after a full disk', async () => {
  fake.isFull = true;
  set('phone', '2');
  await save('company');
  expect(getDocument('company')).toMatchObject({
    state: 'refused',
    problems: [{ message: 'Disken er full.' }],
  });
  fake.isFull = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(getDocument('company')).toMatchObject({ state: 'saved', problems: [] });
});

it('saves edits, then publishes the version that the owner has seen', async () => {
  set('phone', '2');
  contentChangedAt.write(0);
  vi.mocked(fetch).mockClear();
  await publishNow('seen');
  expect(sentRequests()).toEqual([
    'PUT /rediger/api/documents/company',
    'POST /rediger/api/publish',
    'GET /rediger/api/publish',
  ]);
  expect(contentChangedAt.read()).toBeGreaterThan(0);
  expect(publishing.read()).toEqual({ isRunning: false, lines: [] });
  const sent = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'POST');
  expect(sent?.[1]?.body).toBe(JSON.stringify({ seen: 'seen' }));
});
