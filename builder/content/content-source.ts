import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isContentFile } from '../../content-model/content-files.ts';
import { isLogoFile } from '../../content-model/logo.ts';
import { photoNameOf, pictureFile } from '../../content-model/pictures.ts';
import { filesBelow } from '../files.ts';

/** The files of content/ in memory, as of a snapshot. The photos whose words it has may lie in the folder `root`. */
export interface ContentFiles {
  root: string;
  files: ReadonlyMap<string, string | Buffer>;
}

/** A folder that has content/, or its files. */
export type ContentSource = string | ContentFiles;

const rootOf = (contentSource: ContentSource): string =>
  typeof contentSource === 'string' ? contentSource : contentSource.root;

/** The path on the disk of a file of content/, which is only in memory for a document of a snapshot. */
export const pathOf = (contentSource: ContentSource, file: string): string =>
  path.join(rootOf(contentSource), file);

const inMemory = (contentSource: ContentSource, file: string): string | Buffer | undefined =>
  typeof contentSource === 'string' ? undefined : contentSource.files.get(file);

/** Whether a file is read from the disk. Beside a snapshot that is a logo, or a photo whose words the snapshot has. */
function mayBeOnDisk(contentSource: ContentSource, file: string): boolean {
  if (typeof contentSource === 'string' || isLogoFile(file)) return true;
  const photo = photoNameOf(file);
  return photo !== undefined && contentSource.files.has(pictureFile(photo));
}

export async function readContent(contentSource: ContentSource, file: string): Promise<Buffer> {
  const text = inMemory(contentSource, file);
  if (text !== undefined) return Buffer.from(text);
  if (!mayBeOnDisk(contentSource, file)) throw new Error(`${file} is not in the snapshot`);
  return readFile(pathOf(contentSource, file));
}

export async function fileFingerprint(contentSource: ContentSource, file: string) {
  const text = inMemory(contentSource, file);
  if (text !== undefined) return { time: 0, bytes: Buffer.byteLength(text) };
  if (!mayBeOnDisk(contentSource, file)) return null;
  const found = await stat(pathOf(contentSource, file)).catch(() => null);
  return found && { time: found.mtime.getTime(), bytes: found.size };
}

export async function listFolder(contentSource: ContentSource, folder: string): Promise<string[]> {
  const written = await readdir(pathOf(contentSource, folder)).catch(() => []);
  const onDisk = written
    .map((name) => `${folder}/${name}`)
    .filter((file) => mayBeOnDisk(contentSource, file));
  const known = typeof contentSource === 'string' ? [] : [...contentSource.files.keys()];
  const files = new Set([...known.filter((file) => path.posix.dirname(file) === folder), ...onDisk]);
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

/** Reads the JSON files of content/ in a folder, by their paths. */
export async function readDocuments(folder: string): Promise<Map<string, string>> {
  const names = (await listContent(folder)).filter((file) => file.endsWith('.json'));
  const read = names.map(async (file): Promise<[string, string][]> => {
    // The owner may be deleting one.
    const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
    return text === undefined ? [] : [[file, text]];
  });
  return new Map((await Promise.all(read)).flat());
}
