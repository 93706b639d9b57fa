import { expect, it } from 'vitest';
import { screenFileNames } from '../../content-model/screen-schemas.ts';
import { openDesk } from './testing/open-desk.ts';

it('every document has a schema, and the site a readable address', async () => {
  const { ask, settings } = await openDesk();
  settings.siteOrigin = 'https://www.xn--bjrnsen-r1a.no';
  const { documents, problems, destination, changes } = (await ask('GET', '/overview')).body;
  const ids: string[] = documents.map(({ id }: { id: string }) => id);
  const others = ids.filter((id) => !id.startsWith('pictures/'));
  expect(others).toEqual(['company', ...screenFileNames, 'notice', 'notice/sentences']);
  for (const { id, title, version } of documents) {
    const { status, body } = await ask('GET', `/documents/${id}`);
    expect({ status, ...body }).toMatchObject({ status: 200, id, title, version });
    expect(Object.keys(body.schema.properties).sort()).toEqual(Object.keys(body.value).sort());
  }
  expect(problems).toEqual([]);
  expect(destination.address).toBe('https://www.bjørnsen.no');
  expect(changes).toEqual({ published: null, documents: [] });
});

it('opens other documents while company.json cannot be read', async () => {
  const { ask, write } = await openDesk();
  await write('content/company.json', '{');
  const { status, body } = await ask('GET', '/overview');
  expect({ status, ...body }).toMatchObject({
    status: 200,
    launch: null,
    problems: [{ document: 'company' }],
  });
  expect((await ask('GET', '/documents/home')).status).toBe(200);
});
