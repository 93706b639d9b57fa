import { expect, it } from 'vitest';
import type { DocumentChanges } from './contract.ts';
import { plainPhoto } from './testing/examples.ts';
import { type Answer, type Desk, openDesk } from './testing/open-desk.ts';

async function published(): Promise<Desk> {
  const desk = await openDesk();
  await desk.edit('company', (value) => {
    value.areaServed = ['Bærum', 'Asker', 'Oslo'];
    value.openingHours.monday = { opens: '07:00', closes: '17:00' };
  });
  const value = { date: '2026-11-20', picture: null, no: { title: 'Snø', text: 'Vi brøyter.' }, en: null };
  await desk.ask('POST', '/documents/news', { value });
  await desk.publish();
  return desk;
}

async function changesOf(desk: Desk, document: string): Promise<DocumentChanges['fields']> {
  const { documents } = (await desk.ask('GET', '/overview')).body.changes;
  return documents.find(({ id }: { id: string }) => id === document)?.fields ?? [];
}

const undo = ({ ask }: Desk, document: string) => ask('POST', '/changes/undo', { document });

type Change = (value: Answer['body']) => unknown;

it.each<[string, string, Change]>([
  [
    'a value, an entry, an order and a group',
    'company',
    (value) => {
      value.machines = 99;
      value.areaServed = ['Oslo', 'Bærum'];
      value.openingHours.monday = null;
    },
  ],
  ['a text', 'home', (value) => (value.en.services.title = 'All we do')],
  [
    'an entry that was added in both languages, and a picture',
    'services',
    ({ no, en, pictures }) => {
      for (const { questions } of [no, en]) questions.push({ question: 'Hva?', answer: 'Ja.' });
      pictures.banner = 'winter-valley';
    },
  ],
])('%s is put back with its document, and no other', async (_name, document, change) => {
  const desk = await published();
  const before = await desk.content();
  await desk.edit(document, change);
  await desk.edit('contact', (value) => (value.no.form.title = 'Skriv'));
  expect(await desk.content()).not.toEqual(before);
  expect(await undo(desk, document)).toMatchObject({ status: 200 });
  expect(await changesOf(desk, document)).toEqual([]);
  expect((await changesOf(desk, 'contact')).map(({ path }) => path)).toEqual([['no', 'form', 'title']]);
  await undo(desk, 'contact');
  expect(await desk.content()).toEqual(before);
});

it('an article that came goes, and one that went comes back', async () => {
  const desk = await published();
  const before = await desk.content();
  const value = { date: '2026-11-21', picture: null, no: { title: 'Mer', text: 'Mer snø.' }, en: null };
  await desk.ask('POST', '/documents/news', { value });
  await desk.remove('news/sno');
  for (const id of ['news/mer', 'news/sno']) {
    expect(await undo(desk, id)).toMatchObject({ status: 200 });
  }
  expect(await desk.content()).toEqual(before);
});

it('a picture that was deleted comes back with its file', async () => {
  const desk = await openDesk();
  await desk.ask('POST', '/pictures?name=ny.jpg', await plainPhoto(1100, 800));
  const words = { no: 'En grøft', en: 'A ditch' };
  const entry = { file: 'ny.webp', photo: true, focus: [50, 50], alt: words, caption: words };
  await desk.edit('pictures', (value) => (value.ny = entry));
  await desk.publish();
  const before = await desk.content();
  await desk.edit('pictures', (value) => delete value.ny);
  expect(await desk.content()).not.toEqual(before);
  expect(await undo(desk, 'pictures')).toMatchObject({ status: 200 });
  expect(await desk.content()).toEqual(before);
});

it('what the build would refuse is not undone, nor what has not changed', async () => {
  const desk = await published();
  const before = (await desk.ask('GET', '/documents/about')).body.value.pictures.story;
  await desk.edit('about', (value) => (value.pictures.story = value.pictures.banner));
  await desk.edit('gallery', (value) => {
    const at = value.pictures.photos.indexOf(before);
    if (at !== -1) value.pictures.photos[at] = 'winter-stakes-sunrise-hero';
  });
  await desk.edit('pictures', (value) => delete value[before]);
  const refused = await undo(desk, 'about');
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(
    /^Dette kan ikke angres for seg selv\. .*som ikke finnes blant bildene/,
  );
  for (const id of ['privacy', 'nothing']) expect(await undo(desk, id)).toMatchObject({ status: 409 });
});
