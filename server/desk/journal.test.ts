import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { contentQueue } from './files.ts';
import { repair, writeFiles } from './journal.ts';

/** How many steps on the disk are left before the process dies; what it writes then is written by half. */
let left = Number.POSITIVE_INFINITY;
/** A file that cannot be replaced the next time. */
let cannotReplace = '';
/** How many files there is room for. */
let room = Number.POSITIVE_INFINITY;
/** Folders whose names a power failure could still take back. */
const unflushed = new Set<string>();

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const dying =
    <Step extends (...args: never[]) => Promise<unknown>>(step: Step) =>
    async (...args: Parameters<Step>) => {
      const [file, body] = args as unknown as [string, string];
      if (left-- > 0) {
        const done = await step(...args);
        unflushed.add(path.dirname(step === (renameOnce as unknown) ? body : file));
        return done;
      }
      if (left === -1 && step === (writeWithin as unknown)) await real.writeFile(file, body.slice(0, 3));
      throw new Error('killed');
    };
  const renameOnce = async (from: string, to: string) => {
    if (to !== cannotReplace) return real.rename(from, to);
    cannotReplace = '';
    throw new Error('disk full');
  };
  const writeWithin = async (...args: Parameters<typeof real.writeFile>) => {
    if (room-- <= 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    return real.writeFile(...args);
  };
  const open = async (folder: string) => {
    const sync = async () => void unflushed.delete(folder);
    return { sync, close: async () => {} };
  };
  const [mkdir, rm, writeFile] = [dying(real.mkdir), dying(real.rm), dying(writeWithin)];
  return { ...real, mkdir, rm, writeFile, open, rename: dying(renameOnce) };
});

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

const before = { 'content/a.json': 'old a', 'content/b.json': 'old b', 'content/old.webp': 'old picture' };
const after = { 'content/a.json': 'new a', 'content/b.json': 'new b', 'content/new.webp': 'new picture' };
const changes = new Map<string, string | Buffer | null>([
  ['content/a.json', 'new a'],
  ['content/old.webp', null],
  ['content/b.json', 'new b'],
  ['content/new.webp', Buffer.from('new picture')],
]);

async function project() {
  const root = temporaryFolder(before);
  const content = async () => {
    const found: Record<string, string> = {};
    for (const name of await readdir(path.join(root, 'content')))
      found[`content/${name}`] = await readFile(path.join(root, 'content', name), 'utf8');
    return found;
  };
  return { root, content };
}

it('a process killed at any step leaves what was or what was to be, once it has started again', async () => {
  const ends: string[] = [];
  for (let steps = 0; ends.at(-1) !== 'finished'; steps++) {
    const { root, content } = await project();
    left = steps;
    const isKilled = await writeFiles(root, changes).catch(() => true);
    left = Number.POSITIVE_INFINITY;
    const notice = await repair(root);
    const found = await content();
    expect([before, after], `after ${steps} steps`).toContainEqual(found);
    if (!isKilled) expect([notice, found]).toEqual([null, after]);
    ends.push(isKilled ? `told: ${notice !== null}` : 'finished');
    // What a crash has left does not stop the next change.
    await writeFiles(root, changes);
    expect(await content()).toEqual(after);
  }
  expect(new Set(ends)).toEqual(new Set(['told: false', 'told: true', 'finished']));
});

it('what has been saved outlives a power failure', async () => {
  const { root } = await project();
  await writeFiles(root, changes);
  const folders = ['content', 'var/desk/journal'].map((folder) => path.join(root, folder));
  expect(folders.filter((folder) => unflushed.has(folder))).toEqual([]);
});

it('a start that is killed while it puts back can be done again', async () => {
  for (let steps = 0, isDone = false; !isDone; steps++) {
    const { root, content } = await project();
    left = 17;
    await expect(writeFiles(root, changes)).rejects.toThrow('killed');
    expect(await content()).not.toEqual(before);
    left = steps;
    isDone = await repair(root).then(
      () => true,
      () => false,
    );
    left = Number.POSITIVE_INFINITY;
    await repair(root);
    expect(await content()).toEqual(before);
  }
});

it('a change that fails is put back at once, and does not stop the next ones', async () => {
  const { root, content } = await project();
  const first = contentQueue.add(() => writeFiles(root, changes));
  const second = contentQueue.add(() => writeFiles(root, new Map([['content/b.json', 'new b']])));
  cannotReplace = path.join(root, 'content/a.json');
  await expect(first).rejects.toThrow('disk full');
  await second;
  expect(await content()).toEqual({ ...before, 'content/b.json': 'new b' });
  expect(await repair(root)).toBe(null);
});

it('a disk that is full from any file on leaves what was, and the next start has nothing to tell', async () => {
  for (let files = 0; files < 7; files++) {
    const { root, content } = await project();
    room = files;
    await expect(writeFiles(root, changes), `room for ${files}`).rejects.toThrow('no space left');
    expect(await content()).toEqual(before);
    expect(await repair(root)).toBe(null);
    room = Number.POSITIVE_INFINITY;
    await writeFiles(root, changes);
    expect(await content()).toEqual(after);
  }
});
