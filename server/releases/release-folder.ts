import { readdir, readFile, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../builder/files-below.ts';
import { flush } from '../state/durable.ts';

/** The newest releases that are kept, beside the current one; fewer of those in which little is new. */
const kept = { whole: 20, alone: 3 };
/** Pages that were open when a file left may still ask for it. */
const daysAfterLeaving = 7;
const day = 24 * 60 * 60 * 1000;

const current = 'current';
/** Files with a hash in their name, of all releases together. */
const pool = 'pool';
/** Released files start at their address, so this name has none. */
const manifestName = '_release.json';

/** What a release remembers of itself. */
export interface Manifest {
  /** The time of its changed files, in seconds: later than that of every release before. */
  time: number;
  /** The addresses of its files with a hash. */
  hashed: string[];
  /** One part went online over the release before: a notice, or an article at its hour. */
  isAlone?: boolean;
}

export const releasesFolder = (data: string) => path.join(data, 'releases');
export const poolFolder = (data: string) => path.join(releasesFolder(data), pool);
/** The folder of the release that visitors see. */
export const currentFolder = (data: string) => path.join(releasesFolder(data), current);
export const releaseFolder = (data: string, number: number) =>
  path.join(releasesFolder(data), String(number));
export const manifestFile = (folder: string) => path.join(folder, manifestName);

/** The addresses of the files in a folder. */
export async function addressesIn(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).map((file) => `/${file}`);
}

export async function readManifest(data: string, number: number): Promise<Manifest> {
  return JSON.parse(await readFile(manifestFile(releaseFolder(data, number)), 'utf8'));
}

/** The numbers of all releases, in order. They are counted: clocks may be set back. */
export async function listNumbers(data: string): Promise<number[]> {
  const names = await readdir(releasesFolder(data)).catch(() => []);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
}

/** The number of the release that visitors see; undefined before the first. */
export async function findCurrent(data: string): Promise<number | undefined> {
  const target = await readlink(path.join(releasesFolder(data), current)).catch(() => undefined);
  return target === undefined ? undefined : Number(target);
}

/** Shows visitors a release, which must be there: at once and whole. */
export async function switchTo(data: string, number: number): Promise<void> {
  const folder = releasesFolder(data);
  const { hashed } = await readManifest(data, number);
  const before = await findCurrent(data);
  if (before !== undefined) {
    // From now on counts how long the files that leave are still wanted.
    const now = new Date();
    const stays = new Set(hashed);
    for (const address of (await readManifest(data, before)).hashed) {
      if (!stays.has(address)) await utimes(path.join(folder, pool, address), now, now);
    }
  }
  const next = path.join(folder, `${current}.next`);
  await rm(next, { force: true });
  await symlink(String(number), next);
  await rename(next, path.join(folder, current));
  await flush(folder);
}

/** Removes old releases, what a run that was cut off has left, and files with a hash that nobody can ask for. */
export async function tidyReleases(data: string): Promise<void> {
  const folder = releasesFolder(data);
  const shown = await findCurrent(data);
  for (const number of await listSurplus(data)) {
    // Under its number it is whole.
    if (number !== shown) await rename(path.join(folder, String(number)), path.join(folder, `${number}.old`));
  }
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^(\d+|current|pool)$/.test(name)) await rm(path.join(folder, name), { recursive: true });
  }
  const manifests = await Promise.all((await listNumbers(data)).map((number) => readManifest(data, number)));
  const named = new Set(manifests.flatMap(({ hashed }) => hashed));
  const limit = Date.now() - daysAfterLeaving * day;
  for (const address of await addressesIn(poolFolder(data))) {
    const file = path.join(poolFolder(data), address);
    if (!named.has(address) && (await stat(file)).mtimeMs < limit) await rm(file);
  }
}

/** The releases that newer ones of their kind have pushed out. */
async function listSurplus(data: string): Promise<number[]> {
  const whole: number[] = [];
  const alone: number[] = [];
  for (const number of await listNumbers(data)) {
    const { isAlone } = await readManifest(data, number);
    (isAlone ? alone : whole).push(number);
  }
  return [...whole.slice(0, -kept.whole), ...alone.slice(0, -kept.alone)];
}
