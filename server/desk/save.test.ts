import { expect, it } from 'vitest';
import { openDesk, type TestResponse } from './testing/open-desk.ts';

type Change = (value: TestResponse['body']) => void;

it('an edit changes only the lines of its value', async () => {
  const desk = await openDesk();
  const before = await desk.content();
  await desk.edit('privacy', () => {});
  expect(await desk.content()).toEqual(before);
  await desk.edit('home', ({ no, en }) => {
    for (const { services } of [no, en]) services.title = 'Alt\u00a0som gjen\u00adtas';
  });
  const after = await desk.content();
  const changed = Object.keys(after).filter((file) => before[file] !== after[file]);
  expect(changed).toEqual(['content/home.json']);
  const old = before['content/home.json']?.split('\n');
  const lines = after['content/home.json']?.split('\n').filter((line, index) => line !== old?.[index]);
  // Invisible spaces and hyphens are escapes.
  expect(lines).toEqual(Array(2).fill('      "title": "Alt\\u00a0som gjen\\u00adtas",'));
});

it('trims pasted values, and completes addresses', async () => {
  const { edit, read } = await openDesk();
  const address = 'https://www.bærum-vei.no';
  const email = 'post@firma.no';
  const pasted = {
    phone: '67 13 44 55\u00a0',
    url: ` ${address}`,
    facebook: 'facebook.com/firma',
    icePlaningDocument: 'www.firma.no/is.pdf',
  };
  const change: Change = (value) => Object.assign(value, { ...pasted, email: `mailto:${email}` });
  expect(await edit('company', change)).toMatchObject({ status: 200 });
  const stored = JSON.parse(await read('content/company.json'));
  expect(stored).toMatchObject({
    email,
    phone: '67 13 44 55',
    url: address,
    facebook: 'https://facebook.com/firma',
    icePlaningDocument: 'https://www.firma.no/is.pdf',
  });
});

it('refuses an invalid value at its field, and writes nothing', async () => {
  const { ask, edit, content } = await openDesk();
  const before = await content();
  const refused: [id: string, change: Change, path: string, message: string][] = [
    ['home', (value) => (value.no.hero.title = ' '), 'no.hero.title', 'Må fylles ut.'],
    ['company', (value) => (value.gritGrainSizes = []), 'gritGrainSizes', 'Må ha minst'],
    ['about', (value) => (value.pictures.story = 'borte'), 'pictures.story', 'Er borte, som ikke finnes'],
  ];
  for (const [id, change, path, message] of refused) {
    const { status, body } = await edit(id, change);
    expect([status, body.message]).toEqual([422, 'Én ting må rettes før dette kan lagres.']);
    const problem = { document: id, path: path.split('.'), message: expect.stringContaining(message) };
    expect(body.problems).toEqual([expect.objectContaining(problem)]);
  }
  // A picture that is in use cannot be deleted.
  const name = (await ask('GET', '/documents/about')).body.value.pictures.banner;
  const { status, body } = await edit('pictures', (value) => delete value[name]);
  const problem = { message: expect.stringContaining(name) };
  expect([status, body.problems[0]]).toMatchObject([422, problem]);
  expect(await content()).toEqual(before);
});

it('an existing problem does not block a valid change', async () => {
  const { ask, edit, read, write } = await openDesk();
  const about = JSON.parse(await read('content/about.json'));
  about.no.story = { title: '', paragraphs: ['A'] };
  await write('content/about.json', JSON.stringify(about));
  expect((await edit('home', (value) => (value.no.services.title = 'Alt vi gjør'))).status).toBe(200);
  expect((await edit('home', (value) => (value.no.services.title = ''))).status).toBe(422);
  const saved = await edit('about', (value) => (value.no.banner.title = 'Historien'));
  expect(saved).toMatchObject({ status: 200, body: { problems: [{ path: ['no', 'story', 'title'] }] } });
  expect((await edit('about', (value) => (value.no.values.title = ''))).status).toBe(422);
  const { documents } = (await ask('GET', '/overview')).body;
  expect(documents.find(({ id }: { id: string }) => id === 'about').problems).toBeGreaterThan(0);
});

it('refuses an outdated version, also of two parallel saves', async () => {
  const { ask, edit } = await openDesk();
  const company = async () => (await ask('GET', '/documents/company')).body;
  const put = ({ version, value }: TestResponse['body'], machines: number) =>
    ask('PUT', '/documents/company', { version, value: { ...value, machines } });
  const old = await company();
  await edit('company', (value) => (value.machines = 13));
  const late = await put(old, 14);
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('et annet sted') } });
  const now = await company();
  expect(now.value.machines).toBe(13);
  const answers = await Promise.all([put(now, 20), put(now, 30)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body.version).toBe((await company()).version);
});

it('what is wrong with a list is named once, for both languages', async () => {
  const desk = await openDesk();
  const { status, body } = await desk.edit('contact', ({ no, en }) => {
    for (const { steps } of [no, en]) steps.items.pop();
  });
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ document: 'contact', path: ['no', 'steps', 'items'] }]);
});
