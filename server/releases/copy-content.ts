import { copyFile, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listContent } from '../../builder/content/content-source.ts';
import { linkOrCopy } from '../../builder/files.ts';

/** Files that are equal in `previous`, an earlier release, become hard links to it. */
export async function copyContent(from: string, to: string, previous?: string): Promise<void> {
  const files = await listContent(from);
  await Promise.all(files.map((file) => copyContentFile(from, file, to, previous)));
}

export async function copyContentFile(from: string, file: string, to: string, previous?: string) {
  const source = path.join(from, file);
  const target = path.join(to, file);
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { force: true });
  const unchanged = previous && path.join(previous, file);
  if (unchanged && (await hasSameBytes(source, unchanged))) return linkOrCopy(unchanged, target);
  await copyFile(source, target);
  await setTime(target, (await stat(source)).mtime);
}

/** Sets the time of a file, and flushes it to the disk. */
export async function setTime(file: string, time: Date | number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.utimes(time, time);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The other file may be missing. */
export async function hasSameBytes(file: string, otherFile: string): Promise<boolean> {
  const found = await stat(file);
  const other = await stat(otherFile).catch(() => null);
  if (!other || found.size !== other.size) return false;
  // A copy has the same time only in whole milliseconds.
  if (found.mtime.getTime() === other.mtime.getTime()) return true;
  return (await readFile(file)).equals(await readFile(otherFile));
}

export async function contentFingerprint(folder: string): Promise<string> {
  const files = await listContent(folder).catch(() => []);
  const stamps = files.map(async (file) => {
    // The owner may be deleting one.
    const found = await stat(path.join(folder, file)).catch(() => null);
    return [file, found?.mtimeMs, found?.size];
  });
  return JSON.stringify(await Promise.all(stamps));
}
