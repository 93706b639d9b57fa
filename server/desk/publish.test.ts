import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DocumentChanges, LaunchItem } from '../../content-model/desk/contract.ts';
import { company } from './testing/examples.ts';
import { openDesk } from './testing/open-desk.ts';

it('placeholders block publishing, drawn pictures do not', async () => {
  const desk = await openDesk();
  const launch = async () => (await desk.ask('GET', '/overview')).body.launch;
  const isReady = async () => (await desk.ask('GET', '/overview')).body.isReady;
  await desk.edit('company', (value) => (value.phone = '+47 00 00 00 00'));
  await desk.edit('pictures', (value) => (value[Object.keys(value)[1] ?? ''].photo = false));
  expect((await launch()).items.slice(0, 2)).toMatchObject([
    { path: ['phone'], missing: expect.any(String), remedy: expect.any(String) },
    { document: 'pictures', path: [], canWait: true },
  ]);
  expect(await isReady()).toBe(false);
  const problems = [{ document: 'company', path: ['phone'] }];
  expect((await desk.publish()).at(-1)).toMatchObject({ failed: true, problems });
  expect((await desk.ask('GET', '/releases')).body).toEqual([]);
  await desk.edit('company', (value) => (value.phone = company.phone));
  expect(await isReady()).toBe(true);
});

it('the owner confirms words again when they change', async () => {
  const desk = await openDesk();
  const open = async (): Promise<LaunchItem[]> =>
    (await desk.ask('GET', '/overview')).body.launch.items.filter(({ statement }: LaunchItem) => statement);
  const confirm = (statement: unknown) => desk.ask('POST', '/launch/confirm', { statement });
  const path = ['no', 'questions', 0];
  const change = (answer: string) =>
    desk.edit('services', ({ no }) => Object.assign(no.questions[0], { question: 'Og?', answer }));
  await change('I {place}.');
  const before = await open();
  const missing = `«Og? I ${company.place}.»`;
  expect(before).toContainEqual(expect.objectContaining({ document: 'services', path, missing }));
  const all = before.map(({ statement }) => statement);
  for (const broken of ['', '{', 'null', '{"roads":true}', '[null,7]']) {
    desk.write('var/confirmed.json', broken);
    expect(await open(), broken).toEqual(before);
  }
  for (const { status } of await Promise.all(all.map(confirm))) expect(status).toBe(200);
  expect(await open()).toEqual([]);
  await change('Ring oss.');
  expect(await open()).toMatchObject([{ path, missing: '«Og? Ring oss.»' }]);
  for (const unknown of [null, undefined, 'roads', all, 'a'.repeat(1_500_000)])
    expect((await confirm(unknown)).status).toBe(404);
});

it('earlier confirmations count for the words of that time', async () => {
  const desk = await openDesk();
  const words = 'I {place} snør det gjerne før det snør nede ved fjorden, og snøen ligger lenger.';
  await desk.edit('about', ({ no }) => (no.story.paragraphs[0] = words));
  const isAsked = async () =>
    (await desk.ask('GET', '/overview')).body.launch.items.some(({ missing }: LaunchItem) =>
      missing.includes('ved fjorden'),
    );
  expect(await isAsked()).toBe(true);
  desk.write('var/confirmed.json', '["snow"]');
  expect(await isAsked()).toBe(false);
});

it('publishing shows its progress, and the fields changed since', async () => {
  const desk = await openDesk(async (_folder, say) => say('Bilder: 1 av 1'));
  expect((await desk.ask('GET', '/publish')).body).toEqual({ isRunning: false, lines: [] });
  const lines = await desk.publish();
  expect(lines).toContainEqual({ message: 'Bilder: 1 av 1' });
  expect(lines.at(-1)).toEqual({
    message: 'Prøveside, bare på denne PC-en. Kundene ser den ikke:',
    address: 'http://localhost:4173',
  });

  await desk.edit('company', (value) => {
    value.sweepingDoneBy = '05-09';
    value.areaServed.push('Asker');
  });
  await desk.edit('home', (value) => (value.en.services.title = 'All we do'));
  await desk.create('sno', {});
  await desk.create('ikke-ferdig', { no: { title: 'Mer snø', text: '' } });
  const { banner } = (await desk.ask('GET', '/documents/about')).body.value.pictures;
  await desk.edit('pictures', (value) => (value[banner].caption.no = 'Dalen'));
  const { documents, release } = (await desk.ask('GET', '/overview')).body.changes;
  const changes: string[] = documents.flatMap(({ title, fields }: DocumentChanges) =>
    fields.map(({ label }) => `${title} | ${label}`),
  );
  expect(changes.sort()).toEqual([
    'Bildene | Dalen › Bildetekst (norsk)',
    'Firmaet | Kommuner › Kommune 2: Lagt til',
    'Firmaet | Vårfeiingen ferdig',
    'Forsiden | Tjenestene › Overskrift (engelsk)',
    'Nyhet: Snø | Lagt til',
  ]);
  expect(release).toMatchObject({ number: 1 });
});

it('publishes content/ as it was at the start', async () => {
  let during = async () => {};
  const composed: string[] = [];
  const desk = await openDesk(async (folder) => {
    await during();
    composed.push(await readFile(path.join(folder, 'content/company.json'), 'utf8'));
  });
  during = async () => {
    expect(await desk.ask('POST', '/publish')).toMatchObject({ status: 409 });
    const edited = await desk.edit('company', (value) => (value.phone = '+47 67 99 99 99'));
    expect(edited.status).toBe(200);
  };
  expect((await desk.publish()).at(-1)).not.toHaveProperty('failed');
  expect(composed[0]).toContain(company.phone);
  const { documents } = (await desk.ask('GET', '/overview')).body.changes;
  expect(documents).toMatchObject([{ fields: [{ label: 'Telefon', path: ['phone'] }] }]);
});

const posix = it.skipIf(process.platform === 'win32');
posix('a command that fails is told with what it said, and marks its release', async () => {
  const place = { publishCommand: 'echo No route to host; exit 1' };
  const desk = await openDesk(async (folder) => void mkdirSync(path.join(folder, 'site')), place);
  const message = expect.stringContaining('publiser en gang til');
  const failure = { failed: true, message, details: 'No route to host' };
  expect((await desk.publish()).at(-1)).toMatchObject(failure);
  expect((await desk.ask('GET', '/releases')).body).toMatchObject([{ isLive: true, failure: message }]);
  expect((await desk.ask('GET', '/overview')).body.systemWarning).toEqual(message);
});
