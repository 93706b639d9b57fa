import { expect, it } from 'vitest';
import type { ListedRelease } from '../../content-model/desk/contract.ts';
import { company } from './testing/examples.ts';
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
    value.founded = 2003;
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
  await desk.addPhoto('ny');
  await desk.publish();
  const before = await desk.content();
  await desk.edit('pictures', (value) => delete value.ny);
  expect(await desk.content()).not.toEqual(before);
  expect(await undo(desk, 'pictures')).toMatchObject({ status: 200 });
  expect(await desk.content()).toEqual(before);
});

it('keeps the photos and articles that something uses, and brings back those that it needs', async () => {
  const desk = await published();
  await desk.addPhoto('ny');
  await desk.addPhoto('ubrukt');
  const { pictures } = (await desk.ask('GET', '/documents/about')).body.value;
  await desk.edit('about', (value) => (value.pictures.banner = 'ny'));
  const { body } = await undo(desk, 'pictures');
  expect(body.kept).toEqual(['Bildet «ny» er beholdt, for «Om oss» bruker det.']);
  expect((await desk.list('content/pictures')).filter((name) => /^(ny|ubrukt)/.test(name))).toEqual([
    'ny.webp',
  ]);

  await desk.edit('pictures', (value) => delete value[pictures.banner]);
  const [sentence] = (await undo(desk, 'about')).body.kept;
  expect(sentence).toMatch(/er hentet tilbake, for «Om oss» bruker det\.$/);
  expect(JSON.parse(await desk.read('content/pictures/pictures.json'))).toHaveProperty(pictures.banner);

  await desk.create('mer', { no: { title: 'Mer', text: 'Mer snø.' } });
  await desk.create('lenker', { no: { title: 'Lenker', text: '[Mer](/aktuelt/mer)' } });
  await undo(desk, 'articles/mer');
  expect(JSON.parse(await desk.read('content/news/mer.json'))).toMatchObject({ readyAt: null });
});

it('says what and where when the result would be invalid', async () => {
  const desk = await published();
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  await desk.edit('about', (value) => (value.no.story.paragraphs[0] = `Ring ${company.phone}.`));
  const refused = await undo(desk, 'company');
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^Dette kan ikke/) } });
  const [problem] = refused.body.problems;
  expect(problem).toMatchObject({ document: 'about', path: ['no', 'story', 'paragraphs', 0] });
  expect(problem.sentence).toMatch(/^Om oss: .* har \+47 67 00 00 01 skrevet rett ut/);
  for (const id of ['privacy', 'nothing']) expect(await undo(desk, id)).toMatchObject({ status: 409 });
});

const takeBack = ({ ask }: TestDesk, id: unknown) => ask('POST', '/changes/take-back', { id });

const releasesOf = async ({ ask }: TestDesk): Promise<ListedRelease[]> =>
  (await ask('GET', '/releases')).body;

it('an undo can be taken back, and is archived at most once an hour', async () => {
  const desk = await published();
  await desk.addPhoto('ny');
  await desk.edit('company', (value) => (value.machines = 99));
  const before = await desk.content();
  const undone = [];
  for (const id of ['company', 'pictures']) undone.push((await undo(desk, id)).body.id);
  expect(await releasesOf(desk)).toMatchObject([{ kind: 'unpublished' }, { kind: 'published' }]);
  for (const id of undone) expect(await takeBack(desk, id)).toMatchObject({ status: 200 });
  expect(await desk.content()).toEqual(before);
  // What was typed since stays.
  const { id } = (await undo(desk, 'company')).body;
  await desk.edit('company', (value) => (value.machines = 98));
  expect(await takeBack(desk, id)).toMatchObject({ status: 409, body: { message: /^«Firmaet» er endret/ } });
  expect(await takeBack(desk, '../x')).toMatchObject({ status: 404 });
});

it('asks once whether what was undone goes away here too', async () => {
  const desk = await published();
  await desk.edit('company', (value) => (value.machines = 99));
  await desk.edit('about', (value) => (value.no.story.paragraphs[0] = 'sdfsdf'));
  await desk.publish();
  await desk.edit('company', (value) => (value.machines = 98));
  const mistake = await desk.content();
  const question = async () => (await desk.ask('GET', '/overview')).body.undoneRelease;
  expect(await question()).toBeNull();
  await desk.ask('POST', '/releases/1/show');
  const asked = { same: ['Om oss'], changedSince: ['Firmaet'] };
  expect(await question()).toEqual(asked);

  const { body } = await desk.ask('POST', '/undone/follow');
  expect(await question()).toBeNull();
  expect(await desk.read('content/about.json')).not.toContain('sdfsdf');
  expect(JSON.parse(await desk.read('content/company.json')).machines).toBe(98);
  await takeBack(desk, body.id);
  await desk.ask('POST', '/undone/ask');
  expect(await desk.content()).toEqual(mistake);

  await desk.ask('POST', '/undone/keep');
  expect(await question()).toBeNull();
  await desk.ask('POST', '/undone/ask');
  expect(await question()).toEqual(asked);
  // The release that was undone is shown again, or another one.
  await desk.ask('POST', '/releases/2/show');
  expect(await question()).toBeNull();
  await desk.ask('POST', '/releases/1/show');
  expect(await question()).toEqual(asked);
  await desk.publish();
  expect(await question()).toBeNull();
});
