import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { HistoryEntry } from '../../content-model/desk/contract.ts';
import { company } from './testing/examples.ts';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

const phones = ['+47 67 00 00 02', '+47 67 00 00 03'];

/** A desk with a publication, and one for each further phone number. */
async function published(...others: string[]) {
  const desk = await openDesk();
  await desk.publish();
  for (const phone of others) {
    await desk.edit('company', (value) => (value.phone = phone));
    await desk.publish();
  }
  return desk;
}

const list = async (desk: TestDesk): Promise<HistoryEntry[]> => (await desk.ask('GET', '/history')).body;

const restore = (desk: TestDesk, number: unknown, document?: string) =>
  desk.ask('POST', `/history/${number}/restore`, { document });

const phoneOf = async (desk: TestDesk) => JSON.parse(await desk.read('content/company.json')).phone;

it('lists publications with the pages that they changed', async () => {
  const desk = await published(...phones);
  const documents = [{ id: 'company', title: 'Firmaet' }];
  expect(await list(desk)).toMatchObject([
    { kind: 'published', from: 2, documents },
    { kind: 'published', from: 1, documents },
    { kind: 'published', from: null, documents: [] },
  ]);
});

it('fetches all back into the draft, which is in the history before', async () => {
  const desk = await published(...phones);
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  await desk.create('sno', {});
  await restore(desk, 1);
  expect(await phoneOf(desk)).toBe(company.phone);
  // Nothing is deleted, and nothing is published.
  expect(JSON.parse(await desk.read('content/news/sno.json'))).toMatchObject({ shown: false });
  expect((await desk.ask('GET', '/overview')).body.changes.documents).toEqual([
    { id: 'company', title: 'Firmaet' },
  ]);

  const [newest] = await list(desk);
  expect(newest).toMatchObject({
    kind: 'replaced',
    from: 4,
    documents: [
      { id: 'company', title: 'Firmaet' },
      { id: 'articles/sno', title: 'Nyhet: Snø' },
    ],
  });
  await restore(desk, 4);
  expect(await phoneOf(desk)).toBe('+47 67 00 00 09');
  expect(JSON.parse(await desk.read('content/news/sno.json'))).toMatchObject({ shown: true });
  // A draft that a snapshot has needs no other.
  const count = (await list(desk)).length;
  for (const number of [4, 1, 4, 1]) await restore(desk, number);
  expect(await list(desk)).toHaveLength(count);
});

it('fetches one document back, and leaves the others', async () => {
  const desk = await published();
  const { paragraphs } = (await desk.ask('GET', '/documents/about')).body.value.no.story;
  await desk.edit('about', ({ no }) => (no.story.paragraphs[0] = 'Ny tekst.'));
  await desk.edit('company', (value) => (value.phone = phones[0]));
  expect(await restore(desk, 1, 'about')).toMatchObject({ status: 200 });
  expect((await desk.ask('GET', '/documents/about')).body.value.no.story.paragraphs).toEqual(paragraphs);
  expect(await phoneOf(desk)).toBe(phones[0]);
});

it('leaves what the helper has set up', async () => {
  const desk = await published();
  const processors = { formService: 'Skjema AS', webHost: '', mailHost: 'Post AS', backupHost: '' };
  const set = { url: 'https://www.ny.no', processors, messageMonths: 3 };
  await desk.edit('company', (value) => Object.assign(value, set, { phone: phones[0] }));
  await restore(desk, 1);
  expect(JSON.parse(await desk.read('content/company.json'))).toMatchObject({ ...set, phone: company.phone });
});

it('fetches back a draft that cannot be published', async () => {
  const desk = await published();
  await desk.edit('about', ({ no }) => (no.banner.title = ''));
  await restore(desk, 1);
  expect(await restore(desk, 2)).toMatchObject({ status: 200 });
  expect((await desk.ask('GET', '/documents/about')).body.value.no.banner.title).toBe('');
});

it('answers for what is not in the history with a sentence', async () => {
  const desk = await published();
  for (const [number, document] of [
    ['9'],
    ['1', 'unknown'],
    ['1', 'notice'],
    ['1', 'articles/ukjent'],
    ['1', '../company'],
  ] as const) {
    const answer = await restore(desk, number, document);
    expect([answer.status, typeof answer.body?.message], `${number} ${document}`).toEqual([404, 'string']);
  }
  for (const number of ['0', '1e0', '01', '9'.repeat(300)])
    expect((await restore(desk, number)).status, number).toBe(404);
});

it('a damaged snapshot is named, keeps its number, and hinders nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const desk = await published(...phones);
  const file = path.join(desk.settings.data, 'history/3.json');
  const damaged = readFileSync(file, 'utf8').slice(0, 100);
  writeFileSync(file, damaged);
  const again = await openDesk(undefined, {}, desk.root);
  expect((await again.ask('GET', '/overview')).body.systemWarning).toContain(file);
  expect(await list(again)).toMatchObject([{ from: 1 }, { from: null }]);
  expect((await restore(again, 3)).status).toBe(404);
  expect(await again.publish()).not.toHaveProperty('failed');
  expect(await list(again)).toMatchObject([{ from: 2 }, { from: 1 }, { from: null }]);
  expect(readFileSync(file, 'utf8')).toBe(damaged);
});
