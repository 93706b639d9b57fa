import { expect, it } from 'vitest';
import { languageCodes } from '../../tables/languages.ts';
import { openDesk } from './testing/desk.ts';

it('every document opens with the schema of its value', { timeout: 30_000 }, async () => {
  const { ask } = await openDesk();
  const { documents, publishing, changes } = (await ask('GET', '/overview')).body;
  expect(documents).toHaveLength(17);
  for (const { id, title, version, problems } of documents) {
    const { status, body } = await ask('GET', `/documents/${id}`);
    expect({ status, id: body.id, title: body.title, version: body.version }).toEqual({
      status: 200,
      id,
      title,
      version,
    });
    expect(problems).toBe(0);
    if (id !== 'pictures')
      expect(Object.keys(body.schema.properties).sort()).toEqual(Object.keys(body.value).sort());
    if (id.startsWith('texts/')) expect(Object.keys(body.value)).toEqual(languageCodes);
  }
  expect(publishing).toEqual({
    method: 'folder',
    describe: expect.stringContaining('Lager en mappe'),
    goesOnline: false,
  });
  expect(changes).toEqual({ published: null, count: 0 });
});

it('fields carry their label, hint, bounds and kind', async () => {
  const { ask } = await openDesk();
  const { phone, openingHours } = (await ask('GET', '/documents/company')).body.schema.properties;
  expect(phone).toMatchObject({ title: 'Telefon', description: expect.any(String), input: 'tel' });
  expect(openingHours.properties.monday).toMatchObject({ title: 'Mandag' });
  const { no } = (await ask('GET', '/documents/texts/home')).body.schema.properties;
  expect(no.properties.hero.properties.description).toMatchObject({ max: 220 });
  const { gallery } = (await ask('GET', '/documents/placements')).body.schema.properties;
  expect(gallery.properties.photos).toMatchObject({
    minItems: 37,
    maxItems: 37,
    items: { place: expect.any(String) },
  });
});

it('marks are shown as what they become', async () => {
  const { ask } = await openDesk();
  const { no, en } = (await ask('GET', '/facts')).body;
  expect(no).toMatchObject({ machines: '12', sweepingDoneBy: '17.\u00a0mai', insurance: null });
  expect(en).toMatchObject({ sweepingDoneBy: '17\u00a0May' });
});
