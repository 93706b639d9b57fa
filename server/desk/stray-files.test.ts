import fs, { rename } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDesk } from './testing/open-desk.ts';

const article = '{"date": "2026-11-20", "no": {"title": "Første snø"}}';

const ofOperatingSystems = ['.DS_Store', 'news/._dato.json', 'pictures/Thumbs.db', 'desktop.ini'];

/** Files of sync programs and of people, with their first words. */
const strays: Record<string, [text: string | Buffer, words: string]> = {
  'company-DESKTOP-ABC.json': ['{"name":"Lommedalen Vei"', 'Lommedalen Vei'],
  'news/dato (Karis konfliktkopi 2026-11-20).json': [article, 'Første snø'],
  'news/notat.md': ['# Husk strøsand\n\nFør jul.', '# Husk strøsand'],
  'pictures/pictures (1).json': ['{"a":{"file":"a.webp"}}', 'a.webp'],
  'pictures/winter-valley (1).webp': [Buffer.from([0, 1, 2, 3]), ''],
};

it('stray files block nothing, and are listed until removed', async () => {
  const desk = await openDesk();
  // A picture may have any name that is in pictures.json.
  const picture = 'Min bil (1).webp';
  const pictures = path.join(desk.root, 'content/pictures');
  await rename(path.join(pictures, 'sample.webp'), path.join(pictures, picture));
  const catalog = await desk.read('content/pictures/pictures.json');
  desk.write('content/pictures/pictures.json', catalog.replaceAll('sample.webp', picture));
  const before = await desk.content();
  for (const file of ofOperatingSystems) desk.write(`content/${file}`, '\0');
  for (const [file, [text]] of Object.entries(strays)) desk.write(`content/${file}`, text);
  const named = async () => (await desk.ask('GET', '/overview')).body.strayFiles;
  expect(await named()).toEqual(
    Object.entries(strays).map(([file, [, words]]) => ({ file: `content/${file}`, words })),
  );
  expect((await desk.publish()).at(-1)).not.toHaveProperty('failed');
  const { body } = await desk.ask('GET', '/overview');
  expect(body).toMatchObject({ isReady: true, changes: { documents: [] } });
  const published = [
    ...(await desk.list('var/releases/1/content')),
    ...(await desk.list('var/releases/1/content/pictures')),
  ];
  expect(published.filter((name) => /^\.|[ A-Z]/.test(name))).toEqual([picture]);

  await desk.edit('company', (value) => (value.machines = 99));
  expect((await desk.ask('POST', '/releases/1/restore')).status).toBe(200);
  expect(await named()).toHaveLength(Object.keys(strays).length);
  expect(await desk.list('content')).toContain('.DS_Store');

  const remove = (file: string) => desk.ask('DELETE', '/stray-files', { file });
  for (const file of ['content/home.json', 'content/.DS_Store', 'package.json', '../x (1).json', null])
    expect((await remove(file as string)).status, String(file)).toBe(404);
  for (const file of Object.keys(strays)) expect((await remove(`content/${file}`)).status).toBe(200);
  expect(await named()).toEqual([]);
  expect(await desk.content()).toEqual(before);
});

it('lists a stray file that cannot be read', async () => {
  const desk = await openDesk(undefined, {}, { 'content/notat.md': 'Husk strøsand' });
  const { open } = fs;
  onTestFinished(syncBuiltinESMExports);
  const spy = vi.spyOn(fs, 'open').mockImplementation(async (file, ...options) => {
    if (!String(file).endsWith('notat.md')) return open(file, ...options);
    throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: file });
  });
  syncBuiltinESMExports();
  const { status, body } = await desk.ask('GET', '/overview');
  spy.mockRestore();
  expect(status).toBe(200);
  expect(body.strayFiles).toEqual([{ file: 'content/notat.md', words: '' }]);
});
