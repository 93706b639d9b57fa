import { expect, it } from 'vitest';
import { openDesk } from './testing/desk.ts';

const article = {
  date: '2026-11-20',
  picture: 'winter-valley',
  no: { title: 'Årets første snø', text: 'Vi brøyter.\n\nRing oss på vakttelefonen.' },
  en: { title: 'First snow', text: 'We plow.' },
};

it('an article is written in both languages, changed line by line, and deleted', async () => {
  const { ask, edit, git, read, list, changedLines } = await openDesk();
  const created = await ask('POST', '/documents/news', { value: article });
  expect(created).toMatchObject({ status: 200, body: { id: 'news/arets-forste-sno' } });
  const file = 'content/news/arets-forste-sno.md';
  expect(await read(file)).toBe(
    [
      '---',
      'date: 2026-11-20',
      'title: Årets første snø',
      'title-en: First snow',
      'picture: winter-valley',
      '---',
      '',
      'Vi brøyter.',
      '',
      'Ring oss på vakttelefonen.',
      '',
      '[english]',
      '',
      'We plow.',
      '',
    ].join('\n'),
  );
  const opened = await ask('GET', '/documents/news/arets-forste-sno');
  expect(opened.body).toMatchObject({
    title: 'Årets første snø',
    value: article,
    version: created.body.version,
  });

  git('add', '--all');
  git('commit', '--quiet', '--message=Nyhet');
  await edit('news/arets-forste-sno', (value) => (value.no.text = value.no.text.replace('Ring oss', 'Ring')));
  expect(changedLines()).toBe(`1 1 ${file}`);
  await edit('news/arets-forste-sno', (value) => Object.assign(value, { picture: null, en: null }));
  expect(await read(file)).not.toMatch(/picture|english|title-en/);

  expect((await ask('POST', '/documents/news', { value: article })).body.id).toBe('news/arets-forste-sno-2');
  expect((await ask('DELETE', '/documents/news/arets-forste-sno-2')).status).toBe(200);
  expect((await ask('DELETE', '/documents/news/arets-forste-sno-2')).status).toBe(404);
  expect(await list('content/news')).toContain('arets-forste-sno.md');
});

it.each<[string, object, (string | number)[], string]>([
  ['a date that does not exist', { date: '2026-02-30' }, ['date'], 'Må være år, måned og dag'],
  ['an empty title', { no: { title: '', text: 'Hei' } }, ['no', 'title'], 'Er tom.'],
  ['an empty text', { no: { title: 'Hei', text: ' ' } }, ['no', 'text'], 'Er tom.'],
  ['an English text without a title', { en: { title: '', text: 'Hi' } }, ['en', 'title'], 'Er tom.'],
  [
    'a link that is none',
    { no: { title: 'Hei', text: 'Se [her](www.vg.no).' } },
    ['no', 'text'],
    'må begynne med https://',
  ],
  [
    'a picture in the text',
    { en: { title: 'Hi', text: 'A\n\n![x](https://x.no/y.jpg)' } },
    ['en', 'text'],
    'Et bilde kan ikke stå i teksten',
  ],
  [
    'a line that would begin the English text',
    { no: { title: 'Hei', text: 'A\n[english]\nB' } },
    ['no', 'text'],
    'Kan ikke ha en linje',
  ],
])('%s is refused', async (_name, change, path, message) => {
  const { ask, git } = await openDesk();
  const { status, body } = await ask('POST', '/documents/news', { value: { ...article, ...change } });
  expect(status).toBe(422);
  expect(body.problems).toEqual([
    expect.objectContaining({ path, message: expect.stringContaining(message) }),
  ]);
  expect(git('status', '--short')).toBe('');
});

it('what a value writes cannot become a fact of its own', async () => {
  const { ask, read } = await openDesk();
  const title = 'Hei\npicture: borte\n---';
  const { body } = await ask('POST', '/documents/news', {
    slug: 'hei',
    value: { ...article, no: { title, text: 'Hei' } },
  });
  expect(body.id).toBe('news/hei');
  expect(await read('content/news/hei.md')).toContain('title: Hei picture: borte ---\n');
});
