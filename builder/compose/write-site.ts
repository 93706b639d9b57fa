import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { compressFile, compression } from '../output/compress.ts';
import { runAll } from '../run-all.ts';
import type { ComposedSite, SiteBundle } from './compose-site.ts';

/** Writes all files of a site but its pictures into a folder, which is emptied first. */
export async function writeSite(
  { files }: Pick<SiteBundle, 'files'>,
  composed: ComposedSite,
  folder: string,
): Promise<void> {
  // The bundle has its compressed copies.
  const copyBundled = async (name: string): Promise<void> =>
    copyFile(path.join(files, name), await prepareFile(folder, name));
  const writeComposed = async (address: string, make: () => Promise<string | Buffer>): Promise<void> => {
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
}

/** Puts the pictures of a site into its folder, as copies or by `place`. A picture that is not encoded is its photo. */
export async function placePictures(
  { pictures }: ComposedSite,
  folder: string,
  place: (from: string, to: string) => Promise<void> = copyFile,
): Promise<void> {
  for (const { name } of pictures.files) {
    const { file = '' } = pictures.findFile(name) ?? {};
    await place(file, await prepareFile(folder, `pictures/${name}`));
  }
}

async function prepareFile(folder: string, address: string): Promise<string> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}
