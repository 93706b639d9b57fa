import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileChanges } from './journal.ts';

/** What the desk can make again. */
export const workFolder = '.cache/desk';

/** What systems leave in folders by themselves. */
const leftovers = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Every file of `folder`/content, as paths such as content/no/home.json. */
export async function listContent(folder: string): Promise<string[]> {
  const start = path.join(folder, 'content');
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !leftovers.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Writes JSON as every file of content/ is laid out. Spaces and hyphens that nobody sees are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}

/**
 * Makes `folder` a copy of the project's content/ with some changes. Only what differs from the copy before is copied.
 * Copies have the times of their originals, so that a picture which has been measured is not measured again.
 */
export async function copyContent(root: string, folder: string, changes: FileChanges): Promise<void> {
  const wanted = (await listContent(root)).filter((file) => !changes.has(file));
  const stray = (await listContent(folder)).filter((file) => !wanted.includes(file));
  await Promise.all(stray.map((file) => rm(path.join(folder, file))));
  await Promise.all(wanted.map((file) => copyChanged(path.join(root, file), path.join(folder, file))));
  for (const [file, body] of changes) {
    if (body === null) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), body);
  }
}

async function copyChanged(from: string, to: string): Promise<void> {
  const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  // A copy's time is in whole milliseconds.
  if (copy?.size === original.size && copy.mtime.getTime() === original.mtime.getTime()) return;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, original.atime, original.mtime);
}
