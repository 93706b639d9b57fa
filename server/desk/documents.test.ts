import { expect, it } from 'vitest';
import { textNames } from '../../schema/content.ts';
import { languageCodes } from '../../tables/languages.ts';
import { facts, openDesk } from './testing/open-desk.ts';

it('every document opens with the schema of its value', async () => {
  const { ask } = await openDesk();
  const { documents, siteAddress, changes, repaired } = (await ask('GET', '/overview')).body;
  const ids = documents.map(({ id }: { id: string }) => id);
  const texts = textNames.map((name) => `texts/${name}`);
  expect(ids).toEqual(['company', ...texts, 'placements', 'pictures', 'notice']);
  for (const { id, title, version, problems } of documents) {
    const { status, body } = await ask('GET', `/documents/${id}`);
    expect({ status, ...body }).toMatchObject({ status: 200, id, title, version });
    expect(problems).toBe(0);
    if (id !== 'pictures')
      expect(Object.keys(body.schema.properties).sort()).toEqual(Object.keys(body.value).sort());
    if (id.startsWith('texts/')) expect(Object.keys(body.value)).toEqual(languageCodes);
  }
  expect(siteAddress).toBe('http://localhost:4173');
  expect({ changes, repaired }).toEqual({ changes: { published: null, count: 0 }, repaired: null });
});

it('marks are shown as what they become', async () => {
  const { ask, edit } = await openDesk();
  await edit('company', (value) => Object.assign(value, { machines: 7, sweepingDoneBy: '05-09' }));
  const { no, en } = (await ask('GET', '/facts')).body;
  expect(no).toMatchObject({ machines: { becomes: '7' }, sweepingDoneBy: { becomes: '9.\u00a0mai' } });
  expect(en).toMatchObject({ sweepingDoneBy: { becomes: '9\u00a0May' } });
});

it('what is still the example’s is told field by field, beside what is done', async () => {
  const { ask, edit } = await openDesk();
  const placeholders = { phone: '+47 00 00 00 00', picturesAreIllustrations: true };
  await edit('company', (value) => Object.assign(value, placeholders));
  const { items, done } = (await ask('GET', '/launch')).body;
  expect(items).toMatchObject([
    { path: ['phone'], missing: expect.any(String), remedy: expect.any(String) },
    { path: ['picturesAreIllustrations'], canWait: true },
  ]);
  // This machine takes the messages by itself.
  expect(items.length + done).toBe(Object.keys(facts).length);
});

it('a file that cannot be read says why, and hinders no other', async () => {
  const desk = await openDesk();
  await desk.write('content/no/about.json', '{ "meta": ');
  const { status, body } = await desk.ask('GET', '/documents/texts/about');
  expect(status).toBe(422);
  expect(body.message).toContain('Om oss');
  expect((await desk.ask('GET', '/documents/texts/home')).status).toBe(200);
});
