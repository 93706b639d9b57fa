import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { currentVersion } from '../../content-model/upgrade-steps.ts';
import { type Documents, openSnapshots } from './snapshots.ts';

const documentsWith = (home: string): Documents =>
  new Map([
    ['content/home.json', home],
    ['content/version.json', JSON.stringify({ version: currentVersion })],
  ]);

it('keeps twenty publications and ten replaced drafts, and the live one among them, over a restart', async () => {
  const data = temporaryFolder();
  const snapshots = await openSnapshots(data);
  expect([snapshots.live(), snapshots.list()]).toEqual([undefined, []]);
  for (let count = 1; count <= 25; count++) await snapshots.add('published', documentsWith(`site ${count}`));
  for (let count = 1; count <= 15; count++) await snapshots.add('replaced', documentsWith(`draft ${count}`));
  for (const store of [snapshots, await openSnapshots(data)]) {
    const kinds = store.list().map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(10).fill('replaced'), ...Array(20).fill('published')]);
    expect(store.list()[0]?.number).toBe(40);
    expect(store.live()).toMatchObject({ number: 25, kind: 'published' });
    expect(store.live()?.documents).toEqual(documentsWith('site 25'));
  }
  expect(readdirSync(path.join(data, 'history'))).toHaveLength(30);
});
