import { expect, it } from 'vitest';
import { screenFileNames } from '../../content-model/screen-schemas.ts';
import { openDesk } from './testing/open-desk.ts';

it('every document has a schema, and the site a readable address', async () => {
  const { ask, settings } = await openDesk();
  settings.siteOrigin = 'https://www.xn--bjrnsen-r1a.no';
  const { documents, siteOrigin, changes, articleSchema } = (await ask('GET', '/overview')).body;
  const ids = documents.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['company', ...screenFileNames, 'pictures', 'notice', 'notice/sentences']);
  for (const { id, title, version, problems } of documents) {
    const { status, body } = await ask('GET', `/documents/${id}`);
    expect({ status, ...body }).toMatchObject({ status: 200, id, title, version });
    expect(problems).toBe(0);
    if (id !== 'pictures')
      expect(Object.keys(body.schema.properties).sort()).toEqual(Object.keys(body.value).sort());
  }
  expect(siteOrigin).toBe('https://www.bjørnsen.no');
  expect(changes).toMatchObject({ release: null, documents: [] });
  expect(articleSchema.properties).toHaveProperty('date');
});

it('opens other documents while company.json cannot be read', async () => {
  const { ask, write } = await openDesk();
  await write('content/company.json', '{');
  const { status, body } = await ask('GET', '/overview');
  expect({ status, ...body }).toMatchObject({ status: 200, launch: null, isReady: false });
  expect((await ask('GET', '/documents/home')).status).toBe(200);
});

it('refuses paths out of content/, and bodies that are not JSON', async () => {
  const { ask } = await openDesk();
  for (const address of [
    '/documents/texts%2Fhome%2F..%2F..%2Fcompany',
    '/documents/articles/..%2f..%2fcompany',
    '/documents/constructor',
    '/pictures/__proto__/thumbnail',
  ])
    expect([404, 422], address).toContain((await ask('GET', address)).status);
  const malformed = await ask('PUT', '/documents/company', Buffer.from('{'));
  const message = expect.stringContaining('kan ikke leses');
  expect(malformed).toMatchObject({ status: 400, body: { message } });
});
