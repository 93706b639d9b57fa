import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Compressed copies and link previews, which take long to make, by the hash of what each is made of. */
const folder = '.cache/kept';
const daysKept = 30;

/** Returns the path of a file that is made once; `name` is another one when it would be made of something else. */
export async function keptFile(root: string, name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = path.join(root, folder, name);
  const now = new Date();
  // What has been used lately is kept.
  await utimes(file, now, now).catch(async () => writeWhole(file, await make()));
  return file;
}

/** Removes the files that nothing has used for a month. */
export async function removeUnusedFiles(root: string): Promise<void> {
  const oldest = Date.now() - daysKept * 24 * 60 * 60 * 1000;
  for (const name of await readdir(path.join(root, folder)).catch(() => [])) {
    const file = path.join(root, folder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
