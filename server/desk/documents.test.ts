import { expect, it } from 'vitest';
import { screenFileNames } from '../../schema/screen-schemas.ts';
import { openDesk } from './testing/open-desk.ts';

it('every document opens with its schema, and the overview lists the slots of its pictures', async () => {
  const { ask } = await openDesk();
  const { documents, siteOrigin, changes } = (await ask('GET', '/overview')).body;
  const ids = documents.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['company', ...screenFileNames, 'pictures', 'notice']);
  for (const { id, title, version, problems } of documents) {
    const { status, body } = await ask('GET', `/documents/${id}`);
    expect({ status, ...body }).toMatchObject({ status: 200, id, title, version });
    expect(problems).toBe(0);
    if (id !== 'pictures')
      expect(Object.keys(body.schema.properties).sort()).toEqual(Object.keys(body.value).sort());
  }
  const { value } = (await ask('GET', '/documents/home')).body;
  const home = documents.find(({ id }: { id: string }) => id === 'home');
  expect(home.isPage).toBe(true);
  expect(home.pictures).toContainEqual({
    name: value.pictures.hero[1],
    path: ['pictures', 'hero', 1],
    label: 'Forsiden: Bildene › Bildene som skifter › Bilde 2',
  });
  expect(siteOrigin).toBe('http://localhost:4173');
  expect(changes).toEqual({ release: null, documents: [] });
  expect((await ask('GET', '/documents/articles')).body.schema.properties).toHaveProperty('date');
});

it('shows the address of the site with its letters', async () => {
  const { ask, settings } = await openDesk();
  settings.siteOrigin = 'https://www.xn--bjrnsen-r1a.no';
  expect((await ask('GET', '/overview')).body.siteOrigin).toBe('https://www.bjørnsen.no');
});

it('opens other documents while company.json cannot be read', async () => {
  const { ask, write } = await openDesk();
  await write('content/company.json', '{');
  const { status, body } = await ask('GET', '/overview');
  expect({ status, ...body }).toMatchObject({ status: 200, launch: null, isReady: false });
  expect((await ask('GET', '/documents/home')).status).toBe(200);
});

it('warns of an unchanged translation of a changed text until it changes or is published', async () => {
  const { ask, edit, publish } = await openDesk();
  const title = { document: 'home', path: ['en', 'services', 'title'] };
  const alt = { document: 'pictures', path: ['winter-valley', 'alt', 'en'] };
  const warnings = async () => (await ask('GET', '/overview')).body.warnings;
  await edit('home', (value) => (value.no.services.title = 'Alt'));
  expect(await warnings()).toEqual([]);
  await publish();
  await edit('home', (value) => (value.no.services.title = 'Alt vi gjør'));
  await edit('pictures', (value) => (value['winter-valley'].alt.no = 'Dalen'));
  await edit('company', (value) => (value.machines = 13));
  expect(await warnings()).toMatchObject([
    {
      ...title,
      sentence: 'Forsiden: Tjenestene › Overskrift (norsk) er endret siden sist, men ikke på engelsk.',
    },
    alt,
  ]);
  await edit('home', (value) => (value.en.services.title = 'All we do'));
  expect(await warnings()).toMatchObject([alt]);
  await publish();
  expect(await warnings()).toEqual([]);
});

it('warns of an unchanged translation in a list with new and moved entries', async () => {
  const { ask, edit, publish } = await openDesk();
  await publish();
  const added = { no: { question: 'Hva?', answer: 'Ja.' }, en: { question: 'What?', answer: 'Yes.' } };
  await edit('services', ({ no, en }) => {
    for (const [code, { questions }] of Object.entries({ no, en })) {
      questions.unshift(added[code as keyof typeof added]);
      [questions[1], questions[2]] = [questions[2], questions[1]];
    }
    no.questions[2].answer += ' Spør oss.';
  });
  expect((await ask('GET', '/overview')).body.warnings).toMatchObject([
    { document: 'services', path: ['en', 'questions', 2, 'answer'] },
  ]);
});

it('refuses paths out of content/, and bodies that are not JSON', async () => {
  const { ask } = await openDesk();
  for (const address of [
    '/documents/texts%2Fhome%2F..%2F..%2Fcompany',
    '/documents/articles/../../package',
    '/documents/articles/..%2f..%2fcompany',
    '/documents/constructor',
    '/pictures/__proto__/thumbnail',
    '/nothing',
  ])
    expect([404, 422], address).toContain((await ask('GET', address)).status);
  const malformed = await ask('PUT', '/documents/company', Buffer.from('{'));
  const message = expect.stringContaining('kan ikke leses');
  expect(malformed).toMatchObject({ status: 400, body: { message } });
});
