import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { screenFileNames } from '../../content-model/screen-schemas.ts';
import { documentForFile, readDocument } from './documents.ts';
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

it('reads a document anew when its file has changed, and none that is deleted', async () => {
  const file = articleFile('kari');
  const document = documentForFile(file);
  if (!document) throw new Error(file);
  const content = temporaryFolder({ [file]: '{"date":"1"}' });
  expect(await readDocument(content, document)).toMatchObject({ value: { date: '1' } });
  writeIn(content, file, '{"date":"22"}');
  expect(await readDocument(content, document)).toMatchObject({ value: { date: '22' } });
  rmSync(path.join(content, file));
  expect(await readDocument(content, document)).toBeUndefined();
});
