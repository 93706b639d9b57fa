import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What systems leave in folders by themselves. */
const leftovers = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Every file of `folder`/content, as paths such as content/no/home.json. */
export async function listContentFiles(folder: string): Promise<string[]> {
  const start = path.join(folder, 'content');
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !leftovers.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
