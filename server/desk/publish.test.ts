import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { facts, openDesk } from './testing/open-desk.ts';

it('placeholders stop it, each with its field; drawn pictures do not', async () => {
  const desk = await openDesk();
  const placeholders = { phone: '+47 00 00 00 00', picturesAreIllustrations: true };
  await desk.edit('company', (value) => Object.assign(value, placeholders));
  const isReady = async () => (await desk.ask('GET', '/overview')).body.isReady;
  expect(await isReady()).toBe(false);
  const last = (await desk.publish()).at(-1);
  expect(last).toMatchObject({ failed: true });
  expect(last?.problems).toMatchObject([{ document: 'company', path: ['phone'] }]);
  expect((await desk.ask('GET', '/releases')).body).toEqual([]);
  await desk.edit('company', (value) => (value.phone = facts.phone));
  expect(await isReady()).toBe(true);
});

it('says how far it is, and knows what has changed since, as its fields say it', async () => {
  const desk = await openDesk(async (_folder, say) => say('Bilder: 1 av 1'));
  const read = async (id: string) => (await desk.ask('GET', `/documents/${id}`)).body.value;
  expect((await desk.ask('GET', '/changes')).body).toEqual({ release: null, documents: [] });
  expect((await desk.ask('GET', '/publish')).body).toEqual({ isRunning: false, lines: [] });
  await desk.edit('company', (value) => {
    Object.assign(value, { sweepingDoneBy: '05-17', areaServed: ['Bærum'], gritGrainSizes: [[2, 4]] });
    value.openingHours.monday = { opens: '07:00', closes: '17:00' };
  });
  const [home, about, pictures] = [await read('home'), await read('about'), await read('pictures')];
  const lines = await desk.publish();
  expect(lines.filter(({ done }) => done)).toHaveLength(2);
  expect(lines).toContainEqual({ message: 'Bilder: 1 av 1' });
  expect(lines.at(-1)).toMatchObject({ message: 'Publisert: http://localhost:4173', done: true });

  const { story, banner } = about.pictures;
  await desk.edit('company', (value) => {
    Object.assign(value, { sweepingDoneBy: '05-09', gritGrainSizes: [[2, 5]] });
    value.areaServed.push('Asker');
    value.openingHours.monday = null;
    value.formService.answerIsReadable = true;
  });
  await desk.edit('home', (value) => (value.en.services.title = 'All we do'));
  await desk.edit('about', (value) => (value.pictures.story = banner));
  await desk.edit('gallery', (value) => value.pictures.photos.reverse());
  await desk.ask('POST', '/documents/news', {
    value: { date: '2026-11-20', picture: null, no: { title: 'Snø', text: 'Vi brøyter.' }, en: null },
  });
  const { documents, release } = (await desk.ask('GET', '/changes')).body;
  const changes: string[] = documents.flatMap((one: { title: string; fields: Record<string, string>[] }) =>
    one.fields.map(({ label, before, after }) => `${one.title} | ${label} | ${before} | ${after}`),
  );
  const caption = (name: string) => pictures[name].caption.no;
  expect(changes.sort()).toEqual([
    'Firmaet | Kommuner › Kommune 2 | null | Asker',
    'Firmaet | Kornstørrelser › Kornstørrelse 1 | 2–4 | 2–5',
    'Firmaet | Skjematjeneste › Si fra til kunden når meldingen blir avvist | nei | ja',
    'Firmaet | Vårfeiingen ferdig | 17. mai | 9. mai',
    'Firmaet | Åpningstider › Mandag | 07:00, 17:00 | Stengt',
    `Forsiden | Tjenestene › Overskrift (engelsk) | ${home.en.services.title} | All we do`,
    'Galleri | Bildene › Bildene | rekkefølgen som er publisert | ny rekkefølge',
    'Nyhet: Snø | Alt | null | 20. november 2026, Snø, Vi brøyter.',
    `Om oss | Bildene › Historien | ${caption(story)} | ${caption(banner)}`,
  ]);
  expect((await desk.ask('GET', '/overview')).body.changes.count).toBe(changes.length);
  expect(release).toMatchObject({ number: 1 });
});

it('publishes content/ as it was at the start; what is edited meanwhile is the next change', async () => {
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
  expect((await desk.publish()).at(-1)).toMatchObject({ done: true });
  expect(composed[0]).toContain(facts.phone);
  const changed = { label: 'Telefon', path: ['phone'], before: facts.phone, after: '+47 67 99 99 99' };
  expect((await desk.ask('GET', '/changes')).body.documents[0].fields).toEqual([changed]);
});

const posix = it.skipIf(process.platform === 'win32');
posix('a command that fails is told with what it said, and marks its release', async () => {
  const place = { publishCommand: 'echo No route to host; exit 1' };
  const desk = await openDesk(async (folder) => void mkdirSync(path.join(folder, 'site')), place);
  const message = expect.stringContaining('publiser en gang til');
  const failure = { failed: true, message, details: 'No route to host' };
  expect((await desk.publish()).at(-1)).toMatchObject(failure);
  expect((await desk.ask('GET', '/releases')).body).toMatchObject([{ isOnline: true, failure: message }]);
  expect((await desk.ask('GET', '/overview')).body.warning).toEqual(message);
});
