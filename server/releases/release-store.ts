import { mkdir, readdir, readFile, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { KnownPages } from '../../builder/compose/compose-site.ts';
import { filesBelow } from '../../builder/files.ts';
import type { PictureFile } from '../../builder/pictures/place-pictures.ts';
import { flush, flushFolders, writeDurably } from '../state/durable.ts';

/** How many releases of each kind are kept, beside the online one. */
const retention = { published: 20, notice: 3, unpublished: 3 } as const;
/** Open pages may still ask for a file of an earlier release. */
const daysAfterLeaving = 7;
const day = 24 * 60 * 60 * 1000;

/** A site as it was put out, and its content. */
export interface Release {
  /** Orders the releases, since clocks may be set back. */
  number: number;
  /** When it was made (ISO). */
  at: string;
  /** `notice`: only the notice changed. `unpublished`: content alone, which was never put out. */
  kind: keyof typeof retention;
  changes: string[];
  /** The key of its site's code, and as text the facts that the place decided; undefined without a site. */
  composedWith?: { code: string; host: string };
  /** Why it did not fully reach its host. */
  failure?: string | undefined;
}

export interface SiteRecord {
  /** The time of its changed files in seconds, later than in every earlier release. */
  time: number;
  /** The addresses of its files with a hash; they are in the pool. */
  hashed: string[];
  /** What documents and link previews were made of, by address. */
  keys: Record<string, string>;
  pages: KnownPages;
  /** The paths of the originals are below the release. */
  pictures: PictureFile[];
}

const releaseFile = 'release.json';
const recordFile = 'site.json';
const currentFile = 'current.json';

export type ReleaseStore = Awaited<ReturnType<typeof openReleases>>;

/** Needs the folder to itself. `hasLink` keeps a symbolic link to the online release, for a web server. */
export async function openReleases(data: string, { hasLink = false } = {}) {
  const folder = path.join(data, 'releases');
  const pool = path.join(folder, 'pool');
  const unfinished = path.join(folder, 'unfinished');
  const folderOf = (number: number) => path.join(folder, String(number));

  const siteOf = (number: number) => path.join(folderOf(number), 'site');
  const find = (number: number) => releases.find((release) => release.number === number);

  await mkdir(pool, { recursive: true });
  // A killed process has left these.
  for (const name of await readdir(folder)) {
    if (!/^(\d+|current|current\.json|pool)$/.test(name))
      await rm(path.join(folder, name), { recursive: true });
  }
  const releases = await readReleases(folder);
  const { number: shown } = (await readJson<{ number: number }>(path.join(folder, currentFile))) ?? {};
  let online = releases.find(({ number }) => number === shown);
  let onlineRecord = online && (await readRecord(online.number));
  if (online) await link(online);

  async function readRecord(number: number): Promise<SiteRecord> {
    return JSON.parse(await readFile(path.join(folderOf(number), recordFile), 'utf8'));
  }

  async function link({ number }: Release): Promise<void> {
    if (!hasLink) return;
    const next = path.join(folder, 'current.next');
    await rm(next, { force: true });
    await symlink(String(number), next);
    await rename(next, path.join(folder, 'current'));
    await flush(folder);
  }

  /** Adds what `fill` makes in an empty folder, whole or not at all. Called one at a time. */
  async function add(fill: (folder: string) => Promise<Omit<Release, 'number'>>): Promise<Release> {
    // A damaged release is not listed but keeps its number.
    const number = 1 + Math.max(0, ...(await readdir(folder)).filter(isNumber).map(Number));
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    try {
      const release: Release = { number, ...(await fill(unfinished)) };
      await writeDurably(path.join(unfinished, releaseFile), JSON.stringify(release));
      await flushFolders(unfinished);
      await flushFolders(pool);
      await rename(unfinished, folderOf(number));
      await flush(folder);
      releases.push(release);
      return release;
    } catch (error) {
      // The disk may be full. Other writes end a moment later.
      await rm(unfinished, { recursive: true, force: true, maxRetries: 5 }).catch(console.error);
      throw error;
    }
  }

  async function change(release: Release, changes: Partial<Release>): Promise<void> {
    Object.assign(release, changes);
    await writeDurably(path.join(folderOf(release.number), releaseFile), JSON.stringify(release));
  }

  async function show(release: Release): Promise<void> {
    const record = await readRecord(release.number);
    if (onlineRecord) await markLeaving(onlineRecord, new Set(record.hashed));
    await writeDurably(path.join(folder, currentFile), JSON.stringify({ number: release.number }));
    online = release;
    onlineRecord = record;
    await link(release);
  }

  /** Files that are no longer linked are kept for a week from now. */
  async function markLeaving({ hashed }: SiteRecord, stays: ReadonlySet<string>): Promise<void> {
    const now = new Date();
    for (const address of hashed) {
      if (!stays.has(address)) await utimes(path.join(pool, address), now, now).catch(() => {});
    }
  }

  async function remove(release: Release): Promise<void> {
    if (!releases.includes(release)) return;
    // A release under its number is whole, so it is renamed before it is removed.
    const leaving = path.join(folder, 'leaving');
    await rename(folderOf(release.number), leaving);
    await rm(leaving, { recursive: true, force: true });
    releases.splice(releases.indexOf(release), 1);
  }

  /** Removes the oldest releases of each kind and, with `now`, pool files that nobody asks for any more. */
  async function prune(now: number | null): Promise<void> {
    for (const [kind, most] of Object.entries(retention)) {
      const old = releases.filter((release) => release.kind === kind).slice(0, -most);
      for (const release of old) if (release !== online) await remove(release);
    }
    if (now === null) return;
    const wanted = new Set<string>();
    for (const { number, composedWith } of releases) {
      for (const address of composedWith ? (await readRecord(number)).hashed : []) wanted.add(address);
    }
    const limit = now - daysAfterLeaving * day;
    for (const name of await filesBelow(pool)) {
      const file = path.join(pool, name);
      if (!wanted.has(`/${name}`) && (await stat(file)).mtimeMs < limit) await rm(file);
    }
  }

  return {
    folderOf,
    siteOf,
    pool,
    find,
    /** Newest first. */
    list: (): readonly Release[] => releases.toReversed(),
    /** Undefined before the first release. */
    online: () => online,
    /** The folder with the content/ that is online. */
    onlineFolder: () => online && folderOf(online.number),
    onlineSite: () => online && siteOf(online.number),
    onlineRecord: () => onlineRecord,
    readRecord,
    add,
    remove,
    change,
    show,
    prune,
  };
}

const isNumber = (name: string) => /^\d+$/.test(name);

async function readReleases(folder: string): Promise<Release[]> {
  const names = (await readdir(folder)).filter(isNumber);
  const found = names.map((name) => readJson<Release>(path.join(folder, name, releaseFile)));
  // A damaged release must not hide the others.
  return (await Promise.all(found))
    .filter((release) => release !== undefined)
    .sort((one, other) => one.number - other.number);
}

const readJson = <Value>(file: string): Promise<Value | undefined> =>
  readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);

export const writeRecord = (folder: string, record: SiteRecord) =>
  writeDurably(path.join(folder, recordFile), JSON.stringify(record));
