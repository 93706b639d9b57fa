import { expect, it } from 'vitest';
import { openDesk } from './testing/desk.ts';

const article = {
  date: '2026-11-20',
  picture: null,
  no: { title: 'Årets første snø', text: 'Vi brøyter.\n\nRing oss på vakttelefonen.' },
  en: { title: 'First snow', text: 'We plow.' },
};

it('an article is written in both languages, changed, and deleted', async () => {
  const { ask, edit, read, list } = await openDesk();
  const [picture] = Object.keys((await ask('GET', '/documents/pictures')).body.value);
  const value = { ...article, picture };
  const created = await ask('POST', '/documents/news', { value });
  expect(created).toMatchObject({ status: 200, body: { id: 'news/arets-forste-sno' } });
  const file = 'content/news/arets-forste-sno.md';
  const lines = [
    '---',
    'date: 2026-11-20',
    'title: Årets første snø',
    'title-en: First snow',
    `picture: ${picture}`,
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
  ];
  expect(await read(file)).toBe(lines.join('\n'));
  const opened = await ask('GET', '/documents/news/arets-forste-sno');
  expect(opened.body).toMatchObject({ title: 'Årets første snø', value, version: created.body.version });

  await edit('news/arets-forste-sno', (one) => (one.no.text = one.no.text.replace('Ring oss', 'Ring')));
  expect(await read(file)).toBe(lines.join('\n').replace('Ring oss', 'Ring'));
  await edit('news/arets-forste-sno', (one) => Object.assign(one, { picture: null, en: null }));
  expect(await read(file)).not.toMatch(/picture|english|title-en/);

  expect((await ask('POST', '/documents/news', { value: article })).body.id).toBe('news/arets-forste-sno-2');
  const other = (await ask('GET', '/documents/news/arets-forste-sno-2')).body;
  expect((await ask('DELETE', '/documents/news/arets-forste-sno-2')).status).toBe(200);
  expect((await ask('DELETE', '/documents/news/arets-forste-sno-2')).status).toBe(404);
  const late = await ask('PUT', '/documents/news/arets-forste-sno-2', other);
  expect(late).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('slettet et annet sted') },
  });
  expect(await list('content/news')).toEqual(['.gitkeep', 'arets-forste-sno.md']);
});

it.each<[string, object, (string | number)[], string]>([
  ['a date that does not exist', { date: '2026-02-30' }, ['date'], 'Må ha dag, måned og år'],
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
  const { ask, content } = await openDesk();
  const before = await content();
  const { status, body } = await ask('POST', '/documents/news', { value: { ...article, ...change } });
  expect(status).toBe(422);
  expect(body.problems).toEqual([
    expect.objectContaining({ path, message: expect.stringContaining(message) }),
  ]);
  expect(await content()).toEqual(before);
});

it('what a title says cannot become a fact of its own, and comes back as it was', async () => {
  const { ask, read } = await openDesk();
  const title = 'Hei\npicture: borte\n---';
  const value = { ...article, no: { title, text: 'Hei' }, en: { title: '"Hi"', text: 'Hi' } };
  const { body } = await ask('POST', '/documents/news', { value });
  expect(body.id).toBe('news/hei-picture-borte');
  expect(await read(`content/${body.id}.md`)).toContain('title: Hei picture: borte ---\n');
  expect((await ask('GET', `/documents/${body.id}`)).body.value.en).toEqual(value.en);
});
