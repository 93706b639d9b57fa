import { copyFile, link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../builder/files.ts';

/** Files that systems leave in folders. */
const leftovers = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Lists paths such as content/company.json. */
export async function listContentFiles(folder: string): Promise<string[]> {
  const start = path.join(folder, 'content');
  const entries = await readdir(start, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !leftovers.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Copies content/. A file as in the content/ of `earlier`, which never changes, becomes a hard link. */
export async function copyContent(from: string, to: string, earlier?: string): Promise<void> {
  const files = await listContentFiles(from);
  await Promise.all(files.map((file) => copyFileOf(from, file, to, earlier)));
}

/** Copies one file in the same way, over an existing one. */
export async function copyFileOf(from: string, file: string, to: string, earlier?: string): Promise<void> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { force: true });
  const before = earlier && path.join(earlier, file);
  if (before && (await isSame(source, before))) {
    return linkOrCopy(before, target);
  }
  await copyFile(source, target);
  await setTime(target, (await stat(source)).mtime);
}

/** Some disks have no hard links. */
export const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/** Sets the time of a new file, and flushes it. */
export async function setTime(file: string, time: Date | number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.utimes(time, time);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Compares bytes, unless size and time are the same. `other` may be missing. */
export async function isSame(one: string, other: string): Promise<boolean> {
  const [now, then] = await Promise.all([stat(one), stat(other).catch(() => null)]);
  if (!then || now.size !== then.size) return false;
  // A copy of a file keeps its time in whole milliseconds.
  if (now.mtime.getTime() === then.mtime.getTime()) return true;
  return (await readFile(one)).equals(await readFile(other));
}

/** Changes with every file of content/. */
export async function stampOfContent(folder: string): Promise<string> {
  const content = path.join(folder, 'content');
  const files = await filesBelow(content).catch(() => []);
  const stamps = files.map(async (file) => {
    const { mtimeMs, size } = await stat(path.join(content, file));
    return [file, mtimeMs, size];
  });
  return JSON.stringify(await Promise.all(stamps));
}
