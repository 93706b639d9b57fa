import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { differingFields, resolveConflict } from './conflict.ts';
import { documents, getDocument } from './documents.ts';
import { loadDocument } from './loading.ts';
import { publishing, publishNow } from './publishing.ts';
import { contentChangedAt, outage } from './request.ts';
import { edit, save } from './saving.ts';

/** Returns what is wrong with a value that is saved. */
type Check = (value: unknown) => object[];

const start = {
  version: 1,
  value: { name: 'Vei', phone: '1', places: ['Rykkinn'] } as Record<string, unknown>,
  puts: [] as unknown[],
  isFull: false,
  check: (() => []) as Check,
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
  fake.value = sent.value;
  fake.version += 1;
  return answer(200, { version: `${fake.version}`, problems: fake.check(sent.value) });
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

it('saves what is wrong too, and says why at the field', async () => {
  const wrong = { document: 'company', path: ['phone'], message: 'er 112' };
  fake.check = (value) => (Object(value).phone === '112' ? [wrong] : []);
  set('phone', '112');
  await save('company');
  expect(fake.value.phone).toBe('112');
  expect(getDocument('company')).toMatchObject({ state: 'saved', problems: [wrong] });
  set('phone', '113');
  await save('company');
  expect(getDocument('company')).toMatchObject({ state: 'saved', problems: [] });
});

it.each([
  ['mine', '22', '3'],
  ['theirs', '33', '2'],
] as const)(
  'asks once for the document when it was saved elsewhere too: %s',
  async (choice, phone, version) => {
    changeElsewhere({ ...start.value, phone: '33' });
    set('phone', '22');
    await save('company');
    await loadDocument('company');
    const document = getDocument<string>('company') ?? expect.fail();
    expect(document.state).toBe('conflict');
    expect(differingFields(document)).toEqual([['phone']]);
    expect(fake.value.phone).toBe('33');
    resolveConflict(document, choice);
    await save('company');
    expect(fake.value.phone).toBe(phone);
    expect(getDocument('company')).toMatchObject({ state: 'saved', value: { phone }, version });
  },
);

it('goes on after a save whose answer was lost', async () => {
  set('phone', '2');
  vi.mocked(fetch).mockImplementationOnce(async (...sent) => {
    await respond(...(sent as unknown as Parameters<typeof respond>));
    throw new TypeError('The network is away.');
  });
  await save('company');
  set('phone', '23');
  await loadDocument('company');
  await save('company');
  expect(fake.value.phone).toBe('23');
  expect(getDocument('company')).toMatchObject({ state: 'saved', version: '3' });
});

it('retries by itself after a full disk', async () => {
  fake.isFull = true;
  set('phone', '2');
  await save('company');
  expect(getDocument('company')).toMatchObject({
    state: 'failed',
    failure: 'Disken er full.',
  });
  fake.isFull = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(getDocument('company')).toMatchObject({ state: 'saved', problems: [] });
});

it('saves edits, then publishes', async () => {
  set('phone', '2');
  contentChangedAt.write(0);
  vi.mocked(fetch).mockClear();
  await publishNow();
  expect(sentRequests()).toEqual([
    'PUT /rediger/api/documents/company',
    'POST /rediger/api/publish',
    'GET /rediger/api/publish',
  ]);
  expect(contentChangedAt.read()).toBeGreaterThan(0);
  expect(publishing.read()).toEqual({ isRunning: false, lines: [] });
});
