import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { filesBelow } from '../files.ts';
import { compressedNames, compressFiles } from '../output/compress.ts';
import { encodePictures } from '../pictures/encoded-pictures.ts';
import { pictureCache } from '../pictures/originals.ts';
import type { ComposedSite, SiteBundle } from './compose-site.ts';

/** A site in a folder, complete except for its pictures and images. */
interface WrittenSite {
  composed: ComposedSite;
  folder: string;
  /** What each document and link preview is made of, by address. */
  keys: Record<string, string>;
  /** The addresses of the files in the pool. */
  poolFiles: string[];
}

/** A site that the same code has written. */
export interface PreviousSite extends Pick<WrittenSite, 'folder' | 'keys'> {
  /** Files with a hash that stand in the pool are not written. */
  isPooled: (address: string) => boolean;
}

/** Empties the folder first. Unchanged documents are links to `earlier`. Other work may run between two. */
export async function writeSite(
  root: string,
  { files }: Pick<SiteBundle, 'files'>,
  composed: ComposedSite,
  folder: string,
  previous?: PreviousSite,
): Promise<WrittenSite> {
  const poolFiles: string[] = [];
  const isPooled = (address: string): boolean => {
    const isInPool = previous?.isPooled(address) ?? false;
    if (isInPool) poolFiles.push(address, ...compressedNames(address));
    return isInPool;
  };
  const written: string[] = [];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of await filesBelow(files)) {
    const address = `/${file}`;
    if (isPooled(address)) continue;
    await copyInto(path.join(files, address), path.join(folder, address));
    written.push(path.join(folder, address));
  }

  const keys: WrittenSite['keys'] = {};
  const unchanged: string[] = [];
  for (const [address, make] of composed.texts) {
    await setImmediate();
    const key = await composed.keys.get(address)?.();
    if (key !== undefined) keys[address] = key;
    if (isPooled(address)) continue;
    if (key !== undefined && previous?.keys[address] === key) unchanged.push(address);
    else {
      await write(folder, address, await make());
      written.push(path.join(folder, address));
    }
  }
  const linked = unchanged.flatMap((address) => [address, ...compressedNames(address)]);
  await Promise.all(
    linked.map((address) => linkInto(path.join(previous?.folder ?? '', address), path.join(folder, address))),
  );
  await compressFiles(root, written);
  return { composed, folder, keys, poolFiles };
}

/** Makes link previews and icons. Unchanged ones are hard links to an earlier site. */
export async function addImages(written: WrittenSite, previous?: PreviousSite): Promise<void> {
  const { composed, folder, keys } = written;
  const queue = new PQueue({ concurrency: os.availableParallelism() });
  const add = (address: string) => async () => {
    const key = await composed.keys.get(address)?.();
    if (key !== undefined) keys[address] = key;
    if (key !== undefined && previous?.keys[address] === key) {
      return linkInto(path.join(previous.folder, address), path.join(folder, address));
    }
    await write(folder, address, (await composed.images.get(address)?.()) ?? '');
  };
  await queue.addAll([...composed.images.keys()].map(add));
}

/** Makes missing pictures, and adds all of them to a written site. */
export async function addPictures(
  root: string,
  { composed, folder }: WrittenSite,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { pictures } = composed;
  await encodePictures(root, pictures.missing(), onProgress);
  for (const { name } of pictures.files) {
    await copyInto(path.join(root, pictureCache, name), path.join(folder, 'pictures', name));
  }
}

async function copyInto(source: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(source, file);
}

/** Some disks have no hard links. */
async function linkInto(source: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await link(source, file).catch(() => copyFile(source, file));
}

async function write(folder: string, address: string, body: string | Buffer): Promise<void> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}
