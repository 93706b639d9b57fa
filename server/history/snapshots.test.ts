import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { currentVersion } from '../../content-model/upgrade-steps.ts';
import { type Documents, openSnapshots } from './snapshots.ts';

const documentsWith = (home: string, files: Record<string, string> = {}): Documents =>
  new Map(
    Object.entries({
      'content/home.json': home,
      'content/version.json': JSON.stringify({ version: currentVersion }),
      ...files,
    }),
  );

const numbers = (snapshots: Awaited<ReturnType<typeof openSnapshots>>) =>
  snapshots.list().map(({ number }) => number);

it('keeps twenty publications and ten replaced drafts, and the live one among them, over a restart', async () => {
  const data = temporaryFolder();
  const snapshots = await openSnapshots(data);
  expect([snapshots.live(), snapshots.list()]).toEqual([undefined, []]);
  for (let count = 1; count <= 25; count++) await snapshots.add('published', documentsWith(`site ${count}`));
  for (let count = 1; count <= 15; count++) await snapshots.add('replaced', documentsWith(`draft ${count}`));
  for (const store of [snapshots, await openSnapshots(data)]) {
    const kinds = store.list().map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(10).fill('replaced'), ...Array(20).fill('published')]);
    expect(numbers(store)[0]).toBe(40);
    expect(store.live()).toMatchObject({ number: 25, kind: 'published' });
    expect(store.live()?.documents).toEqual(documentsWith('site 25'));
  }
  expect(readdirSync(path.join(data, 'history'))).toHaveLength(30);
});

it('leaves a damaged snapshot out, and names it', async () => {
  const data = temporaryFolder();
  const snapshots = await openSnapshots(data);
  for (const home of ['a', 'b', 'c']) await snapshots.add('published', documentsWith(home));
  const file = (number: number) => path.join(data, `history/${number}.json`);
  writeFileSync(file(2), readFileSync(file(2), 'utf8').slice(0, 40));
  writeIn(
    data,
    'history/9.json',
    JSON.stringify({ time: '2026-11-20T08:00:00Z', kind: 'secret', documents: {} }),
  );
  vi.spyOn(console, 'error').mockReturnValue();
  const opened = await openSnapshots(data);
  expect(numbers(opened)).toEqual([3, 1]);
  expect(opened.damaged()).toEqual([file(2), file(9)]);
  expect(await opened.read(2)).toBeUndefined();
  expect((await opened.read(1))?.documents.get('content/home.json')).toBe('a');
  // Its number stays taken.
  await opened.add('published', documentsWith('d'));
  expect(opened.live()?.number).toBe(10);
});

it('takes a document out of every snapshot', async () => {
  const data = temporaryFolder();
  const snapshots = await openSnapshots(data);
  const file = 'content/news/kari.json';
  await snapshots.add('published', documentsWith('a', { [file]: 'Kari', 'content/news/kari-2.json': 'Ola' }));
  await snapshots.add('replaced', documentsWith('b', { [file]: 'Kari' }));
  await snapshots.add('published', documentsWith('c', { [file]: 'Kari' }));
  await snapshots.remove(file);
  expect(snapshots.live()?.documents.has(file)).toBe(false);
  for (const name of readdirSync(path.join(data, 'history')))
    expect(readFileSync(path.join(data, 'history', name), 'utf8')).not.toContain('"Kari"');
  expect((await snapshots.read(1))?.documents.get('content/news/kari-2.json')).toBe('Ola');
  expect((await openSnapshots(data)).live()?.documents).toEqual(documentsWith('c'));
});

it.skipIf(process.platform === 'win32')('lets other users read nothing', async () => {
  const data = temporaryFolder();
  const snapshots = await openSnapshots(data);
  await snapshots.add('published', documentsWith('a'));
  const mode = (file: string) => statSync(path.join(data, file)).mode & 0o777;
  expect([mode('history'), mode('history/1.json')]).toEqual([0o700, 0o600]);
});
