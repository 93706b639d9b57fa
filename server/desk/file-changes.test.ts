import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { failAt } from '../testing/failing-disk.ts';
import { writeFileChanges } from './file-changes.ts';

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
    const names = (await readdir(path.join(root, 'content'))).filter((name) => !name.endsWith('.unfinished'));
    const texts = names.map(async (name) => [name, await readFile(path.join(root, 'content', name), 'utf8')]);
    return Object.fromEntries(await Promise.all(texts));
  };
  return { root, content };
}

it('writes photos, then texts, and deletes last, whatever the step at which it is killed', async () => {
  const allowed = [before, { ...before, 'new.webp': 'new picture' }, { ...before, ...after }, after];
  let isKilled = true;
  for (let step = 1; isKilled; step++) {
    const { root, content } = project();
    isKilled = await failAt(step, () => writeFileChanges(root, changes));
    expect(allowed, `step ${step}`).toContainEqual(await content());
    await writeFileChanges(root, changes);
    expect(await content()).toEqual(after);
  }
});

// Windows cannot flush a folder.
it.skipIf(process.platform === 'win32')('flushes the folder of each file to the disk', async () => {
  const { root } = project();
  expect(await failAt(3, () => writeFileChanges(root, changes), ['open'])).toBe(true);
});
