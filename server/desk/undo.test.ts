import { expect, it } from 'vitest';
import { plainPhoto } from './testing/examples.ts';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

async function published(): Promise<TestDesk> {
  const desk = await openDesk();
  await desk.create('sno', {});
  await desk.publish();
  return desk;
}

const undo = ({ ask }: TestDesk, document: string) => ask('POST', '/changes/undo', { document });

it('undoes the changes of one document', async () => {
  const desk = await published();
  const before = await desk.content();
  const changed = async (): Promise<string[]> =>
    (await desk.ask('GET', '/overview')).body.changes.documents.map(({ id }: { id: string }) => id);
  await desk.edit('company', (value) => {
    value.machines = 99;
    value.areaServed.push('Oslo');
    value.openingHours.monday = null;
  });
  await desk.edit('services', ({ no, en }) => {
    for (const { questions } of [no, en]) questions.push({ question: 'Hva?', answer: 'Ja.' });
  });
  expect(await changed()).toEqual(['company', 'services']);
  expect(await undo(desk, 'company')).toMatchObject({ status: 200 });
  expect(await changed()).toEqual(['services']);
  expect(await undo(desk, 'services')).toMatchObject({ status: 200 });
  expect(await desk.content()).toEqual(before);
});

it('removes a new article, and restores a deleted one', async () => {
  const desk = await published();
  const before = await desk.content();
  await desk.create('mer', { no: { title: 'Mer', text: 'Mer snø.' } });
  await desk.remove('articles/sno');
  for (const id of ['articles/mer', 'articles/sno']) {
    expect(await undo(desk, id)).toMatchObject({ status: 200 });
  }
  expect(await desk.content()).toEqual(before);
});

it('restores a deleted picture with its file', async () => {
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

it('refuses to undo when the result is invalid', async () => {
  const desk = await published();
  const before = (await desk.ask('GET', '/documents/about')).body.value.pictures.story;
  await desk.edit('about', (value) => (value.pictures.story = value.pictures.banner));
  await desk.edit('pictures', (value) => delete value[before]);
  const refused = await undo(desk, 'about');
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(
    /^Dette kan ikke angres for seg selv\. .*som ikke finnes blant bildene/,
  );
  for (const id of ['privacy', 'nothing']) expect(await undo(desk, id)).toMatchObject({ status: 409 });
});
