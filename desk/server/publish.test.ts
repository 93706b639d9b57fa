import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { forEachLanguage } from '../../tables/languages.ts';
import { facts, openDesk } from '../tests/support/desk.ts';
import { build, publish } from '../tests/support/publishing.ts';

it('placeholders stop it, each with its field; drawn pictures do not', async () => {
  const desk = await openDesk(build);
  const placeholders = { phone: '+47 00 00 00 00', picturesAreIllustrations: true };
  await desk.edit('company', (value) => Object.assign(value, placeholders));
  const last = (await publish(desk)).at(-1);
  expect(last).toMatchObject({ step: 'check', failed: true });
  expect(last?.problems).toMatchObject([{ document: 'company', path: ['phone'] }]);
  expect(existsSync(path.join(desk.root, 'dist'))).toBe(false);
});

it('makes a folder, says where, and knows what has changed since, as its fields say it', async () => {
  const desk = await openDesk(build);
  const read = async (id: string) => (await desk.ask('GET', `/documents/${id}`)).body.value;
  expect((await desk.ask('GET', '/changes')).body).toEqual({ published: null, edition: null, documents: [] });
  expect((await desk.ask('GET', '/publish')).body).toEqual({ isRunning: false, lines: [] });
  await desk.edit('company', (value) => {
    Object.assign(value, { sweepingDoneBy: '05-17', areaServed: ['Bærum'], gritGrainSizes: [[2, 4]] });
    value.insurance = forEachLanguage(() => 'Ansvar');
    value.openingHours.monday = { opens: '07:00', closes: '17:00' };
  });
  const [home, placements, pictures] = [
    await read('texts/home'),
    await read('placements'),
    await read('pictures'),
  ];
  const lines = await publish(desk);
  expect(lines.filter(({ done }) => done).map(({ step }) => step)).toEqual(['check', 'build', 'publish']);
  expect(lines).toContainEqual({ step: 'build', message: 'Bilder: 1 av 1' });
  expect(lines.at(-1)?.message).toBe(`Mappen er klar: ${path.join(desk.root, 'dist')}`);

  const [other] = placements.gallery.photos.filter((name: string) => name !== placements.about.story);
  await desk.edit('company', (value) => {
    Object.assign(value, { sweepingDoneBy: '05-09', gritGrainSizes: [[2, 5]], contactPerson: 'Åse' });
    value.areaServed.push('Asker');
    value.insurance.en = 'Liability';
    value.openingHours.monday = null;
    value.formService.answerIsReadable = true;
  });
  await desk.edit('texts/home', (value) => (value.en.services.title = 'All we do'));
  await desk.edit('placements', (value) => {
    value.about.story = other;
    value.gallery.photos.reverse();
  });
  await desk.ask('POST', '/documents/news', {
    value: { date: '2026-11-20', picture: null, no: { title: 'Snø', text: 'Vi brøyter.' }, en: null },
  });
  const { documents, edition } = (await desk.ask('GET', '/changes')).body;
  const changes: string[] = documents.flatMap((one: { title: string; fields: Record<string, string>[] }) =>
    one.fields.map(({ label, before, after }) => `${one.title} | ${label} | ${before} | ${after}`),
  );
  const caption = (name: string) => pictures[name].caption.no;
  expect(changes.sort()).toEqual([
    'Bildene på sidene | Galleri › Bildene | rekkefølgen som er publisert | ny rekkefølge',
    `Bildene på sidene | Om oss › Historien | ${caption(placements.about.story)} | ${caption(other)}`,
    'Firmaet | Forsikring (engelsk) | Ansvar | Liability',
    'Firmaet | Kommuner › Kommune 2 | null | Asker',
    'Firmaet | Kontaktperson | null | Åse',
    'Firmaet | Kornstørrelser › Kornstørrelse 1 | 2–4 | 2–5',
    'Firmaet | Skjematjeneste › Si fra til kunden når meldingen blir avvist | nei | ja',
    'Firmaet | Vårfeiingen ferdig | 17. mai | 9. mai',
    'Firmaet | Åpningstider › Mandag | 07:00, 17:00 | Stengt',
    `Forsiden | Tjenestene › Overskrift (engelsk) | ${home.en.services.title} | All we do`,
    'Nyhet: Snø | Alt | null | 20. november 2026, Snø, Vi brøyter.',
  ]);
  expect((await desk.ask('GET', '/overview')).body.changes.count).toBe(changes.length);
  expect(edition).toMatchObject({ kind: 'folder', changes: [] });
});

it('publishes content/ as it was at the start; what is edited meanwhile is the next change', async () => {
  let during = async () => {};
  const built: string[] = [];
  const desk = await openDesk((root) => async (...args) => {
    await during();
    const site = await build(root)(...args);
    built.push(await desk.read('dist/index.html'));
    return site;
  });
  during = async () => {
    expect(await desk.ask('POST', '/publish')).toMatchObject({ status: 409 });
    const edited = await desk.edit('company', (value) => (value.phone = '+47 67 99 99 99'));
    expect(edited.status).toBe(200);
  };
  expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
  expect(built[0]).toContain(facts.phone);
  expect((await desk.ask('GET', '/changes')).body.documents[0].fields).toEqual([
    {
      id: expect.any(String),
      label: 'Telefon',
      path: ['phone'],
      before: facts.phone,
      after: '+47 67 99 99 99',
    },
  ]);
});

it('a build that fails says why, is not remembered as published, and leaves nothing behind', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const desk = await openDesk(() => async () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  });
  const failure = { step: 'build', failed: true, message: expect.stringMatching(/^Disken er full/) };
  expect((await publish(desk)).at(-1)).toMatchObject(failure);
  expect((await desk.ask('GET', '/changes')).body.published).toBe(null);
  expect(await desk.list('var/desk/editions')).toEqual([]);
});

it('a start after a crash says how far publishing came, and another try is whole', async () => {
  const desk = await openDesk(build);
  const lines = [{ step: 'build', message: 'Nettstedet er laget.', done: true }];
  await desk.write('var/desk/publishing.json', JSON.stringify({ isRunning: true, lines }));
  await desk.restart();
  const { body } = await desk.ask('GET', '/publish');
  const cutOff = { step: 'build', message: expect.stringContaining('Publiser en gang til'), failed: true };
  expect(body).toEqual({ isRunning: false, lines: [...lines, cutOff] });
  expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
});

it('a disk that cannot keep how far publishing came does not lock it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const desk = await openDesk(build);
  await desk.write('var/desk/publishing.json/in-the-way', '');
  expect((await publish(desk)).at(-1)).toMatchObject({ step: 'publish', done: true });
  expect((await publish(desk)).at(-1)).toMatchObject({ step: 'publish', done: true });
  expect(logged).toHaveBeenCalled();
});
