import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Launch } from '../../content-model/desk/contract.ts';
import { company } from './testing/examples.ts';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

const exampleName = 'Lommedalen Vei & Grunn';
const exampleNumber = '922 139 024';
const example = { founded: 2019, areaServed: ['Bærum'] };
const words = 'I {place} snør det gjerne før det snør nede ved fjorden, og snøen ligger lenger.';

const overview = async (desk: TestDesk) => (await desk.ask('GET', '/overview')).body;
const launchOf = async (desk: TestDesk): Promise<Launch> => (await overview(desk)).launch;
const confirm = (desk: TestDesk, statement: unknown, isTrue = true) =>
  desk.ask('POST', '/launch/confirm', { statement, isTrue });
const asked = ({ items }: Launch) => items.filter(({ statement }) => statement);

it('facts of the example are answered before customers see the site', async () => {
  const desk = await openDesk();
  await desk.edit('company', (value) => Object.assign(value, example));
  const [area, founded] = asked(await launchOf(desk));
  expect(area).toMatchObject({ path: ['areaServed'], missing: 'Kommuner: Bærum', canWait: false });
  expect(founded).toMatchObject({ path: ['founded'], missing: 'Startet: 2019' });
  expect((await overview(desk)).isReady).toBe(false);
  expect((await desk.publish()).at(-1)).toMatchObject({
    failed: true,
    problems: [area, founded].map((item) => ({ path: item?.path })),
  });

  await confirm(desk, area?.statement);
  await confirm(desk, founded?.statement);
  expect(await launchOf(desk)).toMatchObject({
    items: [],
    confirmed: [{ path: ['areaServed'] }, { path: ['founded'] }],
  });
  // As version 1.1.0 names what is confirmed.
  expect(JSON.parse(await desk.read('var/confirmed.json'))).toEqual(['d9e635d65401', 'd01c8b3ded4e']);
  await confirm(desk, founded?.statement, false);
  expect(asked(await launchOf(desk))).toMatchObject([{ path: ['founded'] }]);
  // What the owner wrote is not asked.
  await desk.edit('company', (value) => (value.founded = 2018));
  expect((await overview(desk)).isReady).toBe(true);
  expect((await desk.publish()).at(-1)).not.toHaveProperty('failed');
  await desk.edit('company', (value) => (value.founded = example.founded));
  expect(asked(await launchOf(desk))).toMatchObject([{ path: ['founded'], canWait: true }]);
  expect((await overview(desk)).isReady).toBe(true);
});

it('a machine that no customer sees asks for no facts', async () => {
  const desk = await openDesk(undefined, { blocksIncompleteLaunch: false });
  await desk.edit('company', (value) => Object.assign(value, example, { organisationNumber: exampleNumber }));
  expect(asked(await launchOf(desk))).toEqual([]);
  expect((await overview(desk)).isReady).toBe(true);
});

it('another name beside the number of the example blocks, whatever was answered before', async () => {
  const desk = await openDesk();
  await desk.publish();
  await desk.edit('company', (value) =>
    Object.assign(value, { name: exampleName, organisationNumber: exampleNumber }),
  );
  const [before] = asked(await launchOf(desk));
  expect(before).toMatchObject({ path: ['organisationNumber'] });
  await confirm(desk, before?.statement);
  await desk.edit('company', (value) => (value.name = company.name));
  const { items } = await launchOf(desk);
  expect(items).toMatchObject([
    { path: ['organisationNumber'], missing: expect.stringContaining(company.name) },
  ]);
  expect((await desk.publish()).at(-1)).toMatchObject({
    failed: true,
    problems: [{ path: ['organisationNumber'] }],
  });
  await desk.edit('company', (value) => (value.organisationNumber = company.organisationNumber));
  expect((await desk.publish()).at(-1)).not.toHaveProperty('failed');
});

it('statements of the example are asked until they are confirmed or changed', async () => {
  const desk = await openDesk();
  const path = ['no', 'story', 'paragraphs', 0];
  expect(asked(await launchOf(desk))).toEqual([]);
  await desk.edit('about', ({ no }) => (no.story.paragraphs[0] = words));
  const before = await launchOf(desk);
  const [item] = asked(before);
  expect(item).toMatchObject({
    document: 'about',
    path,
    canWait: true,
    missing: `«${words.replace('{place}', company.place)}»`,
  });
  expect((await overview(desk)).isReady).toBe(true);
  for (const broken of ['', '{', 'null', '{"roads":true}', '[null,7]']) {
    desk.write('var/confirmed.json', broken);
    expect(await launchOf(desk), broken).toEqual(before);
  }
  expect((await confirm(desk, item?.statement)).status).toBe(200);
  expect(asked(await launchOf(desk))).toEqual([]);
  await confirm(desk, item?.statement, false);
  expect(await launchOf(desk)).toEqual(before);
  await desk.edit('about', ({ no }) => (no.story.paragraphs[0] = 'Her snør det mye.'));
  expect(asked(await launchOf(desk))).toEqual([]);
  for (const unknown of [null, undefined, 'roads', [item?.statement], item?.statement, 'a'.repeat(1_500_000)])
    expect((await confirm(desk, unknown)).status).toBe(404);
});

it('earlier confirmations count for the words of that time', async () => {
  const desk = await openDesk();
  await desk.edit('about', ({ no }) => (no.story.paragraphs[0] = words));
  expect(asked(await launchOf(desk))).toHaveLength(1);
  desk.write('var/confirmed.json', '["snow"]');
  expect(asked(await launchOf(desk))).toEqual([]);
});

it('every statement and fact of the example that ships is asked', async () => {
  const desk = await openDesk();
  await cp(path.join(import.meta.dirname, '../../content'), path.join(desk.root, 'content'), {
    recursive: true,
  });
  const shipped = JSON.parse(await desk.read('content/company.json'));
  const statements = asked(await launchOf(desk));
  // An owner who has begun to write has answered some.
  if (shipped.name !== exampleName) return;
  const documents = statements.map(({ document }) => document);
  expect(documents.filter((id) => id === 'company')).toHaveLength(8);
  expect(documents.filter((id) => id !== 'company')).toHaveLength(7);
});
