import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { filesBelow, linkOrCopy } from '../files.ts';
import { compressedNames, compressFiles } from '../output/compress.ts';
import { encodePictures } from '../pictures/encoded-pictures.ts';
import { pictureCache } from '../pictures/originals.ts';
import type { ComposedSite, SiteBundle } from './compose-site.ts';

/** A site in a folder, complete except for its pictures and images. */
interface WrittenSite {
  composed: ComposedSite;
  folder: string;
  keys: Record<string, string>;
  poolFiles: string[];
}

export interface PreviousSite extends Pick<WrittenSite, 'folder' | 'keys'> {
  /** Hashed files in the pool are not written. */
  isPooled: (address: string) => boolean;
}

/** Hard-links unchanged pages from `previous`, and yields between files. */
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
  for (const name of await filesBelow(files)) {
    const address = `/${name}`;
    if (isPooled(address)) continue;
    const file = await prepareFile(folder, address);
    await copyFile(path.join(files, address), file);
    written.push(file);
  }

  const keys: WrittenSite['keys'] = {};
  for (const [address, make] of composed.files) {
    await setImmediate();
    const isUnchanged = await updateKey(composed, address, keys, previous);
    if (isPooled(address)) continue;
    if (previous && isUnchanged) {
      for (const name of [address, ...compressedNames(address)])
        await linkOrCopy(path.join(previous.folder, name), await prepareFile(folder, name));
      continue;
    }
    const file = await prepareFile(folder, address);
    await writeFile(file, await make());
    written.push(file);
  }
  await compressFiles(root, written);
  return { composed, folder, keys, poolFiles };
}

export async function addImages(written: WrittenSite, previous?: PreviousSite): Promise<void> {
  const { composed, folder, keys } = written;
  const queue = new PQueue({ concurrency: os.availableParallelism() });
  const add = async ([address, make]: [string, () => Promise<string | Buffer>]) => {
    const isUnchanged = await updateKey(composed, address, keys, previous);
    const file = await prepareFile(folder, address);
    if (previous && isUnchanged) await linkOrCopy(path.join(previous.folder, address), file);
    else await writeFile(file, await make());
  };
  await queue.addAll([...composed.images].map((image) => () => add(image)));
}

/** Adds a cache key to `keys`. Returns whether it is that of `previous`. */
async function updateKey(
  composed: ComposedSite,
  address: string,
  keys: WrittenSite['keys'],
  previous?: PreviousSite,
): Promise<boolean> {
  const key = await composed.keys.get(address)?.();
  if (key === undefined) return false;
  keys[address] = key;
  return previous?.keys[address] === key;
}

export async function addPictures(
  root: string,
  { composed, folder }: WrittenSite,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { pictures } = composed;
  await encodePictures(root, pictures.missing(), onProgress);
  for (const { name } of pictures.files) {
    await copyFile(path.join(root, pictureCache, name), await prepareFile(folder, `pictures/${name}`));
  }
}

async function prepareFile(folder: string, address: string): Promise<string> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}
