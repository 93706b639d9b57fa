import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { compressFile, compression } from '../output/compress.ts';
import { pictureCache } from '../pictures/originals.ts';
import { runAll } from '../run-all.ts';
import type { ComposedSite, SiteBundle } from './compose-site.ts';

/** Writes all files but pictures, and the hashed ones that the pool has. Returns their addresses. */
export async function writeSite(
  { files }: Pick<SiteBundle, 'files'>,
  composed: ComposedSite,
  folder: string,
  isPooled: (address: string) => boolean = () => false,
): Promise<string[]> {
  const poolFiles: string[] = [];
  // The bundle has its compressed copies.
  const copyBundled = async (name: string): Promise<void> => {
    if (isPooled(`/${name}`)) return void poolFiles.push(`/${name}`);
    await copyFile(path.join(files, name), await prepareFile(folder, name));
  };
  const writeComposed = async (address: string, make: () => Promise<string | Buffer>): Promise<void> => {
    if (isPooled(address)) return void poolFiles.push(address, `${address}.br`);
    const file = await prepareFile(folder, address);
    await writeFile(file, await make());
    await compressFile(file, compression.publication);
  };
  await rm(folder, { recursive: true, force: true });
  // A firm's own icon replaces the one of public/.
  const bundled = (await filesBelow(files)).filter((name) => !composed.files.has(`/${name}`));
  await runAll([
    ...bundled.map((name) => () => copyBundled(name)),
    ...[...composed.files].map((file) => () => writeComposed(...file)),
  ]);
  return poolFiles;
}

/** Copies the pictures, which must be encoded. */
export async function copyPictures(root: string, { pictures }: ComposedSite, folder: string): Promise<void> {
  for (const { name } of pictures.files) {
    await copyFile(path.join(root, pictureCache, name), await prepareFile(folder, `pictures/${name}`));
  }
}

async function prepareFile(folder: string, address: string): Promise<string> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}
