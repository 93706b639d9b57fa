import { existsSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isNodeError } from './errors.ts';
import { removeOlder, writeFileAtomic } from './files.ts';

const cacheFolder = '.cache/kept';

/** Returns the bytes of a cached file, made on first use. `name` must be a hash of its input. */
export async function cached(root: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(root, cacheFolder, name);
  const now = new Date();
  // Marks the file as used, for `removeUnusedFiles`. Only its owner may do that.
  await utimes(file, now, now).catch(() => {});
  if (existsSync(file)) return readFile(file);
  const bytes = await make();
  try {
    await writeFileAtomic(file, bytes);
  } catch (error) {
    // The code may be another user's, or on a disk that can only be read.
    if (!isNodeError(error) || !['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
  return bytes;
}

export const removeUnusedFiles = (root: string) => removeOlder(path.join(root, cacheFolder), 30 * 24);
