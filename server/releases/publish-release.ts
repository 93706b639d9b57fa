import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../../builder/failure.ts';
import { isHashed } from '../../builder/release/headers.ts';
import { flush } from '../state/durable.ts';
import {
  addressesIn,
  findCurrent,
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

/**
 * Puts the finished site of a folder on the same disk online, and returns the number of its release. What is new is
 * linked to the file there, which nothing may change afterwards. `isAlone` says that little is new. The release is
 * collected in a folder of its own, so visitors see all of it or, if anything fails, what they saw before. Called once
 * at a time, by the process that holds the folder of all state.
 */
export async function publishRelease(data: string, site: string, isAlone = false): Promise<number> {
  const releases = releasesFolder(data);
  const unfinished = path.join(releases, 'unfinished');
  const added: string[] = [];
  try {
    await mkdir(poolFolder(data), { recursive: true });
    await rm(unfinished, { recursive: true, force: true });
    const number = 1 + ((await listNumbers(data)).at(-1) ?? 0);
    await collect(data, { site, isAlone }, unfinished, added);
    await rename(unfinished, releaseFolder(data, number));
    // It is whole, and whatever fails from now on takes none of its files.
    added.length = 0;
    await flush(releases);
    await switchTo(data, number);
    await tidyReleases(data).catch(console.error);
    return number;
  } catch (error) {
    // On a full disk, room is wanted for what comes now.
    for (const file of [site, unfinished, ...added]) await rm(file, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new BuildFailure(
      'Disken på tjeneren er full. Nettstedet er som det var. Si fra til den som hjelper dere.',
    );
  }
}

/** Collects the files of a release in a folder. `added` gets those that come into the pool. */
async function collect(
  data: string,
  { site, isAlone }: { site: string; isAlone: boolean },
  folder: string,
  added: string[],
): Promise<void> {
  const shown = await findCurrent(data);
  const newest = (await listNumbers(data)).at(-1);
  const { time: last } = newest === undefined ? { time: 0 } : await readManifest(data, newest);
  // Servers tell files apart by second and size, and a changed digit keeps the size.
  const time = Math.max(Math.floor(Date.now() / 1000), last + 1);
  const pooled = new Set(await addressesIn(poolFolder(data)));
  const addresses = await addressesIn(site);

  await mkdir(folder, { recursive: true });
  for (const address of addresses) {
    const source = path.join(site, address);
    if (isHashed(address)) {
      // It never changes, so all releases share it.
      if (pooled.has(address)) continue;
      const file = path.join(poolFolder(data), address);
      added.push(file);
      await addFile(file, source, time);
      continue;
    }
    const file = path.join(folder, address);
    const earlier = shown && path.join(releaseFolder(data, shown), address);
    if (earlier && (await hasSameBytes(earlier, source))) {
      await mkdir(path.dirname(file), { recursive: true });
      await link(earlier, file);
    } else await addFile(file, source, time);
  }
  const manifest: Manifest = { time, hashed: addresses.filter(isHashed), ...(isAlone && { isAlone }) };
  await writeFile(manifestFile(folder), JSON.stringify(manifest), { flush: true });
  await flushFolders(folder);
  await flushFolders(poolFolder(data));
}

async function hasSameBytes(earlier: string, source: string): Promise<boolean> {
  const bytes = await readFile(earlier).catch(() => null);
  return bytes?.equals(await readFile(source)) ?? false;
}

/** Gives a file its time and, once both outlive a power failure, its place. */
async function addFile(file: string, source: string, time: number): Promise<void> {
  const handle = await open(source, 'r+');
  try {
    await handle.utimes(time, time);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await mkdir(path.dirname(file), { recursive: true });
  await link(source, file);
}

async function flushFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  for (const entry of below) await flush(path.join(entry.parentPath, entry.name));
  await flush(folder);
}
