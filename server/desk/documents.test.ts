import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { screenFileNames } from '../../content-model/screen-schemas.ts';
import { documentForFile, readDocument } from './documents.ts';
import { openDesk } from './testing/open-desk.ts';

it('every document has a schema, and the site a readable address', async () => {
  const { ask, settings } = await openDesk();
  settings.siteOrigin = 'https://www.xn--bjrnsen-r1a.no';
  const { documents, problems, siteOrigin, changes } = (await ask('GET', '/overview')).body;
  const ids: string[] = documents.map(({ id }: { id: string }) => id);
  const others = ids.filter((id) => !id.startsWith('pictures/'));
  expect(others).toEqual(['company', ...screenFileNames, 'notice', 'notice/sentences']);
  for (const { id, title, version } of documents) {
    const { status, body } = await ask('GET', `/documents/${id}`);
    expect({ status, ...body }).toMatchObject({ status: 200, id, title, version });
    expect(Object.keys(body.schema.properties).sort()).toEqual(Object.keys(body.value).sort());
  }
  expect(problems).toEqual([]);
  expect(siteOrigin).toBe('https://www.bjørnsen.no');
  expect(changes).toMatchObject({ release: null, documents: [] });
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

/** Runs `work` when a file is read the next time, before it is. */
function beforeReading(work: () => void): void {
  const { readFile } = fs;
  const restore = () => {
    Object.assign(fs, { readFile });
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  const delayed = (...args: Parameters<typeof readFile>) => {
    restore();
    work();
    return readFile(...args);
  };
  Object.assign(fs, { readFile: delayed });
  syncBuiltinESMExports();
}

it('reads a document that is saved or deleted meanwhile, and not as that of a release', async () => {
  const file = articleFile('kari');
  const document = documentForFile(file);
  if (!document) throw new Error(file);
  const content = temporaryFolder({ [file]: '{"date":"1"}' });
  const release = temporaryFolder({ [file]: '{"date":"1"}' });
  const time = new Date('2026-11-20T08:00:00Z');
  for (const folder of [content, release]) await fs.utimes(path.join(folder, file), time, time);
  beforeReading(() => writeIn(content, file, '{"date":"22"}'));
  expect(await readDocument(content, document)).toMatchObject({ value: { date: '22' } });
  expect(await readDocument(release, document)).toMatchObject({ value: { date: '1' } });

  await fs.utimes(path.join(content, file), time, time);
  beforeReading(() => rmSync(path.join(content, file)));
  expect(await readDocument(content, document)).toBeUndefined();
});
