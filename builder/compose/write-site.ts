import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { compressedNames, compressFile } from '../output/compress.ts';
import { encodePictures } from '../pictures/encoded-pictures.ts';
import { pictureCache } from '../pictures/originals.ts';
import { runAll } from '../run-all.ts';
import type { ComposedSite, SiteBundle } from './compose-site.ts';

/** A site in a folder, complete except for its pictures and images. */
interface WrittenSite {
  composed: ComposedSite;
  folder: string;
  poolFiles: string[];
}

/** Writes all files but the hashed ones that the pool has. */
export async function writeSite(
  root: string,
  { files }: Pick<SiteBundle, 'files'>,
  composed: ComposedSite,
  folder: string,
  isPooled: (address: string) => boolean = () => false,
): Promise<WrittenSite> {
  const poolFiles: string[] = [];
  const write = async (address: string, fill: (file: string) => Promise<void>): Promise<void> => {
    if (isPooled(address)) return void poolFiles.push(address, ...compressedNames(address));
    const file = await prepareFile(folder, address);
    await fill(file);
    await compressFile(root, file);
  };
  await rm(folder, { recursive: true, force: true });
  const bundled = await filesBelow(files);
  await runAll([
    ...bundled.map((name) => () => write(`/${name}`, (file) => copyFile(path.join(files, name), file))),
    ...[...composed.files].map(([address, make]) => () => {
      return write(address, async (file) => writeFile(file, await make()));
    }),
  ]);
  return { composed, folder, poolFiles };
}

export function addImages({ composed, folder }: WrittenSite): Promise<void> {
  const add = async ([address, make]: [string, () => Promise<string | Buffer>]) =>
    writeFile(await prepareFile(folder, address), await make());
  return runAll([...composed.images].map((image) => () => add(image)));
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
