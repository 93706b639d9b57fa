import { copyFile, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listContent } from '../../builder/validation/content-files.ts';

/** Copies content/. A file as in the content/ of `earlier`, which never changes, becomes a hard link. */
export async function copyContent(from: string, to: string, earlier?: string): Promise<void> {
  const { files } = await listContent(from);
  await Promise.all(files.map((file) => copyFileOf(from, file, to, earlier)));
}

/** Copies one file in the same way, over an existing one. */
export async function copyFileOf(from: string, file: string, to: string, earlier?: string): Promise<void> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { force: true });
  const before = earlier && path.join(earlier, file);
  if (before && (await hasSameBytes(source, before))) {
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
export async function hasSameBytes(file: string, otherFile: string): Promise<boolean> {
  const [now, then] = await Promise.all([stat(file), stat(otherFile).catch(() => null)]);
  if (!then || now.size !== then.size) return false;
  // A copy of a file keeps its time in whole milliseconds.
  if (now.mtime.getTime() === then.mtime.getTime()) return true;
  return (await readFile(file)).equals(await readFile(otherFile));
}

/** Changes with every file of content/. */
export async function contentFingerprint(folder: string): Promise<string> {
  const { files } = await listContent(folder).catch(() => ({ files: [] }));
  const stamps = files.map(async (file) => {
    const { mtimeMs, size } = await stat(path.join(folder, file));
    return [file, mtimeMs, size];
  });
  return JSON.stringify(await Promise.all(stamps));
}
