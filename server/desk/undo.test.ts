import { expect, it } from 'vitest';
import type { FieldChange } from './contract.ts';
import { type Answer, type Desk, openDesk } from './testing/open-desk.ts';
import { plainPhoto } from './testing/photo.ts';

/** A desk that has published what it has. */
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

async function changesOf(desk: Desk, document: string): Promise<FieldChange[]> {
  const { documents } = (await desk.ask('GET', '/changes')).body;
  return documents.find(({ id }: { id: string }) => id === document)?.fields ?? [];
}

const undo = ({ ask }: Desk, document: string, change = '') =>
  ask('POST', '/changes/undo', { document, change });

type Change = (value: Answer['body']) => unknown;

it.each<[string, string, Change]>([
  ['a value', 'company', (value) => (value.machines = 99)],
  ['an entry that was removed', 'company', (value) => value.areaServed.splice(1, 1)],
  ['an entry that was added', 'company', (value) => value.areaServed.push('Hole')],
  ['an order', 'company', (value) => value.areaServed.reverse()],
  ['a group', 'company', (value) => (value.openingHours.monday = null)],
  ['a text', 'texts/home', (value) => (value.en.services.title = 'All we do')],
])('%s is put back by itself', async (_name, document, change) => {
  const desk = await published();
  const before = await desk.content();
  await desk.edit(document, change);
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  const line = (await changesOf(desk, document)).find(({ path }) => path[0] !== 'phone');
  expect(await undo(desk, document, line?.id)).toMatchObject({ status: 200 });
  expect((await changesOf(desk, 'company')).map(({ path }) => path)).toEqual([['phone']]);
  await undo(desk, 'company', (await changesOf(desk, 'company'))[0]?.id);
  expect(await desk.content()).toEqual(before);
});

it('an article that came goes, and one that went comes back', async () => {
  const desk = await published();
  const before = await desk.content();
  const value = { date: '2026-11-21', picture: null, no: { title: 'Mer', text: 'Mer snø.' }, en: null };
  await desk.ask('POST', '/documents/news', { value });
  await desk.ask('DELETE', '/documents/news/sno');
  for (const id of ['news/mer', 'news/sno']) {
    const [line] = await changesOf(desk, id);
    expect(await undo(desk, id, line?.id)).toMatchObject({ status: 200 });
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
  const [line] = await changesOf(desk, 'pictures');
  expect(await undo(desk, 'pictures', line?.id)).toMatchObject({ status: 200 });
  expect(await desk.content()).toEqual(before);
});

it('what the build would refuse is not undone, and what has changed meanwhile is not either', async () => {
  const desk = await published();
  const refusing = { from: '10-15', to: '06-01' };
  await desk.edit('company', (value) => Object.assign(value, { sweepingDoneBy: '09-01' }));
  await desk.edit('company', (value) => Object.assign(value, { grittingSeason: refusing }));
  const line = (await changesOf(desk, 'company')).find(({ path }) => path[0] === 'sweepingDoneBy');
  const refused = await undo(desk, 'company', line?.id);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(/^Dette kan ikke angres for seg selv\. .*strøsesongen/);
  await desk.edit('company', (value) => (value.sweepingDoneBy = '09-02'));
  expect(await undo(desk, 'company', line?.id)).toMatchObject({ status: 409 });
  expect(await undo(desk, 'nothing', line?.id)).toMatchObject({ status: 409 });
});
