import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { filesBelow } from '../files.ts';
import { compressedNames, createCompressor } from '../output/compress.ts';
import { encodePictures } from '../pictures/encoded-pictures.ts';
import { pictureCache } from '../pictures/originals.ts';
import type { ComposedSite, SiteBundle } from './compose-site.ts';

/** A site in a folder, complete except for its pictures and images. */
interface WrittenSite {
  composed: ComposedSite;
  folder: string;
  poolFiles: string[];
}

/** Writes all files but the hashed ones that the pool has, and yields between files. */
export async function writeSite(
  root: string,
  { files }: Pick<SiteBundle, 'files'>,
  composed: ComposedSite,
  folder: string,
  isPooled: (address: string) => boolean = () => false,
): Promise<WrittenSite> {
  const poolFiles: string[] = [];
  const compressor = createCompressor(root);
  const add = async (address: string, write: (file: string) => Promise<void>): Promise<void> => {
    if (isPooled(address)) return void poolFiles.push(address, ...compressedNames(address));
    const file = await prepareFile(folder, address);
    await write(file);
    // Compresses on other cores, while this one renders the next page.
    compressor.add(file);
  };
  await rm(folder, { recursive: true, force: true });
  for (const name of await filesBelow(files)) {
    await add(`/${name}`, (file) => copyFile(path.join(files, name), file));
  }
  for (const [address, make] of composed.files) {
    await setImmediate();
    await add(address, async (file) => writeFile(file, await make()));
  }
  await compressor.finish();
  return { composed, folder, poolFiles };
}

export async function addImages({ composed, folder }: WrittenSite): Promise<void> {
  const queue = new PQueue({ concurrency: os.availableParallelism() });
  const add = async ([address, make]: [string, () => Promise<string | Buffer>]) =>
    writeFile(await prepareFile(folder, address), await make());
  await queue.addAll([...composed.images].map((image) => () => add(image)));
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
