import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documents, getDocument } from './documents.ts';
import { loadDocument, reloadOthers } from './loading.ts';
import { contentChangedAt, obstacle } from './request.ts';
import { edit, editList, leaveNewEntry, save, saveAll } from './saving.ts';

/** A server with one document, which a test may change, stop, or let refuse. */
interface Fake {
  version: number;
  value: Record<string, unknown>;
  puts: unknown[];
  isStopped: boolean;
  refuse: ((value: unknown) => object[]) | null;
}

let fake: Fake;
const schema = {};
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

async function respond(_url: string, { method, body }: { method: string; body?: string }) {
  if (fake.isStopped) throw new TypeError('fetch failed');
  const { version, value } = fake;
  if (method === 'GET')
    return answer(200, { id: 'company', title: 'Firmaet', version: `${version}`, value, schema });
  const sent = JSON.parse(body ?? '');
  fake.puts.push(sent.value);
  if (sent.version !== `${version}`) return answer(409, { message: 'Endret et annet sted.' });
  const problems = fake.refuse?.(sent.value) ?? [];
  if (problems.length > 0) return answer(422, { message: 'Må rettes.', problems });
  fake.value = sent.value;
  fake.version += 1;
  return answer(200, { version: `${fake.version}`, problems: [] });
}

const set = (name: string, part: unknown) => edit('company', (value) => ({ ...Object(value), [name]: part }));

beforeEach(async () => {
  vi.useFakeTimers();
  fake = {
    version: 1,
    value: { name: 'Vei', phone: '1', places: ['Rykkinn'] },
    puts: [],
    isStopped: false,
    refuse: null,
  };
  vi.stubGlobal('fetch', vi.fn(respond));
  obstacle.write(null);
  documents.write(new Map());
  await loadDocument('company');
});

// Nothing that waits here may ask the server of a later file.
afterEach(() => void vi.useRealTimers());

it('saves what is typed while a save is under way after it, and nothing twice', async () => {
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

it('keeps what is refused in its field, with the reason, and saves it once it is right', async () => {
  const problem = { document: 'company', path: ['phone'], message: 'må være et nummer' };
  fake.refuse = (value) => (Object(value).phone === 'ring' ? [problem] : []);
  set('phone', 'ring');
  set('name', 'Grunn');
  await save('company');
  expect(getDocument('company')).toMatchObject({
    state: 'refused',
    problems: [problem],
    value: { phone: 'ring' },
  });
  // It holds back nothing else.
  expect(fake.value).toMatchObject({ name: 'Grunn', phone: '1' });
  set('phone', '2');
  await save('company');
  expect(getDocument('company')).toMatchObject({ state: 'saved', problems: [] });
  expect(fake.value.phone).toBe('2');
});

it('holds back one entry of a list, and keeps the others', async () => {
  set('places', ['Rykkinn', 'Skui']);
  await save('company');
  fake.refuse = (value) =>
    Object(value).places.flatMap((place: string, at: number) =>
      place === '' ? [{ document: 'company', path: ['places', at], message: 'må fylles ut' }] : [],
    );
  set('places', ['', 'Kolsås']);
  await save('company');
  expect(fake.value.places).toEqual(['Rykkinn', 'Kolsås']);
  expect(getDocument('company')).toMatchObject({ state: 'refused', value: { places: ['', 'Kolsås'] } });
});

it('saves one by one what is refused for another field, and says which one waits', async () => {
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
    problems: [{ path: ['phone'], message: 'venter: Hjem har 112. er uten nummer' }, elsewhere],
  });
});

it('sends what was typed while the server was away when it is back', async () => {
  fake.isStopped = true;
  set('phone', '2');
  await save('company');
  expect(getDocument('company')).toMatchObject({ state: 'changed', value: { phone: '2' } });
  expect(obstacle.read()).toBe('away');
  fake.isStopped = false;
  saveAll();
  await save('company');
  expect(fake.value.phone).toBe('2');
});

it('keeps a change from elsewhere beside what is typed', async () => {
  fake.value = { ...fake.value, name: 'Grunn' };
  fake.version += 1;
  contentChangedAt.write(0);
  set('phone', '2');
  await save('company');
  // The page is told to read everything again, and finds another version.
  expect(contentChangedAt.read()).toBeGreaterThan(0);
  reloadOthers(new Map([['company', `${fake.version}`]]));
  await loadDocument('company');
  await save('company');
  expect(fake.value).toMatchObject({ name: 'Grunn', phone: '2' });
});

it('saves the rest while a new entry waits, and the entry once it is filled in', async () => {
  const blank = { entries: [''], last: 'new' } as const;
  editList('company', ['places'], (list, added) => [...list, added], blank);
  leaveNewEntry('company', ['places']);
  fake.refuse = (value) =>
    Object(value).places.flatMap((place: string, index: number) =>
      place === 'Kolsåsen' ? [{ document: 'company', path: ['places', index], message: 'finnes ikke' }] : [],
    );
  set('places', ['Kolsåsen', '']);
  await save('company');
  expect(getDocument('company')?.problems).toMatchObject([{ path: ['places', 0] }]);
  set('places', ['Kolsås', '']);
  await save('company');
  expect(fake.value.places).toEqual(['Kolsås']);
  expect(getDocument('company')).toMatchObject({ state: 'saved', value: { places: ['Kolsås', ''] } });
  set('places', ['Kolsås', 'Skui']);
  await save('company');
  expect(fake.value.places).toEqual(['Kolsås', 'Skui']);
});
