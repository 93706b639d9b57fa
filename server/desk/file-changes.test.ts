import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { failAt } from '../testing/failing-disk.ts';
import { commitFileChanges, listSetAside, recoverFileChanges } from './file-changes.ts';

const before = { 'a.json': 'old a', 'old.webp': 'old picture' };
const after = { 'a.json': 'new a', 'new.webp': 'new picture' };
const changes = new Map<string, string | Buffer | null>([
  ['content/old.webp', null],
  ['content/a.json', 'new a'],
  ['content/new.webp', Buffer.from('new picture')],
]);

function project() {
  const files = Object.entries(before).map(([name, text]) => [`content/${name}`, text]);
  const root = temporaryFolder(Object.fromEntries(files));
  const content = async () => {
    const names = await readdir(path.join(root, 'content'));
    const texts = names.map(async (name) => [name, await readFile(path.join(root, 'content', name), 'utf8')]);
    return Object.fromEntries(await Promise.all(texts));
  };
  return { root, content };
}

it('writes all changes or none after a kill at any step', async () => {
  const found: object[] = [];
  let isKilled = true;
  for (let step = 1; isKilled; step++) {
    const { root, content } = project();
    isKilled = await failAt(step, () => commitFileChanges(root, changes));
    await recoverFileChanges(root);
    expect(await listSetAside(root), `step ${step}`).toEqual([]);
    found.push(await content());
    await commitFileChanges(root, changes);
    expect(await content()).toEqual(after);
  }
  const first = found.findIndex((item) => 'new.webp' in item);
  expect(first).toBeGreaterThan(4);
  expect(found.slice(0, first)).toEqual(Array(first).fill(before));
  expect(found.slice(first)).toEqual(Array(found.length - first).fill(after));
});

// Windows cannot flush a folder.
it.skipIf(process.platform === 'win32')('flushes files and folders to the disk', async () => {
  const { root } = project();
  // The changes, their move, and the folder of each file.
  expect(await failAt(5, () => commitFileChanges(root, changes), ['open'])).toBe(true);
});

it.each([
  ['is cut off', '[["content/a.json",'],
  ['leads out of its folders', '[["content/a.json",true],["content/../../b.json",false]]'],
  ['names a file of the program', '[["version",false]]'],
])('sets aside a list of changes that %s', async (_case, list) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { root, content } = project();
  writeIn(root, 'var/desk/ready/0', 'new a');
  writeIn(root, 'var/desk/ready/list.json', list);
  await recoverFileChanges(root);
  expect(await content()).toEqual(before);
  const [folder = ''] = await listSetAside(root);
  expect(await readFile(path.join(root, folder, 'list.json'), 'utf8')).toBe(list);
  await commitFileChanges(root, changes);
  expect(await content()).toEqual(after);
});
