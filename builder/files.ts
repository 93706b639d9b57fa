import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { isNodeError } from './node-errors.ts';

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Reads JSON that this program has written. Rejects if it does not fit the schema. */
export async function readJson<Schema extends z.ZodType>(file: string, schema: Schema) {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

export const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

const unfinished = '.unfinished';
let writes = 0;

/** The mode of a file that only its owner may read. */
export const privateFileMode = 0o600;

/** Replaces a file, so that readers never see half of it, and flushes it to the disk. */
export async function writeFileDurable(file: string, content: Buffer | string, mode = 0o666): Promise<void> {
  const written = `${file}-${writes++}.${process.pid}${unfinished}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(written, content, { mode, flush: true });
    await replaceFile(written, file);
  } catch (error) {
    // On a full disk, half a file takes up space.
    await rm(written, { force: true });
    throw error;
  }
  await fsync(path.dirname(file));
}

/** Tries again on Windows, where a file that another program is reading cannot be replaced. */
async function replaceFile(from: string, to: string, attempts = 10): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const isInUse = isNodeError(error) && ['EPERM', 'EACCES', 'EBUSY'].includes(error.code);
    if (!isInUse || attempts === 0) throw error;
    await sleep(50);
    await replaceFile(from, to, attempts - 1);
  }
}

export async function fsync(file: string): Promise<void> {
  // Windows cannot flush a folder.
  if (process.platform === 'win32') return;
  const handle = await open(file);
  try {
    await handle.sync();
  } catch (error) {
    // Network disks, such as SMB, flush files and refuse folders.
    if (!isNodeError(error) || !['EINVAL', 'ENOTSUP', 'EOPNOTSUPP'].includes(error.code)) throw error;
  } finally {
    await handle.close();
  }
}

export async function fsyncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  await Promise.all(below.map((entry) => fsync(path.join(entry.parentPath, entry.name))));
  await fsync(folder);
}

/** Removes the temporary files of killed runs below a folder. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await filesBelow(folder).catch(() => []))
    if (name.endsWith(unfinished)) await rm(path.join(folder, name), { force: true });
}
