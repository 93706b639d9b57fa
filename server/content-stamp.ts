import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../builder/files-below.ts';

/** Changes whenever a file in the content/ of a folder does. */
export async function stampOfContent(folder: string): Promise<string> {
  const content = path.join(folder, 'content');
  const files = await filesBelow(content).catch(() => []);
  const stamps = files.map(async (file) => {
    const { mtimeMs, size } = await stat(path.join(content, file));
    return [file, mtimeMs, size];
  });
  return JSON.stringify(await Promise.all(stamps));
}
