import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documents, getDocument } from './documents.ts';
import { loadDocument } from './loading.ts';
import { outage } from './request.ts';
import { edit, save } from './saving.ts';

const start = {
  version: 1,
  value: { name: 'Vei', phone: '1', places: ['Rykkinn'] } as Record<string, unknown>,
  puts: [] as unknown[],
  isFull: false,
};
let fake: typeof start;
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

async function respond(_url: string, { method, body }: { method: string; body?: string }) {
  if (fake.isFull) return answer(507, { message: 'Disken er full.' });
  const { version, value } = fake;
  if (method === 'GET')
    return answer(200, { id: 'company', title: 'Firmaet', version: `${version}`, value, schema: {} });
  const sent = JSON.parse(body ?? '');
  fake.puts.push(sent.value);
  if (sent.version !== `${version}`) return answer(409, { message: 'Endret et annet sted.' });
  fake.value = sent.value;
  fake.version += 1;
  return answer(200, { version: `${fake.version}`, problems: [] });
}

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
