import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Changes whenever a file in the content/ of a folder does. */
export async function stampOfContent(folder: string): Promise<string> {
  const content = path.join(folder, 'content');
  const entries = await readdir(content, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const stamps = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const { mtimeMs, size } = await stat(file);
    return [file, mtimeMs, size];
  });
  return JSON.stringify(await Promise.all(stamps));
}
