import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../../builder/failure.ts';
import { flushFolder } from '../state/durable.ts';
import {
  findCurrent,
  isHashed,
  listNumbers,
  type Manifest,
  manifestFile,
  poolFolder,
  readManifest,
  releaseFolder,
  releasesFolder,
  switchTo,
  tidyReleases,
} from './release-folder.ts';

/** What makes a file, or the path of a file that is it. */
export type Source = string | (() => Promise<string | Buffer>);

/** Every file of a site by its address, compressed copies too. */
export type ReleaseFiles = ReadonlyMap<string, Source>;

const unfinishedName = 'unfinished';

/**
 * Puts a site online, and returns the number of its release. `isAlone` says that little of it is new. It is composed in a folder of its own, so visitors see all
 * of it or, if anything fails, what they saw before. Called once at a time, by the process that holds the folder.
 */
export async function publishRelease(data: string, files: ReleaseFiles, isAlone = false): Promise<number> {
  const releases = releasesFolder(data);
  const unfinished = path.join(releases, unfinishedName);
  const added: string[] = [];
  try {
    await mkdir(poolFolder(data), { recursive: true });
    await rm(unfinished, { recursive: true, force: true });
    const number = 1 + ((await listNumbers(data)).at(-1) ?? 0);
    await compose(data, { files, isAlone }, unfinished, added);
    await rename(unfinished, releaseFolder(data, number));
    await flushFolder(releases);
    await switchTo(data, number);
    await tidyReleases(data).catch(console.error);
    return number;
  } catch (error) {
    // On a full disk, room is wanted for what comes now.
    for (const file of [unfinished, ...added]) await rm(file, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new BuildFailure(
      'Disken på tjeneren er full. Nettstedet er som det var. Si fra til den som hjelper dere.',
    );
  }
}

/** Puts the finished site of a folder online, and returns the number of its release. */
export async function publishFolder(data: string, folder: string, isAlone?: boolean): Promise<number> {
  const addresses = await filesBelow(folder);
  const files = new Map(addresses.map((address) => [address, path.join(folder, address)]));
  return publishRelease(data, files, isAlone);
}

/** Writes the files of a release into a folder. `added` gets those that come into the pool. */
async function compose(
  data: string,
  { files, isAlone }: { files: ReleaseFiles; isAlone: boolean },
  folder: string,
  added: string[],
): Promise<void> {
  const shown = await findCurrent(data);
  const newest = (await listNumbers(data)).at(-1);
  const { time: last } = newest === undefined ? { time: 0 } : await readManifest(data, newest);
  // Servers tell files apart by second and size, and a changed digit keeps the size.
  const time = Math.max(Math.floor(Date.now() / 1000), last + 1);
  const pooled = new Set(await filesBelow(poolFolder(data)));

  await mkdir(folder, { recursive: true });
  for (const [address, source] of files) {
    if (pooled.has(address)) continue;
    const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(await source());
    if (isHashed(address)) {
      added.push(await addToPool(data, address, bytes, time));
      continue;
    }
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    const earlier = shown && path.join(releaseFolder(data, shown), address);
    const isSame = earlier && (await readFile(earlier).catch(() => null))?.equals(bytes);
    if (isSame) await link(earlier, file);
    else await writeAt(file, bytes, time);
  }
  const hashed = [...files.keys()].filter(isHashed);
  const manifest: Manifest = { time, hashed, ...(isAlone && { isAlone }) };
  await writeAt(manifestFile(folder), Buffer.from(JSON.stringify(manifest)), time);
  await flushFolders(folder);
  await flushFolders(poolFolder(data));
}

/** Writes a file with its time, and returns when both outlive a power failure. */
async function writeAt(file: string, bytes: Buffer, time: number): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.utimes(time, time);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file with a hash never changes, so all releases share it. It comes there whole. */
async function addToPool(data: string, address: string, bytes: Buffer, time: number): Promise<string> {
  const file = path.join(poolFolder(data), address);
  const beside = path.join(releasesFolder(data), `${unfinishedName}.file`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeAt(beside, bytes, time);
  await rename(beside, file);
  return file;
}

async function flushFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  for (const entry of below) await flushFolder(path.join(entry.parentPath, entry.name));
  await flushFolder(folder);
}

/** The addresses of the files in a folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
}
