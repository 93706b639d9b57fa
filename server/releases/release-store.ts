import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, fsync, fsyncFolders } from '../../builder/files.ts';
import { picturesFolder } from '../../content-model/pictures.ts';
import { openPool } from './pool.ts';
import {
  deleteManifest,
  type Release,
  readCurrent,
  readManifest,
  readRelease,
  type SiteManifest,
  writeCurrent,
  writeRelease,
} from './release-json.ts';
import { numbersIn, privateFolder, showOnly } from './web-access.ts';

const retention = { published: 20, notice: 3, unpublished: 3 };

export type ReleaseStore = Awaited<ReturnType<typeof openReleases>>;

/** With `hasLink`, `releases/current` links to the live release. */
export async function openReleases(data: string, { hasLink = false } = {}) {
  const folder = path.join(data, 'releases');
  const unfinished = path.join(folder, 'unfinished');
  const folderOf = (number: number) => path.join(folder, String(number));

  const siteOf = (number: number) => path.join(folderOf(number), 'site');
  const manifestOf = (number: number) => readManifest(folderOf(number));
  const find = (number: number) => releases.find((release) => release.number === number);

  await mkdir(folder, { recursive: true });
  const leftovers = (await readdir(folder)).filter(
    (name) => !/^(\d+|current|current\.json|files|pool|left\.json)$/.test(name),
  );
  for (const name of leftovers) await rm(path.join(folder, name), { recursive: true });
  const { files, pool, ...hashedFiles } = await openPool(folder);
  const releases: Release[] = [];
  const damaged: number[] = [];
  for (const number of await numbersIn(folder)) {
    try {
      releases.push(await openRelease(number));
    } catch (error) {
      console.error(`${folderOf(number)}:`, error);
      damaged.push(number);
    }
  }
  const current = await readCurrent(folder);
  // Falls back to the newest site if the live one is damaged.
  let live =
    releases.find(({ number }) => number === current?.number) ??
    releases.findLast(({ composedWith }) => composedWith);
  let liveManifest: SiteManifest | undefined = live && (await manifestOf(live.number));
  /** Whether visitors get the live release. A disk that fails may leave them the earlier one. */
  let isShown = false;
  await hashedFiles.prepare(liveManifest?.hashed ?? [], false);
  await showLive();

  async function showLive(): Promise<void> {
    await showOnly(folder, live?.number, hasLink);
    await hashedFiles.setLive(liveManifest?.hashed ?? []);
    isShown = true;
  }

  async function openRelease(number: number): Promise<Release> {
    const release = await readRelease(folderOf(number));
    if (release.composedWith) await manifestOf(number);
    return { ...release, number };
  }

  /** Adds a release that `fill` writes, completely or not at all. Not for parallel calls. */
  async function create(fill: (folder: string) => Promise<Omit<Release, 'number'>>): Promise<Release> {
    // A damaged release is not listed, but its number is taken.
    const number = 1 + Math.max(0, ...(await numbersIn(folder)));
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, privateFolder);
    await mkdir(path.join(unfinished, 'content'), privateFolder);
    try {
      const release: Release = { number, ...(await fill(unfinished)) };
      await writeRelease(unfinished, release);
      await fsyncFolders(unfinished);
      await fsyncFolders(files);
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
    await writeRelease(folderOf(release.number), release);
  }

  async function activate(release: Release): Promise<void> {
    const manifest = await manifestOf(release.number);
    const isWithdrawal = live !== undefined && (await withdraws(live, release));
    await hashedFiles.prepare(manifest.hashed, isWithdrawal);
    await writeCurrent(folder, { number: release.number });
    live = release;
    liveManifest = manifest;
    isShown = false;
    await showLive();
  }

  /** Whether the next release lacks a page or a photo of the earlier one. */
  async function withdraws(earlier: Release, next: Release): Promise<boolean> {
    const [before, after] = await Promise.all([earlier, next].map(listWithdrawable));
    return before?.some((file) => !after?.includes(file)) ?? false;
  }

  async function listWithdrawable({ number }: Release): Promise<string[]> {
    const pages = await filesBelow(siteOf(number)).catch(() => []);
    const photos = await filesBelow(path.join(folderOf(number), picturesFolder)).catch(() => []);
    return [...pages.filter((file) => file.endsWith('.html')), ...photos];
  }

  async function remove(release: Release): Promise<void> {
    if (!releases.includes(release)) return;
    // A release under its number must be complete, so it is renamed before it is removed.
    const removing = path.join(folder, 'leaving');
    await rename(folderOf(release.number), removing);
    await rm(removing, { recursive: true, force: true });
    releases.splice(releases.indexOf(release), 1);
  }

  /** Also shows the live release, if that failed. */
  async function prune(now: number): Promise<void> {
    if (!isShown) await showLive();
    for (const [kind, max] of Object.entries(retention)) {
      const old = releases.filter((release) => release.kind === kind).slice(0, -max);
      for (const release of old) if (release !== live) await remove(release);
    }
    await hashedFiles.prune(now, await usedFiles());
  }

  /** The hashed files of all releases; null while one is damaged, since nobody knows which files it needs. */
  async function usedFiles(): Promise<ReadonlySet<string> | null> {
    if (damaged.length > 0) return null;
    const withSite = releases.filter(({ composedWith }) => composedWith);
    const manifests = await Promise.all(withSite.map(({ number }) => manifestOf(number)));
    return new Set(manifests.flatMap(({ hashed }) => hashed));
  }

  /** Removes the site of a release, so that it is composed again before it is shown. */
  async function removeSite(release: Release): Promise<void> {
    await update(release, { composedWith: undefined });
    await rm(siteOf(release.number), { recursive: true, force: true });
    await deleteManifest(folderOf(release.number));
  }

  /** Deletes the hashed files that no release names, and lets visitors fetch those of the live one alone. */
  async function forgetUnused(): Promise<void> {
    await hashedFiles.forget(await usedFiles());
  }

  return {
    folderOf,
    siteOf,
    /** The private folder of hashed files. */
    files,
    /** Those of them that visitors may fetch. */
    pool,
    find,
    damaged: (): readonly number[] => damaged,
    list: (): readonly Release[] => releases.toReversed(),
    live: () => live,
    liveFolder: () => live && folderOf(live.number),
    liveSite: () => live && siteOf(live.number),
    liveManifest: () => liveManifest,
    manifestOf,
    create,
    remove,
    update,
    activate,
    prune,
    removeSite,
    forgetUnused,
  };
}
