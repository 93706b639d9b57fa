import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isContentFile } from '../../content-model/content-files.ts';
import { filesBelow, readRegularFile } from '../files.ts';

/** New contents of files in content/; null for a deleted one. */
export type FileChanges = ReadonlyMap<string, string | Buffer | null>;

/** The folder of a project, or a folder with unsaved changes of content/. */
export type ContentSource = string | { root: string; changes: FileChanges };

export const rootOf = (contentSource: ContentSource): string =>
  typeof contentSource === 'string' ? contentSource : contentSource.root;

const changeOf = (contentSource: ContentSource, file: string): string | Buffer | null | undefined =>
  typeof contentSource === 'string' ? undefined : contentSource.changes.get(file);

export async function readContent(contentSource: ContentSource, file: string): Promise<Buffer> {
  const change = changeOf(contentSource, file);
  if (change === null) throw new Error(`${file} is deleted`);
  return change === undefined ? readRegularFile(path.join(rootOf(contentSource), file)) : Buffer.from(change);
}

export async function fileFingerprint(contentSource: ContentSource, file: string) {
  const change = changeOf(contentSource, file);
  if (change === null) return null;
  if (change !== undefined) return { time: 0, bytes: Buffer.byteLength(change) };
  const found = await stat(path.join(rootOf(contentSource), file)).catch(() => null);
  // Whole milliseconds, because copies of a file have no finer time.
  return found?.isFile() ? { time: found.mtime.getTime(), bytes: found.size } : null;
}

export async function listFolder(contentSource: ContentSource, folder: string): Promise<string[]> {
  const start = path.join(rootOf(contentSource), folder);
  const written = await readdir(start, { withFileTypes: true }).catch(() => []);
  const files = new Set(
    written
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ name }) => `${folder}/${name}`),
  );
  if (typeof contentSource !== 'string') {
    for (const [file, body] of contentSource.changes) {
      if (path.posix.dirname(file) !== folder) continue;
      if (body === null) files.delete(file);
      else files.add(file);
    }
  }
  return [...files].filter(isContentFile);
}

/** Lists the files of content/. All other names are ignored. */
export async function listContent(folder: string): Promise<string[]> {
  const below = await filesBelow(path.join(folder, 'content'));
  return below
    .map((name) => `content/${name}`)
    .filter(isContentFile)
    .sort();
}
