import { existsSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { dayMs } from '../../common/time.ts';
import { failAt } from '../testing/failing-disk.ts';
import { openReleases } from './release-store.ts';

const record = { time: 1, hashed: ['/assets/app.js'], keys: {}, pages: {}, pictures: [] };

async function threeReleases(files: Record<string, string> = {}) {
  const data = temporaryFolder({ 'releases/current.json': '{"number":3}' });
  for (const number of [1, 2, 3]) {
    const at = `2026-11-2${number}T08:00:00.000Z`;
    const release = { number, at, kind: 'published', changes: [], composedWith: { code: '', host: '' } };
    writeIn(data, `releases/${number}/release.json`, JSON.stringify(release));
    writeIn(data, `releases/${number}/site.json`, JSON.stringify(record));
  }
  for (const name of ['app.js', 'old.js']) writeIn(data, `releases/files/assets/${name}`, '');
  for (const [file, text] of Object.entries(files)) writeIn(data, path.join('releases', file), text);
  vi.spyOn(console, 'error').mockReturnValue();
  return { data, store: await openReleases(data) };
}

it.each([
  ['2/release.json', '{"number":2,"at":"2026-11-22T08:00:00.000Z","kind":"secret","changes":[]}', [3, 1], 3],
  ['2/site.json', '{"time":1,"hashed":null,"pictures":[]}', [3, 1], 3],
  ['3/site.json', '', [2, 1], 2],
])('hides only a release whose %s is damaged: %s', async (file, text, listed, live) => {
  const { data, store } = await threeReleases({ [file]: text });
  expect(store.list().map(({ number }) => number)).toEqual(listed);
  expect(store.live()?.number).toBe(live);
  expect(store.damaged()).toEqual([Number(file[0])]);
  for (const days of [0, 8]) await store.prune(Date.now() + days * dayMs);
  // The damaged release may need it.
  expect(existsSync(path.join(data, 'releases/files/assets/old.js'))).toBe(true);
});

it('keeps files that no release names for a week, and lets visitors fetch only what is live', async () => {
  const { data, store } = await threeReleases();
  const list = (folder: string) => readdirSync(path.join(data, 'releases', folder, 'assets')).sort();
  expect([list('pool'), list('files')]).toEqual([['app.js'], ['app.js', 'old.js']]);
  const now = Date.now();
  for (const days of [0, 6]) await store.prune(now + days * dayMs);
  expect(list('files')).toContain('old.js');
  await store.prune(now + 8 * dayMs);
  expect([list('pool'), list('files')]).toEqual([['app.js'], ['app.js']]);
});

it.skipIf(process.platform === 'win32')(
  'lets other users reach the site of the live release alone, and list nothing',
  async () => {
    const { data, store } = await threeReleases({ '1/content/home.json': '{}', '3/content/home.json': '{}' });
    const modeOf = (file: string) => statSync(path.join(data, 'releases', file)).mode & 0o777;
    const folders = () => ['.', ...store.list().map(({ number }) => String(number))].map(modeOf);
    expect(folders()).toEqual([0o711, 0o711, 0o700, 0o700]);
    let unfinished: string[] = [];
    const release = await store.create(async (folder) => {
      writeIn(folder, 'content/home.json', '{}');
      writeIn(folder, 'site/index.html', '');
      writeIn(folder, 'site.json', JSON.stringify(record));
      unfinished = readdirSync(path.join(data, 'releases')).filter((name) => modeOf(name) === 0o711);
      return { at: new Date().toISOString(), kind: 'published', changes: [] };
    });
    expect(unfinished).toEqual(['3']);
    expect(folders()).toEqual([0o711, 0o700, 0o711, 0o700, 0o700]);
    await store.activate(release);
    expect(folders()).toEqual([0o711, 0o711, 0o700, 0o700, 0o700]);
    expect([3, 4].map((number) => modeOf(`${number}/content`))).toEqual([0o700, 0o700]);
    expect(modeOf('4/site') & 0o005).toBe(0o005);
  },
);

it.skipIf(process.platform === 'win32')(
  'links to the live release later, if the disk failed after it was recorded',
  async () => {
    const { data } = await threeReleases();
    const store = await openReleases(data, { hasLink: true });
    const linked = () => readlinkSync(path.join(data, 'releases/current'));
    const earlier = store.find(2);
    const activate = async () => earlier && store.activate(earlier);
    expect(await failAt(1, activate, ['symlink'])).toBe(true);
    expect([store.live()?.number, linked()]).toEqual([2, '3']);
    await store.prune(Date.now());
    expect(linked()).toBe('2');
  },
);

it('retains twenty releases and three notices', async () => {
  const data = temporaryFolder();
  const store = await openReleases(data);
  const kinds = ['published', 'notice', 'unpublished'] as const;
  const add = (kind: (typeof kinds)[number]) =>
    store.create(async (folder) => {
      writeIn(folder, 'site.json', JSON.stringify(record));
      return { at: new Date().toISOString(), kind, changes: [] };
    });
  await store.activate(await add('published'));
  for (let count = 0; count < 25; count++) for (const kind of kinds) await add(kind);
  await store.prune(Date.now());
  const listed = store.list();
  expect(kinds.map((kind) => listed.filter((release) => release.kind === kind).length)).toEqual([21, 3, 3]);
  expect(listed.at(-1)?.number).toBe(1);
  expect((await openReleases(data)).list()).toEqual(listed);
});
