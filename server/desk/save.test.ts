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

it('cleans pasted values', async () => {
  const { edit, read } = await openDesk();
  const typed = { phone: '67 13 44 55', url: 'https://www.bærum-vei.no', email: 'post@firma.no' };
  const pasted = {
    phone: `${typed.phone}\u00a0`,
    url: ` ${typed.url}`,
    email: typed.email.replace('@', '\u200b@'),
  };
  const change: Change = (value) => Object.assign(value, pasted);
  expect(await edit('company', change)).toMatchObject({ status: 200 });
  expect(JSON.parse(await read('content/company.json'))).toMatchObject(typed);
});

it('saves whatever is typed, and says what is wrong at its field', async () => {
  const { ask, edit } = await openDesk();
  const typed: [id: string, change: Change, path: string, message: string][] = [
    ['home', (value) => (value.no.hero.title = ''), 'no.hero.title', 'Må fylles ut.'],
    ['about', (value) => (value.no.banner.title = 'a'.repeat(300)), 'no.banner.title', 'Er for lang'],
    ['company', (value) => (value.phone = 'ring meg'), 'phone', 'Har «r», som ikke kan stå her'],
    ['company', (value) => (value.founded = 'i fjor'), 'founded', 'Må være'],
    [
      'gallery',
      ({ pictures }) => (pictures.photos[1] = pictures.photos[0]),
      'pictures.photos.1',
      'Er det samme',
    ],
    ['about', (value) => (value.pictures.story = 'borte'), 'pictures.story', 'Finnes ikke lenger'],
  ];
  for (const [id, change, path, message] of typed) {
    const { status, body } = await edit(id, change);
    expect(status, path).toBe(200);
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const problem = { document: id, path: keys, message: expect.stringContaining(message) };
    expect(body.problems, path).toContainEqual(expect.objectContaining(problem));
    const { value } = (await ask('GET', `/documents/${id}`)).body;
    change(value);
    expect((await ask('GET', `/documents/${id}`)).body.value).toEqual(value);
  }
  const { problems } = (await ask('GET', '/overview')).body;
  expect(problems).toContainEqual(expect.objectContaining({ document: 'about' }));
});

it('the same document again is no conflict, because an answer may have been lost', async () => {
  const { ask } = await openDesk();
  const { version, value } = (await ask('GET', '/documents/company')).body;
  const sent = { version, value: { ...value, machines: 13 } };
  const { body } = await ask('PUT', '/documents/company', sent);
  expect(await ask('PUT', '/documents/company', sent)).toMatchObject({ status: 200, body });
});

it('writes nothing that is no document, and never over a file that cannot be read', async () => {
  const { ask, content, write } = await openDesk();
  const { version } = (await ask('GET', '/documents/about')).body;
  const before = await content();
  for (const value of [undefined, null, 'x', [], 7])
    expect((await ask('PUT', '/documents/about', { version, value })).status, String(value)).toBe(400);
  expect(await content()).toEqual(before);
  await write('content/about.json', '{ "no": ');
  const { status, body } = await ask('PUT', '/documents/about', { version, value: {} });
  expect([status, body.message]).toEqual([422, expect.stringContaining('blir ikke skrevet over')]);
  expect((await content())['content/about.json']).toBe('{ "no": ');
  const { problems } = (await ask('GET', '/overview')).body;
  expect(problems).toMatchObject([{ document: 'about', message: expect.stringContaining('SyntaxError') }]);
});

it('publishes nothing while something is wrong that visitors would see', async () => {
  const { edit, create, publish } = await openDesk();
  await create('halv', { shown: false, date: '2099-01-01', no: { title: '', text: '[a](b)' } });
  await edit('home', (value) => (value.no.hero.title = ''));
  const last = await publish();
  expect(last).toMatchObject({
    failed: true,
    problems: [{ document: 'home', path: ['no', 'hero', 'title'] }],
  });
  await edit('home', (value) => (value.no.hero.title = 'Vei og grunn'));
  expect(await publish()).not.toHaveProperty('failed');
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
    for (const { steps } of [no, en]) steps.items.push('Til slutt');
  });
  expect(status).toBe(200);
  expect(body.problems).toMatchObject([{ document: 'contact', path: ['no', 'steps', 'items'] }]);
});
