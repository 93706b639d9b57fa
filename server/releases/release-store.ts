import { mkdir, readdir, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PageCache } from '../../builder/compose/compose-site.ts';
import { filesBelow, fsync, fsyncFolders, readJson, writeFileDurable } from '../../builder/files.ts';
import { pictureFile } from '../../builder/pictures/resolve-pictures.ts';
import { isJsonObject } from '../../common/records.ts';
import { dayMs } from '../../common/time.ts';

const retention = { published: 20, notice: 3, unpublished: 3 };
/** Days for which open pages may still load files of an earlier release. */
const unusedFileDays = 7;

// New keys must be optional, because earlier versions of this program have written such files.

const releaseSchema = z.object({
  /** Increases with every release, even if the clock is set back. */
  number: z.int(),
  at: z.iso.datetime(),
  /** `notice`: only the notice changed. `unpublished`: content without a site. */
  kind: z.enum(['published', 'notice', 'unpublished']),
  changes: z.array(z.string()),
  /** The keys of the code and of the overrides. Undefined without a site. */
  composedWith: z.object({ code: z.string(), host: z.string() }).optional(),
  failure: z.string().optional(),
});

export type Release = z.infer<typeof releaseSchema>;

const currentSchema = releaseSchema.pick({ number: true });

const manifestSchema = z.object({
  /** The time of the changed files in seconds, later than in every earlier release. */
  time: z.number(),
  hashed: z.array(z.string()),
  /** Cache keys by path. Without a key, a file is generated again. */
  keys: z.record(z.string(), z.string()).catch({}),
  /** Used with the same code only, so it has the present format. */
  pages: z.custom<PageCache>(isJsonObject).catch({}),
  /** The paths of the originals are relative to the release. */
  pictures: z.array(pictureFile),
});

export type SiteManifest = z.infer<typeof manifestSchema>;

const releaseFile = 'release.json';
const manifestFile = 'site.json';
const currentFile = 'current.json';

export type ReleaseStore = Awaited<ReturnType<typeof openReleases>>;

/** With `hasLink`, `releases/current` links to the live release. */
export async function openReleases(data: string, { hasLink = false } = {}) {
  const folder = path.join(data, 'releases');
  const pool = path.join(folder, 'pool');
  const unfinished = path.join(folder, 'unfinished');
  const folderOf = (number: number) => path.join(folder, String(number));

  const siteOf = (number: number) => path.join(folderOf(number), 'site');
  const find = (number: number) => releases.find((release) => release.number === number);

  await mkdir(pool, { recursive: true });
  const leftovers = (await readdir(folder)).filter(
    (name) => !/^(\d+|current|current\.json|pool)$/.test(name),
  );
  for (const name of leftovers) await rm(path.join(folder, name), { recursive: true });
  const releases: Release[] = [];
  const damaged: number[] = [];
  for (const number of await numbersIn(folder)) {
    try {
      releases.push(await readRelease(number));
    } catch (error) {
      console.error(`${folderOf(number)}:`, error);
      damaged.push(number);
    }
  }
  const current = await readJson(path.join(folder, currentFile), currentSchema).catch(() => null);
  // Falls back to the newest site if the live one is damaged.
  let live =
    releases.find(({ number }) => number === current?.number) ??
    releases.findLast(({ composedWith }) => composedWith);
  let liveManifest = live && (await readManifest(live.number));
  if (live) await link(live);

  async function readRelease(number: number): Promise<Release> {
    // Preserves keys of a newer version.
    const release = await readJson(path.join(folderOf(number), releaseFile), releaseSchema.loose());
    if (release.composedWith) await readManifest(number);
    return { ...release, number };
  }

  function readManifest(number: number): Promise<SiteManifest> {
    return readJson(path.join(folderOf(number), manifestFile), manifestSchema);
  }

  async function link({ number }: Release): Promise<void> {
    // On Windows, only administrators can create links.
    if (!hasLink || process.platform === 'win32') return;
    const next = path.join(folder, 'current.next');
    await rm(next, { force: true });
    await symlink(String(number), next);
    await rename(next, path.join(folder, 'current'));
    await fsync(folder);
  }

  /** Adds a release that `fill` writes, completely or not at all. Not for parallel calls. */
  async function create(fill: (folder: string) => Promise<Omit<Release, 'number'>>): Promise<Release> {
    // A damaged release is not listed, but its number is taken.
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
      // The disk may be full. Parallel writes may take another moment.
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
    if (liveManifest) await touchUnusedPoolFiles(liveManifest, new Set(manifest.hashed));
    await writeFileDurable(path.join(folder, currentFile), JSON.stringify({ number: release.number }));
    live = release;
    liveManifest = manifest;
    await link(release);
  }

  /** The week in which a pool file is retained begins when it is no longer used. */
  async function touchUnusedPoolFiles({ hashed }: SiteManifest, used: ReadonlySet<string>) {
    const now = new Date();
    for (const address of hashed) {
      if (!used.has(address)) await utimes(path.join(pool, address), now, now).catch(() => {});
    }
  }

  async function remove(release: Release): Promise<void> {
    if (!releases.includes(release)) return;
    // A release under its number must be complete, so it is renamed before it is removed.
    const removing = path.join(folder, 'leaving');
    await rename(folderOf(release.number), removing);
    await rm(removing, { recursive: true, force: true });
    releases.splice(releases.indexOf(release), 1);
  }

  async function prune(now: number | null): Promise<void> {
    for (const [kind, max] of Object.entries(retention)) {
      const old = releases.filter((release) => release.kind === kind).slice(0, -max);
      for (const release of old) if (release !== live) await remove(release);
    }
    // Nobody knows which files a damaged release needs.
    if (now !== null && damaged.length === 0) await prunePool(now - unusedFileDays * dayMs);
  }

  async function prunePool(limit: number): Promise<void> {
    const withSite = releases.filter(({ composedWith }) => composedWith);
    const manifests = await Promise.all(withSite.map(({ number }) => readManifest(number)));
    const used = new Set(manifests.flatMap(({ hashed }) => hashed));
    for (const name of await filesBelow(pool)) {
      const file = path.join(pool, name);
      if (!used.has(`/${name}`) && (await stat(file)).mtimeMs < limit) await rm(file);
    }
  }

  return {
    folderOf,
    siteOf,
    pool,
    find,
    damaged: (): readonly number[] => damaged,
    list: (): readonly Release[] => releases.toReversed(),
    live: () => live,
    liveFolder: () => live && folderOf(live.number),
    liveSite: () => live && siteOf(live.number),
    liveManifest: () => liveManifest,
    readManifest,
    create,
    remove,
    update,
    activate,
    prune,
  };
}

const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);

export const writeManifest = (folder: string, manifest: SiteManifest) =>
  writeFileDurable(path.join(folder, manifestFile), JSON.stringify(manifest));
