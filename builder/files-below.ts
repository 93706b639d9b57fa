import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists the files in a folder and in its folders, by their paths below it, with slashes on any machine. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
