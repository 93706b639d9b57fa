import { rename } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, openDesk } from './testing/desk.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rename: vi.fn(real.rename) };
});

// Every save checks the whole site.
describe('one edit is one line in git diff', () => {
  it.each<[string, string, (value: Answer['body']) => void]>([
    ['a fact', 'company', (value) => (value.phone = '+47 67 00 00 00')],
    [
      'a group on one line',
      'company',
      (value) =>
        value.pricesFrom.push({ what: { no: 'Feiing', en: 'Sweeping' }, from: 900, includesVat: true }),
    ],
    ['a list on one line', 'company', (value) => value.areaServed.push('Asker')],
    [
      'a text beside non-breaking spaces',
      'texts/home',
      (value) => (value.no.services.title = 'Dette gjør vi hele året'),
    ],
    [
      'a text with a non-breaking space',
      'texts/home',
      (value) => (value.no.hero.description += ' Ring oss.'),
    ],
    ['a picture in a list', 'placements', (value) => (value.winter.rows[1] = 'winter-ice-planing')],
    ['the point of a crop', 'pictures', (value) => (value['winter-valley'].focus = [10, 90])],
  ])('%s', async (_name, id, change) => {
    const { edit, changedLines } = await openDesk();
    expect(await edit(id, change)).toMatchObject({ status: 200 });
    expect(changedLines()).toMatch(/^1 1 \S+$/);
  });

  it('a paragraph more in both languages is a line in each, and two more for its comma', async () => {
    const { edit, changedLines, read } = await openDesk();
    await edit('texts/about', (value) => {
      value.no.story.paragraphs.push('Vi har\u00a0et nytt verksted.');
      value.en.story.paragraphs.push('We have a new workshop.');
    });
    expect(changedLines().split('\n')).toEqual(['2 1 content/en/about.json', '2 1 content/no/about.json']);
    expect(await read('content/no/about.json')).toContain('Vi har\\u00a0et nytt verksted.');
  });

  it('nothing changes when nothing is changed', async () => {
    const { edit, git } = await openDesk();
    for (const id of ['company', 'placements', 'pictures', 'texts/privacy']) await edit(id, () => {});
    expect(git('status', '--short')).toBe('');
  });
});

describe('what the build would refuse does not reach content/', () => {
  it.each<[string, string, (value: Answer['body']) => void, (string | number)[], string]>([
    [
      'an empty text',
      'texts/home',
      (value) => (value.no.hero.title = ' '),
      ['no', 'hero', 'title'],
      'Er tom.',
    ],
    [
      'a fact in one language alone',
      'texts/home',
      (value) => (value.en.hero.description = 'We plow and dig.'),
      ['en', 'hero', 'description'],
      'Må ha de samme kodene som den norske teksten',
    ],
    [
      'a phone number with letters',
      'company',
      (value) => (value.phone = 'ring oss'),
      ['phone'],
      'Må være et telefonnummer',
    ],
    [
      'a closing time before the opening',
      'company',
      (value) => (value.openingHours.monday.closes = '06:00'),
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
      'a picture twice',
      'placements',
      (value) => (value.gallery.photos[1] = value.gallery.photos[0]),
      ['gallery', 'photos', 1],
      'to ganger',
    ],
    [
      'a picture that is not there',
      'placements',
      (value) => (value.about.story = 'borte'),
      ['about', 'story'],
      'Er borte, som ikke finnes',
    ],
    [
      'a picture without words',
      'pictures',
      (value) => (value['winter-valley'].alt.en = ''),
      ['winter-valley', 'alt', 'en'],
      'Er tom.',
    ],
    [
      'a method without its target',
      'company',
      (value) => (value.publishing.method = 'git'),
      ['publishing', 'target'],
      'Må være navnet på et fjernlager',
    ],
  ])('%s', async (_name, id, change, path, message) => {
    const { edit, git } = await openDesk();
    const { status, body } = await edit(id, change);
    expect(status).toBe(422);
    expect(body.message).toContain('før dette kan lagres');
    expect(body.problems).toEqual([
      expect.objectContaining({ document: id, path, message: expect.stringContaining(message) }),
    ]);
    expect(git('status', '--short')).toBe('');
  });

  it('a fact that makes a text of another document too long names that text', async () => {
    const { edit, git } = await openDesk();
    const { status, body } = await edit('company', (value) => (value.phone = '1'.repeat(400)));
    expect(status).toBe(422);
    expect(body.problems[0]).toMatchObject({
      document: expect.stringMatching(/^texts\//),
      path: expect.arrayContaining([expect.stringMatching(/^(no|en)$/)]),
    });
    expect(body.problems[0].sentence).toMatch(/^[A-ZÆØÅ].*: «.*» \(.*\) er for lang/);
    expect(git('status', '--short')).toBe('');
  });

  it('a picture that is in use cannot go', async () => {
    const { edit, list } = await openDesk();
    const { status, body } = await edit('pictures', (value) => delete value['winter-valley']);
    expect(status).toBe(422);
    expect(body.problems[0]).toMatchObject({ document: 'placements', path: ['about', 'banner'] });
    expect(await list('content/pictures')).toContain('winter-valley.webp');
  });

  it('a value of another shape is refused, and what is wrong already does not hinder other documents', async () => {
    const { ask, edit, read, root } = await openDesk();
    const { body } = await ask('GET', '/documents/texts/home');
    const answer = await ask('PUT', '/documents/texts/home', { version: body.version, value: 'hei' });
    expect(answer.status).toBe(422);

    const { writeFile } = await import('node:fs/promises');
    const about = await read('content/no/about.json');
    await writeFile(`${root}/content/no/about.json`, about.replace(/"title": "[^"]*"/, '"title": ""'));
    expect((await edit('texts/home', (value) => (value.no.services.title = 'Alt vi gjør'))).status).toBe(200);
    expect((await edit('texts/about', (value) => (value.no.story.title = 'Historien vår'))).status).toBe(422);
    const overview = (await ask('GET', '/overview')).body.documents;
    expect(overview.find(({ id }: { id: string }) => id === 'texts/about')).toMatchObject({
      problems: 1,
      address: '/about',
    });
  });
});

describe('nothing is overwritten and nothing is half written', () => {
  it('an old version is refused with what is there now', async () => {
    const { ask, edit, read } = await openDesk();
    const { body: old } = await ask('GET', '/documents/company');
    await edit('company', (value) => (value.machines = 13));
    const answer = await ask('PUT', '/documents/company', {
      version: old.version,
      value: { ...old.value, machines: 14 },
    });
    expect(answer).toMatchObject({ status: 409, body: { value: { machines: 13 } } });
    expect(JSON.parse(await read('content/company.json')).machines).toBe(13);
    const { version } = answer.body;
    const again = await ask('PUT', '/documents/company', { version, value: { ...old.value, machines: 14 } });
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

  it('a write that fails leaves both languages as they were', async () => {
    const { edit, git, list } = await openDesk();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const real = vi.mocked(rename).getMockImplementation();
    vi.mocked(rename).mockImplementation(async (from, to) => {
      if (String(to).endsWith('content/en/home.json')) throw new Error('disk full');
      return real?.(from, to);
    });
    const answer = await edit('texts/home', (value) => {
      value.no.services.title = 'Alt vi gjør';
      value.en.services.title = 'All we do';
    });
    if (real) vi.mocked(rename).mockImplementation(real);
    expect(answer).toMatchObject({ status: 500, body: { message: 'Noe gikk galt. Ingenting er lagret.' } });
    expect(git('status', '--short')).toBe('');
    expect((await list('.cache/desk')).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });
});
