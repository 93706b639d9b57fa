import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isContentFile } from '../../content-model/content-files.ts';
import { photoFile, photoNameOf, pictureFile, pictureNameOf } from '../../content-model/pictures.ts';
import { filesBelow } from '../files.ts';

/** content/ in memory, of a folder or of a snapshot. Photos and logos are read from the folder `root` when they are needed. */
export interface ContentSource {
  root: string;
  /** The JSON by its paths: bytes of a folder, whose encoding may be wrong, or texts of a snapshot. Tests add photos. */
  files: ReadonlyMap<string, string | Buffer>;
}

/** Lists the files of content/. All other names are ignored. */
export async function listContent(folder: string): Promise<string[]> {
  const below = await filesBelow(path.join(folder, 'content'));
  return below
    .map((name) => `content/${name}`)
    .filter(isContentFile)
    .sort();
}

/** Reads all JSON files of content/ in the folder `root`. */
export async function readContentFolder(root: string): Promise<ContentSource> {
  const names = (await listContent(root)).map((file) => {
    const photo = photoNameOf(file);
    return photo === undefined ? file : pictureFile(photo);
  });
  const documents = [...new Set(names)].filter((file) => file.endsWith('.json'));
  const read = documents.map(async (file): Promise<[string, Buffer][]> => {
    // The owner may be deleting one.
    const bytes = await readContentFile(root, file);
    return bytes ? [[file, bytes]] : [];
  });
  return { root, files: new Map((await Promise.all(read)).flat()) };
}

/** Reads a JSON file of content/; undefined if it is missing. A photo alone has no words yet. */
export const readContentFile = (root: string, file: string): Promise<Buffer | undefined> =>
  readFile(path.join(root, file)).catch(() => {
    const photo = pictureNameOf(file);
    const isThere = photo !== undefined && existsSync(path.join(root, photoFile(photo)));
    return isThere ? Buffer.from('{}') : undefined;
  });

/** Returns the names of the photos that have words. Words without their photo are nothing. */
export function listPhotos({ root, files }: ContentSource): string[] {
  const isThere = (photo: string) => files.has(photo) || existsSync(path.join(root, photo));
  return [...files.keys()]
    .filter((file) => file.endsWith('.json'))
    .map(pictureNameOf)
    .filter((name) => name !== undefined)
    .filter((name) => isThere(photoFile(name)));
}

/** Reads a photo or a logo. */
export async function readImage({ root, files }: ContentSource, file: string): Promise<Buffer> {
  const bytes = files.get(file);
  return bytes === undefined ? readFile(path.join(root, file)) : Buffer.from(bytes);
}

/** Returns what changes with a photo or a logo; null if it is missing. */
export async function imageFingerprint({ root, files }: ContentSource, file: string) {
  const bytes = files.get(file);
  if (bytes !== undefined) return { time: 0, bytes: bytes.length };
  const found = await stat(path.join(root, file)).catch(() => null);
  return found && { time: found.mtime.getTime(), bytes: found.size };
}
