import { expect, it } from 'vitest';
import type { DocumentChange } from '../../content-model/desk/contract.ts';
import { company } from './testing/examples.ts';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

it('placeholders block publishing but on the own machine, drawn pictures do not', async () => {
  const desk = await openDesk();
  const launch = async () => (await desk.ask('GET', '/overview')).body.launch;
  const listed = async () => (await desk.ask('GET', '/overview')).body.problems;
  await desk.edit('company', (value) => (value.phone = '+47 00 00 00 00'));
  await desk.edit(`pictures/${(await desk.photos())[1]}`, (value) => (value.photo = false));
  expect((await launch()).items.slice(0, 2)).toMatchObject([
    { path: ['phone'], missing: expect.any(String), remedy: expect.any(String) },
    { document: 'pictures', path: [], canWait: true },
  ]);
  const problems = [{ document: 'company', path: ['phone'] }];
  expect(await listed()).toMatchObject(problems);
  expect((await desk.ask('GET', '/documents/company')).body).toMatchObject({ problems });
  expect(await desk.publish()).toMatchObject({ failed: true, problems });
  expect((await desk.ask('GET', '/history')).body).toEqual([]);
  const ownMachine = await openDesk(undefined, { blocksIncompleteLaunch: false }, desk.root);
  expect((await ownMachine.ask('GET', '/overview')).body.problems).toEqual([]);
  expect(await ownMachine.publish()).not.toHaveProperty('failed');
  await desk.edit('company', (value) => (value.phone = company.phone));
  expect(await listed()).toEqual([]);
});

it('publishing shows its progress, and the pages changed since', async () => {
  const state = async () => (await desk.ask('GET', '/publish')).body;
  let during: unknown;
  const desk = await openDesk(async (_documents, _folder, log) => {
    log('Bilder: 1 av 1');
    during = await state();
  });
  expect(await state()).toEqual({ isRunning: false, line: null });
  expect(await desk.publish()).toEqual({
    message: 'Lagt ut på prøvesiden. Kundene ser den ikke:',
    address: 'http://localhost:4173',
  });
  expect(during).toEqual({ isRunning: true, line: { message: 'Bilder: 1 av 1' } });

  await desk.edit('company', (value) => {
    value.sweepingDoneBy = '05-09';
    value.area.no = 'i Asker';
  });
  await desk.edit('home', (value) => (value.en.services.title = 'All we do'));
  await desk.create('sno', {});
  await desk.create('ikke-ferdig', { no: { title: 'Mer snø', text: '' } });
  await desk.create('utkast', { shown: false });
  const { banner } = (await desk.ask('GET', '/documents/about')).body.value.pictures;
  await desk.edit(`pictures/${banner}`, (value) => (value.caption.no = 'Dalen'));
  const { documents, published } = (await desk.ask('GET', '/overview')).body.changes;
  expect(documents.map(({ title }: DocumentChange) => title).sort()).toEqual([
    'Bilde: Dalen',
    'Firmaet',
    'Forsiden',
    'Nyhet: Snø',
  ]);
  expect(published).toMatchObject({ number: 1 });
});

it('a photo waits with the page that names it, and ready sentences wait for nothing', async () => {
  const desk = await openDesk();
  await desk.publish();
  await desk.addPhoto('mur');
  await desk.edit('notice/sentences', (value) => value.sentences.push({ no: 'Vi måker nå', en: '' }));
  const changed = async () => {
    const { documents } = (await desk.ask('GET', '/overview')).body.changes;
    return documents.map(({ title }: DocumentChange) => title);
  };
  expect(await changed()).toEqual([]);
  await desk.edit('about', ({ pictures }) => (pictures.banner = 'mur'));
  expect(await changed()).toEqual(['Om oss']);
});

it('publishes content/ as it was at the start', async () => {
  let during = async () => {};
  const composed: string[] = [];
  const desk = await openDesk(async (documents) => {
    await during();
    composed.push(documents.get('content/company.json') ?? '');
  });
  during = async () => {
    expect(await desk.ask('POST', '/publish', {})).toMatchObject({ status: 409 });
    const edited = await desk.edit('company', (value) => (value.phone = '+47 67 99 99 99'));
    expect(edited.status).toBe(200);
  };
  expect(await desk.publish()).not.toHaveProperty('failed');
  expect(composed[0]).toContain(company.phone);
  const { documents } = (await desk.ask('GET', '/overview')).body.changes;
  expect(documents).toEqual([{ id: 'company', title: 'Firmaet' }]);
});

const posix = it.skipIf(process.platform === 'win32');
posix('a command that fails is told on the desk, also after a restart, until one succeeds', async () => {
  const desk = await openDesk(undefined, { publishCommand: 'echo No route to host; exit 1' });
  const warningOf = async ({ ask }: TestDesk) => (await ask('GET', '/overview')).body.systemWarning;
  const message = expect.stringContaining('Noen sider kan være nye og andre gamle: publiser en gang til.');
  expect(await desk.publish()).toMatchObject({ failed: true, message, details: 'No route to host' });
  expect(await warningOf(desk)).toEqual(message);
  const again = await openDesk(undefined, { publishCommand: 'true' }, desk.root);
  await again.history.publisher.renewAtStart();
  expect(await warningOf(again)).toEqual(message);
  expect(await again.publish()).not.toHaveProperty('failed');
  expect(await warningOf(again)).not.toEqual(message);
});
