import { mkdir, readdir, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { pageCacheSchema } from '../../builder/compose/compose-site.ts';
import { filesBelow, readJson } from '../../builder/files.ts';
import { pictureFile } from '../../builder/pictures/resolve-pictures.ts';
import { dayMs } from '../../common/time.ts';
import { fsync, fsyncFolders, writeFileDurable } from '../state/durable-files.ts';

/** How many releases of each kind are kept, beside the online one. */
const retention = { published: 20, notice: 3, unpublished: 3 };
/** Open pages may still ask for a file of an earlier release. */
const daysAfterLeaving = 7;

// Earlier versions of this program have written some of these files: a new key is optional.

const releaseSchema = z.object({
  /** Orders the releases, since clocks may be set back. */
  number: z.int(),
  /** When it was made. */
  at: z.iso.datetime(),
  /** `notice`: only the notice changed. `unpublished`: content alone, which was never put out. */
  kind: z.enum(['published', 'notice', 'unpublished']),
  changes: z.array(z.string()),
  /** The key of its site's code, and as text the facts that the place decided; undefined without a site. */
  composedWith: z.object({ code: z.string(), host: z.string() }).optional(),
  /** Why it did not fully reach its host. */
  failure: z.string().optional(),
});

/** A site as it was put out, and its content. */
export type Release = z.infer<typeof releaseSchema>;

const manifestSchema = z.object({
  /** The time of its changed files in seconds, later than in every earlier release. */
  time: z.number(),
  /** The addresses of its files with a hash; they are in the pool. */
  hashed: z.array(z.string()),
  /** What documents and link previews were made of, by address. Without it, all are made again. */
  keys: z.record(z.string(), z.string()).catch({}),
  pages: pageCacheSchema.catch({}),
  /** The paths of the originals are below the release. */
  pictures: z.array(pictureFile),
});

export type SiteManifest = z.infer<typeof manifestSchema>;

const currentSchema = z.object({ number: z.int() });

const releaseFile = 'release.json';
const manifestFile = 'site.json';
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
  const releases: Release[] = [];
  /** The numbers of releases that cannot be read. */
  const damaged: number[] = [];
  for (const number of await numbersIn(folder)) {
    await readRelease(number).then(
      (release) => releases.push(release),
      (error) => {
        console.error(`${folderOf(number)}:`, error);
        damaged.push(number);
      },
    );
  }
  const shown = await readJson(path.join(folder, currentFile), currentSchema).catch(() => null);
  // Visitors get the newest site there is, if theirs is damaged.
  let online =
    releases.find(({ number }) => number === shown?.number) ??
    releases.findLast(({ composedWith }) => composedWith);
  let onlineManifest = online && (await readManifest(online.number));
  if (online) await link(online);

  /** Rejects for a damaged release, which must not hide the others. */
  async function readRelease(number: number): Promise<Release> {
    // What a newer version has added is kept.
    const release = await readJson(path.join(folderOf(number), releaseFile), releaseSchema.loose());
    if (release.composedWith) await readManifest(number);
    return { ...release, number };
  }

  function readManifest(number: number): Promise<SiteManifest> {
    return readJson(path.join(folderOf(number), manifestFile), manifestSchema);
  }

  async function link({ number }: Release): Promise<void> {
    // On Windows, links are for administrators alone.
    if (!hasLink || process.platform === 'win32') return;
    const next = path.join(folder, 'current.next');
    await rm(next, { force: true });
    await symlink(String(number), next);
    await rename(next, path.join(folder, 'current'));
    await fsync(folder);
  }

  /** Adds what `fill` makes in an empty folder, whole or not at all. Called one at a time. */
  async function create(fill: (folder: string) => Promise<Omit<Release, 'number'>>): Promise<Release> {
    // A damaged release is not listed but keeps its number.
    const number = 1 + Math.max(0, ...(await numbersIn(folder)));
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    try {
      const release: Release = { number, ...(await fill(unfinished)) };
      await writeFileDurable(path.join(unfinished, releaseFile), JSON.stringify(release));
      await fsyncFolders(unfinished);
      await fsyncFolders(pool);
      await rename(unfinished, folderOf(number));
      await fsync(folder);
      releases.push(release);
      return release;
    } catch (error) {
      // The disk may be full. Other writes end a moment later.
      await rm(unfinished, { recursive: true, force: true, maxRetries: 5 }).catch(console.error);
      throw error;
    }
  }

  async function update(release: Release, changes: Partial<Release>): Promise<void> {
    Object.assign(release, changes);
    await writeFileDurable(path.join(folderOf(release.number), releaseFile), JSON.stringify(release));
  }

  async function activate(release: Release): Promise<void> {
    const manifest = await readManifest(release.number);
    if (onlineManifest) await touchUnusedPoolFiles(onlineManifest, new Set(manifest.hashed));
    await writeFileDurable(path.join(folder, currentFile), JSON.stringify({ number: release.number }));
    online = release;
    onlineManifest = manifest;
    await link(release);
  }

  /** Files that are no longer linked are kept for a week from now. */
  async function touchUnusedPoolFiles({ hashed }: SiteManifest, stays: ReadonlySet<string>): Promise<void> {
    const now = new Date();
    for (const address of hashed) {
      if (!stays.has(address)) await utimes(path.join(pool, address), now, now).catch(() => {});
    }
  }

  async function remove(release: Release): Promise<void> {
    if (!releases.includes(release)) return;
    // A release under its number is whole, so it is renamed before it is removed.
    const removing = path.join(folder, 'leaving');
    await rename(folderOf(release.number), removing);
    await rm(removing, { recursive: true, force: true });
    releases.splice(releases.indexOf(release), 1);
  }

  /** Removes the oldest releases of each kind and, with `now`, pool files that nobody asks for any more. */
  async function prune(now: number | null): Promise<void> {
    for (const [kind, max] of Object.entries(retention)) {
      const old = releases.filter((release) => release.kind === kind).slice(0, -max);
      for (const release of old) if (release !== online) await remove(release);
    }
    // It is unknown which files a damaged release needs.
    if (now === null || damaged.length > 0) return;
    const wanted = new Set<string>();
    for (const { number, composedWith } of releases) {
      for (const address of composedWith ? (await readManifest(number)).hashed : []) wanted.add(address);
    }
    const limit = now - daysAfterLeaving * dayMs;
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
    damaged: (): readonly number[] => damaged,
    /** Newest first. */
    list: (): readonly Release[] => releases.toReversed(),
    /** Undefined before the first release. */
    online: () => online,
    /** The folder with the content/ that is online. */
    onlineFolder: () => online && folderOf(online.number),
    onlineSite: () => online && siteOf(online.number),
    onlineManifest: () => onlineManifest,
    readManifest,
    create,
    remove,
    update,
    activate,
    prune,
  };
}

/** The numbers of releases, in order. */
const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((earlier, later) => earlier - later);

export const writeManifest = (folder: string, manifest: SiteManifest) =>
  writeFileDurable(path.join(folder, manifestFile), JSON.stringify(manifest));
