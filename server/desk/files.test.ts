import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { finishReplacing, replaceFiles } from './files.ts';

/** The steps on the disk before the process dies. */
let left = Number.POSITIVE_INFINITY;
/** The files that there is room for. */
let room = Number.POSITIVE_INFINITY;
/** Folders whose names a power failure could still take back. */
const unflushed = new Set<string>();

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const dying =
    <Step extends (file: string, to: string) => Promise<unknown>>(step: Step) =>
    async (file: string, to: string) => {
      if (left-- <= 0) throw new Error('killed');
      unflushed.add(path.dirname(typeof to === 'string' ? to : file));
      return step(file, to);
    };
  const writeFile = async (...args: Parameters<typeof real.writeFile>) => {
    if (left-- <= 0) throw new Error('killed');
    if (room-- <= 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    return real.writeFile(...args);
  };
  const open = async (folder: string) => {
    const sync = async () => void unflushed.delete(folder);
    return { sync, close: async () => {} };
  };
  const rm = (file: string, options: object) =>
    file.includes('unfinished') ? real.rm(file, options) : dying(() => real.rm(file, options))(file, file);
  return { ...real, rm, writeFile, open, rename: dying(real.rename) };
});

const before = { 'a.json': 'old a', 'old.webp': 'old picture' };
const after = { 'a.json': 'new a', 'new.webp': 'new picture' };
const changes = new Map<string, string | Buffer | null>([
  ['content/old.webp', null],
  ['content/a.json', 'new a'],
  ['content/new.webp', Buffer.from('new picture')],
]);

async function project() {
  const files = Object.entries(before).map(([name, text]) => [`content/${name}`, text]);
  const root = temporaryFolder(Object.fromEntries(files));
  const content = async () => {
    const names = await readdir(path.join(root, 'content'));
    const texts = names.map(async (name) => [name, await readFile(path.join(root, 'content', name), 'utf8')]);
    return Object.fromEntries(await Promise.all(texts));
  };
  return { root, content };
}

it('of a process killed at any step, all changes or none are there after the next start', async () => {
  const found: object[] = [];
  for (let steps = 0; steps < 8; steps++) {
    const { root, content } = await project();
    left = steps;
    await replaceFiles(root, changes).catch(() => {});
    left = Number.POSITIVE_INFINITY;
    await finishReplacing(root);
    found.push(await content());
    // What a crash has left does not stop the next change.
    await replaceFiles(root, changes);
    expect(await content()).toEqual(after);
  }
  expect(found).toEqual([...Array(4).fill(before), ...Array(4).fill(after)]);
});

it('what has been saved outlives a power failure', async () => {
  const { root } = await project();
  await replaceFiles(root, changes);
  expect(unflushed.has(path.join(root, 'content'))).toBe(false);
});

it('a disk that is full from any file on changes nothing', async () => {
  for (let files = 0; files < 3; files++) {
    const { root, content } = await project();
    room = files;
    await expect(replaceFiles(root, changes), `room for ${files}`).rejects.toThrow('no space left');
    room = Number.POSITIVE_INFINITY;
    expect(await content()).toEqual(before);
    expect(await readdir(path.join(root, 'var/desk/unfinished'))).toEqual([]);
  }
});
