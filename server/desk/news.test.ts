import { expect, it } from 'vitest';
import type { DocumentSummary } from '../../content-model/desk/contract.ts';
import { openDesk } from './testing/open-desk.ts';

const article = {
  date: '2026-11-20',
  shown: true,
  picture: null,
  no: { title: 'Årets første snø', text: 'Vi brøyter.' },
  en: { title: 'First snow', text: 'We plow.' },
};

it('creates, changes and deletes an article', async () => {
  const { ask, create, edit, list, photos, remove } = await openDesk();
  const [picture = ''] = await photos();
  const value = { ...article, picture };
  const created = await create('forste-sno', value);
  expect(created).toMatchObject({ status: 200, body: { problems: [] } });
  const opened = await ask('GET', '/documents/articles/forste-sno');
  expect(opened.body).toMatchObject({ title: 'Årets første snø', value, version: created.body.version });

  await edit('articles/forste-sno', ({ no }) => (no.text = 'Ring oss.'));
  expect((await ask('GET', '/documents/articles/forste-sno')).body.value.no.text).toBe('Ring oss.');

  await create('mer-sno', article);
  const other = (await ask('GET', '/documents/articles/mer-sno')).body;
  await edit('articles/mer-sno', ({ no }) => (no.text = 'Skrevet et annet sted.'));
  expect((await ask('DELETE', '/documents/articles/mer-sno', other)).status).toBe(409);
  expect((await remove('articles/mer-sno')).status).toBe(200);
  expect((await remove('articles/mer-sno')).status).toBe(404);
  const late = await ask('PUT', '/documents/articles/mer-sno', other);
  expect(late.status).toBe(404);
  expect(late.body.message).toContain('slettet et annet sted');
  expect(await list('content/news')).toEqual(['forste-sno.json']);
});

it('names a new article by its title, and two with one title apart', async () => {
  const { ask, publish, edit, remove, read } = await openDesk();
  const create = async (title: unknown) => (await ask('POST', '/articles', { title })).body.id;
  expect(await create('Ære være snøen!')).toBe('articles/aere-vaere-snoen');
  expect(JSON.parse(await read('content/news/aere-vaere-snoen.json'))).toMatchObject({
    shown: false,
    no: { title: 'Ære være snøen!', text: '' },
  });
  expect(await create('Ære være snøen')).toBe('articles/aere-vaere-snoen-2');
  expect(await create('404')).toBe('articles/nyhet-404');
  expect(await create('Snø\u00adbrøyt\u200bing')).toBe('articles/snobroyting');
  await edit('articles/aere-vaere-snoen', (value) => Object.assign(value, article));
  await publish();
  // A deletion reaches everything, so the name is free again.
  await remove('articles/aere-vaere-snoen');
  expect(await create('Ære være snøen')).toBe('articles/aere-vaere-snoen');
  const { status, body } = await ask('POST', '/articles', { title: ' ' });
  expect([status, body.problems]).toMatchObject([422, [{ path: ['no', 'title'] }]]);
});

it('creates nothing by saving a document that is not there', async () => {
  const { ask, content } = await openDesk();
  const before = await content();
  for (const slug of ['sno', '404', 'index', 'Sno', '-%2F..%2Fsno']) {
    expect((await ask('PUT', `/documents/articles/${slug}`, { value: article })).status, slug).toBe(404);
  }
  expect(await content()).toEqual(before);
});

it('lists articles newest first, with their states and pictures', async () => {
  const { ask, create, edit, photos, publish } = await openDesk();
  const [picture = '', other] = await photos();
  await create('sno', { picture, no: { title: 'Snø', text: `Hei\n\n![](${other})` } });
  await create('utkast', { no: { title: 'Utkast', text: '' } });
  await create('venter', { shown: false });
  await create('mer-sno', {});
  const articles = async () => {
    const all: DocumentSummary[] = (await ask('GET', '/overview')).body.documents;
    return all.flatMap(({ id, article, isShown }) =>
      article ? [`${id.slice('articles/'.length)}: ${isShown}, ${article.isLive}`] : [],
    );
  };
  const isShownAndLive = [
    'mer-sno: true, false',
    'sno: true, false',
    'utkast: false, false',
    'venter: false, false',
  ];
  expect(await articles()).toEqual(isShownAndLive);
  await publish();
  await edit('articles/sno', (value) => (value.shown = false));
  expect(await articles()).toEqual([
    'mer-sno: true, true',
    'sno: false, true',
    'utkast: false, false',
    'venter: false, false',
  ]);
  const { documents } = (await ask('GET', '/overview')).body;
  expect(documents.find(({ id }: DocumentSummary) => id === 'articles/sno')).toMatchObject({
    address: '/aktuelt/sno',
    pictures: [
      { name: picture, path: ['picture'], label: 'Nyhet: Snø: Bilde' },
      { name: other, path: ['no', 'text'], label: 'Nyhet: Snø: Tekst (norsk)' },
    ],
  });
});
