import { describe, expect, it } from 'vitest';
import { type Answer, type Desk, openDesk } from './testing/desk.ts';

type Change = (value: Answer['body']) => void;

/** The lines that a change has taken away and added, by file. */
async function changedLines(desk: Desk, before: Record<string, string>) {
  const after = await desk.content();
  const changed = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  return changed.map((file) => {
    const [old = [], now = []] = [before[file]?.split('\n'), after[file]?.split('\n')];
    const missing = (lines: string[], other: string[]) =>
      lines.filter((line) => !other.includes(line)).length;
    return `${file} -${missing(old, now)} +${missing(now, old)}`;
  });
}

describe('one edit changes the lines of one value', () => {
  it.each<[string, string, Change, string[]]>([
    ['a fact', 'company', (value) => (value.phone = '+47 67 00 00 00'), ['content/company.json -1 +1']],
    [
      'a text',
      'texts/home',
      (value) => (value.no.services.title = 'Alt vi gjør i\u00a0år'),
      ['content/no/home.json -1 +1'],
    ],
    [
      'a text in both languages',
      'texts/home',
      (value) => {
        value.no.services.title = 'Alt vi gjør i år';
        value.en.services.title = 'All we do this year';
      },
      ['content/en/home.json -1 +1', 'content/no/home.json -1 +1'],
    ],
    ['nothing', 'texts/privacy', () => {}, []],
  ])('%s', async (_name, id, change, lines) => {
    const desk = await openDesk();
    const before = await desk.content();
    expect(await desk.edit(id, change)).toMatchObject({ status: 200 });
    expect(await changedLines(desk, before)).toEqual(lines);
  });

  it('spaces and hyphens that nobody sees are escapes in the file', async () => {
    const { edit, read } = await openDesk();
    await edit('texts/home', (value) => (value.no.services.title = 'Alt\u00a0vi gjør i\u00adgjen'));
    expect(await read('content/no/home.json')).toContain('"Alt\\u00a0vi gjør i\\u00adgjen"');
  });
});

const firstPicture = async ({ ask }: Desk) =>
  (await ask('GET', '/documents/placements')).body.value.about.banner;

describe('what the build would refuse does not reach content/', () => {
  it.each<[string, string, Change, (string | number)[], string]>([
    [
      'an empty text',
      'texts/home',
      (value) => (value.no.hero.title = ' '),
      ['no', 'hero', 'title'],
      'Er tom.',
    ],
    [
      'a phone number with letters',
      'company',
      (value) => (value.phone = '67 ring 67'),
      ['phone'],
      'Må være et telefonnummer',
    ],
    [
      'a closing time before the opening',
      'company',
      (value) => (value.openingHours.monday = { opens: '07:00', closes: '06:00' }),
      ['openingHours', 'monday', 'closes'],
      'Må være senere enn åpningstiden 07:00.',
    ],
    [
      'a gallery of 36',
      'placements',
      (value) => value.gallery.photos.pop(),
      ['gallery', 'photos'],
      'Må ha minst 37 oppføringer, men har 36.',
    ],
    [
      'a picture that is not there',
      'placements',
      (value) => (value.about.story = 'borte'),
      ['about', 'story'],
      'Er borte, som ikke finnes',
    ],
    [
      'a place that is no target',
      'company',
      (value) => (value.publishing = { method: 'git', target: 'origin' }),
      ['publishing', 'target'],
      'Må fylles ut av den som hjelper dere',
    ],
  ])('%s', async (_name, id, change, path, message) => {
    const { edit, content } = await openDesk();
    const before = await content();
    const { status, body } = await edit(id, change);
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'Én ting må rettes før dette kan lagres.',
    });
    expect(body.problems).toEqual([
      expect.objectContaining({ document: id, path, message: expect.stringContaining(message) }),
    ]);
    expect(await content()).toEqual(before);
  });

  it('a picture that is in use cannot go', async () => {
    const desk = await openDesk();
    const name = await firstPicture(desk);
    const { status, body } = await desk.edit('pictures', (value) => delete value[name]);
    expect(status).toBe(422);
    expect(body.problems[0]).toMatchObject({
      document: 'placements',
      message: expect.stringContaining(name),
    });
  });

  it('a value of another shape is refused', async () => {
    const { ask } = await openDesk();
    const { body } = await ask('GET', '/documents/texts/home');
    expect((await ask('PUT', '/documents/texts/home', { version: body.version, value: 'hei' })).status).toBe(
      422,
    );
  });
});

it('what is wrong already hinders no right text, and lets no wrong one through', async () => {
  const { ask, edit, read, write } = await openDesk();
  const break_ = async (file: string, name: string, value: unknown) => {
    const whole = JSON.parse(await read(file));
    await write(file, JSON.stringify({ ...whole, [name]: value }));
  };
  await break_('content/no/about.json', 'story', { title: '', paragraphs: ['A'] });
  expect((await edit('texts/home', (value) => (value.no.services.title = 'Alt vi gjør'))).status).toBe(200);
  expect((await edit('texts/home', (value) => (value.no.services.title = ''))).status).toBe(422);
  expect((await edit('texts/about', (value) => (value.no.banner.title = 'Historien'))).status).toBe(422);
  const { documents } = (await ask('GET', '/overview')).body;
  expect(documents.find(({ id }: { id: string }) => id === 'texts/about').problems).toBeGreaterThan(0);
});

describe('nothing is overwritten', () => {
  it('an old version is refused', async () => {
    const { ask, edit } = await openDesk();
    const { body: old } = await ask('GET', '/documents/company');
    await edit('company', (value) => (value.machines = 13));
    const answer = await ask('PUT', '/documents/company', {
      version: old.version,
      value: { ...old.value, machines: 14 },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('et annet sted') },
    });
    const { body: now } = await ask('GET', '/documents/company');
    expect(now.value.machines).toBe(13);
    const again = await ask('PUT', '/documents/company', {
      version: now.version,
      value: { ...now.value, machines: 14 },
    });
    expect(again.status).toBe(200);
    expect((await ask('GET', '/documents/company')).body.version).toBe(again.body.version);
  });

  it('two windows at once: one of them is told', async () => {
    const { ask } = await openDesk();
    const { body } = await ask('GET', '/documents/company');
    const put = (machines: number) =>
      ask('PUT', '/documents/company', { version: body.version, value: { ...body.value, machines } });
    const answers = await Promise.all([put(20), put(30)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a save that was cut off is put back at the next start, which says so', async () => {
  const { ask, restart, write, content, read } = await openDesk();
  const before = await content();
  await write('var/desk/journal/0', await read('content/no/home.json'));
  await write(
    'var/desk/journal/list.json',
    JSON.stringify([
      ['content/no/home.json', true],
      ['content/new.json', false],
    ]),
  );
  await write('content/no/home.json', '{ "half');
  await write('content/new.json', '{}');
  await restart();
  expect(await content()).toEqual(before);
  expect((await ask('GET', '/overview')).body.notice).toContain('avbrutt midt i en lagring');
  await restart();
  expect((await ask('GET', '/overview')).body.notice).toBe(null);
});
