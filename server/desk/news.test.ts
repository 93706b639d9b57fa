import { expect, it } from 'vitest';
import { formatJson } from './file-changes.ts';
import { openDesk } from './testing/open-desk.ts';

const article = {
  date: '2026-11-20',
  picture: null,
  no: { title: 'Årets første snø', text: 'Vi brøyter.\n\nRing oss på vakttelefonen.' },
  en: { title: 'First snow', text: 'We plow.' },
};

it('creates, changes and deletes an article', async () => {
  const { ask, edit, read, list, remove } = await openDesk();
  const [picture] = Object.keys((await ask('GET', '/documents/pictures')).body.value);
  const value = { ...article, picture };
  const created = await ask('POST', '/documents/articles', { value });
  expect(created).toMatchObject({ status: 200, body: { id: 'articles/arets-forste-sno' } });
  const file = 'content/news/arets-forste-sno.json';
  const written = formatJson(value);
  expect(await read(file)).toBe(written);
  const opened = await ask('GET', '/documents/articles/arets-forste-sno');
  expect(opened.body).toMatchObject({ title: 'Årets første snø', value, version: created.body.version });

  await edit(
    'articles/arets-forste-sno',
    (article) => (article.no.text = article.no.text.replace('Ring oss', 'Ring')),
  );
  expect(await read(file)).toBe(written.replace('Ring oss', 'Ring'));

  expect((await ask('POST', '/documents/articles', { value: article })).body.id).toBe(
    'articles/arets-forste-sno-2',
  );
  const other = (await ask('GET', '/documents/articles/arets-forste-sno-2')).body;
  await edit('articles/arets-forste-sno-2', (article) => (article.no.text = 'Skrevet et annet sted.'));
  // An article that was changed elsewhere is not deleted.
  expect((await ask('DELETE', '/documents/articles/arets-forste-sno-2', other)).status).toBe(409);
  expect((await remove('articles/arets-forste-sno-2')).status).toBe(200);
  expect((await remove('articles/arets-forste-sno-2')).status).toBe(404);
  const late = await ask('PUT', '/documents/articles/arets-forste-sno-2', other);
  expect(late.status).toBe(404);
  expect(late.body.message).toContain('slettet et annet sted');
  expect(await list('content/news')).toEqual(['arets-forste-sno.json']);
});

it('refuses an invalid article at its field, and writes nothing', async () => {
  const { ask, content } = await openDesk();
  const before = await content();
  const withText = (text: string) => ({ no: { title: 'A', text } });
  const refused: [change: object, path: string, message: string][] = [
    [{ date: '2026-02-30' }, 'date', 'Må være en dag som finnes, med dag, måned og år'],
    [{ no: { title: ' ', text: 'Hei' } }, 'no.title', 'Må fylles ut.'],
    [withText('[Se](vg.no)'), 'no.text', 'må begynne med'],
  ];
  for (const [change, path, message] of refused) {
    const { status, body } = await ask('POST', '/documents/articles', { value: { ...article, ...change } });
    const problem = { path: path.split('.'), message: expect.stringContaining(message) };
    expect([status, body.problems], JSON.stringify(change)).toEqual([
      422,
      [expect.objectContaining(problem)],
    ]);
  }
  expect(await content()).toEqual(before);
});

it('refuses to delete an article that another one links to', async () => {
  const { ask, content, remove } = await openDesk();
  const linked = (await ask('POST', '/documents/articles', { value: article })).body.id;
  const text = `[Les mer](/aktuelt/${linked.slice('articles/'.length)})`;
  const other = { ...article, no: { title: 'Mer snø', text }, en: null };
  const { id } = (await ask('POST', '/documents/articles', { value: other })).body;
  const before = await content();
  const { status, body } = await remove(linked);
  expect([status, body.message]).toEqual([422, expect.stringContaining('«Mer snø» lenker til den')]);
  expect(await content()).toEqual(before);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(linked)).status).toBe(200);
});

it('avoids reserved names, and lists the pictures of an article', async () => {
  const { ask } = await openDesk();
  const [picture, other] = Object.keys((await ask('GET', '/documents/pictures')).body.value);
  const words = { title: '404', text: `Hei\n\n![](${other})` };
  const { body } = await ask('POST', '/documents/articles', { value: { ...article, picture, no: words } });
  const { documents } = (await ask('GET', '/overview')).body;
  expect(documents.find(({ id }: { id: string }) => id === body.id)).toMatchObject({
    id: 'articles/nyhet-404',
    address: '/aktuelt/nyhet-404',
    pictures: [
      { name: picture, path: ['picture'], label: 'Nyhet: 404: Bilde' },
      { name: other, path: ['no', 'text'], label: 'Nyhet: 404: Tekst (norsk)' },
    ],
  });
});
