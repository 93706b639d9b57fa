import { readdir, readFile } from 'node:fs/promises';
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

/** What the files of content/ in a folder become where those of another folder are otherwise; null for one that goes. */
export async function contentChanges(folder: string, wanted: string): Promise<Map<string, Buffer | null>> {
  const changes = new Map<string, Buffer | null>();
  const listed = await Promise.all([folder, wanted].map(listContentFiles));
  for (const file of new Set(listed.flat())) {
    const [now, next] = await Promise.all([folder, wanted].map((one) => readIfThere(path.join(one, file))));
    if (!next || !now?.equals(next)) changes.set(file, next ?? null);
  }
  return changes;
}

/** The bytes of a file; undefined if there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}
