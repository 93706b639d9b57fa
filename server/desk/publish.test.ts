import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forEachLanguage } from '../../common/languages.ts';
import type { DocumentChanges } from '../../content-model/desk/contract.ts';
import { company, plainPhoto } from './testing/examples.ts';
import { openDesk } from './testing/open-desk.ts';

it('placeholders block publishing, drawn pictures do not', async () => {
  const desk = await openDesk();
  const launch = async () => (await desk.ask('GET', '/overview')).body.launch;
  const isReady = async () => (await desk.ask('GET', '/overview')).body.isReady;
  await desk.edit('company', (value) => (value.phone = '+47 00 00 00 00'));
  await desk.edit(`pictures/${(await desk.photos())[1]}`, (value) => (value.photo = false));
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

it('publishing shows its progress, and the fields changed since', async () => {
  const desk = await openDesk(async (_folder, say) => say('Bilder: 1 av 1'));
  expect((await desk.ask('GET', '/publish')).body).toEqual({ isRunning: false, lines: [] });
  const lines = await desk.publish();
  expect(lines).toContainEqual({ message: 'Bilder: 1 av 1' });
  expect(lines.at(-1)).toEqual({
    message: 'Lagt ut på prøvesiden. Kundene ser den ikke:',
    address: 'http://localhost:4173',
  });

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
  const { documents, release } = (await desk.ask('GET', '/overview')).body.changes;
  const changes: string[] = documents.flatMap(({ title, fields }: DocumentChanges) =>
    fields.map(({ label }) => `${title} | ${label}`),
  );
  expect(changes.sort()).toEqual([
    'Bilde: Dalen | Bildetekst (norsk)',
    'Firmaet | Området (norsk)',
    'Firmaet | Vårfeiingen ferdig',
    'Forsiden | Tjenestene › Overskrift (engelsk)',
    'Nyhet: Snø | Lagt til',
  ]);
  expect(release).toMatchObject({ number: 1 });
});

it('changes name the first words that differ', async () => {
  const desk = await openDesk();
  const text = `${'Vi brøyter veier og plasser. '.repeat(10)}Ring oss.`;
  await desk.edit('about', ({ no }) => (no.story.paragraphs[0] = text));
  await desk.publish();
  await desk.edit('about', ({ no }) => (no.story.paragraphs[0] = text.replace('Ring', 'Skriv til')));
  await desk.edit('company', (value) => (value.machines = 14));
  await desk.edit('home', ({ en }) => (en.services.title = 'Call {phone}'));
  await desk.create('sno', {});
  const { documents } = (await desk.ask('GET', '/overview')).body.changes;
  expect(documents.map(({ words }: DocumentChanges) => words).sort()).toEqual([
    '14',
    `Call ${company.phone}`,
    'Vi brøyter.',
    '… Skriv til oss.',
  ]);
});

it('a new photo is named by its words, and not by its file', async () => {
  const desk = await openDesk();
  await desk.publish();
  const words = async () => {
    const { documents } = (await desk.ask('GET', '/overview')).body.changes;
    return documents.map((document: DocumentChanges) => document.words);
  };
  const { name } = (await desk.ask('POST', '/pictures?name=IMG_2041.jpg', await plainPhoto(1600, 1200))).body;
  const alt = forEachLanguage(() => 'En støttemur i naturstein');
  await desk.edit(`pictures/${name}`, (value) => Object.assign(value, { alt, caption: alt }));
  expect(await words()).toEqual([alt.no]);
});

it('photos that changed on pages are named by their words', async () => {
  const desk = await openDesk();
  const [pit, wall] = [await desk.addPhoto('grop'), await desk.addPhoto('mur')];
  await desk.edit('gallery', ({ pictures }) => pictures.photos.push(pit));
  await desk.publish();
  await desk.edit('gallery', ({ pictures }) => pictures.photos.splice(-1, 1, wall));
  await desk.edit('about', ({ pictures }) => (pictures.banner = wall));
  const { documents } = (await desk.ask('GET', '/overview')).body.changes;
  const changes = documents.map(({ fields, words }: DocumentChanges) => [
    ...fields.map(({ label }) => label),
    words,
  ]);
  expect(changes).toEqual([
    ['Bildene › Toppbildet', 'mur'],
    ['Bildene › mur: Lagt til', 'Bildene › grop: Tatt bort', ''],
  ]);
});

it('publishes content/ as it was at the start', async () => {
  let during = async () => {};
  const composed: string[] = [];
  const desk = await openDesk(async (folder) => {
    await during();
    composed.push(await readFile(path.join(folder, 'content/company.json'), 'utf8'));
  });
  during = async () => {
    expect(await desk.ask('POST', '/publish', {})).toMatchObject({ status: 409 });
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
