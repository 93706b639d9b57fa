import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { composeSite, type SiteBundle } from '../../builder/compose/compose-site.ts';
import { addImages, writeSite } from '../../builder/compose/write-site.ts';
import { filesBelow, moveFile } from '../../builder/files.ts';
import { isHashed } from '../../builder/output/headers.ts';
import {
  createPictureStore,
  encodePictures,
  type PictureStore,
} from '../../builder/pictures/encoded-pictures.ts';
import { pictureCache } from '../../builder/pictures/originals.ts';
import { reportProgress } from '../../builder/progress.ts';
import { writeFailurePages } from '../messages/message-result-page.ts';
import type { Deployment } from '../settings.ts';
import { hasSameBytes, linkOrCopy, setTime } from './content-files.ts';
import { type ReleaseStore, type SiteManifest, writeManifest } from './release-store.ts';

export interface ReleaseSettings {
  /** The project, whose cache has the pictures. */
  project: string;
  code: SiteBundle;
  store: ReleaseStore;
  deployment: Deployment;
}

/** Returns what composes a site beside its content/, for a publisher. */
export const createComposer =
  (settings: ReleaseSettings) => (folder: string, at: Date, log: (line: string) => void) =>
    composeRelease(settings, folder, at, log);

/** Links what is as online. `at` decides the articles and the notice. */
async function composeRelease(
  settings: ReleaseSettings,
  folder: string,
  at: Date,
  log: (line: string) => void,
): Promise<void> {
  const { project, code, store, deployment } = settings;
  const { companyOverrides, isOwnMachine, isBehindProxy } = deployment;
  const previous = previousSite(store, code);
  const composed = await composeSite(project, folder, code, companyOverrides, at, previous?.pages);
  if (!isOwnMachine)
    await encodePictures(project, composed.pictures.missing(), reportProgress('Bilder', log));
  const site = path.join(folder, 'site');
  const written = await writeSite(project, code, composed, site, previous);
  await addImages(written, previous);
  if (isBehindProxy) await writeFailurePages(site);

  // Servers tell files apart by second and size, and a changed digit keeps the size.
  const time = Math.max(Math.floor(at.getTime() / 1000), (previous?.time ?? 0) + 1);
  const hashed = [...written.poolFiles];
  const finish = async (name: string) => {
    const address = `/${name}`;
    const file = path.join(site, name);
    if (!isHashed(address)) return finishFile(file, previous && path.join(previous.folder, name), time);
    hashed.push(address);
    await addToPool(store.pool, address, file, time);
    await rm(file);
  };
  await Promise.all((await filesBelow(site)).map(finish));
  for (const { name } of composed.pictures.files) {
    const address = `/pictures/${name}`;
    hashed.push(address);
    if (!isOwnMachine) await addToPool(store.pool, address, path.join(project, pictureCache, name), time);
  }
  const pictures = composed.pictures.files.map((file) => {
    return { ...file, original: path.relative(folder, file.original) };
  });
  await writeManifest(folder, { time, hashed, keys: written.keys, pages: composed.pages, pictures });
}

/** The online site, with what is known of it if the same code made it. */
function previousSite(store: ReleaseStore, { key }: SiteBundle) {
  const online = store.online();
  const record = store.onlineManifest();
  if (!online || !record) return undefined;
  const isSameCode = online.composedWith?.code === key;
  return {
    folder: store.siteOf(online.number),
    time: record.time,
    keys: isSameCode ? record.keys : {},
    pages: isSameCode ? record.pages : {},
    isPooled: (address: string) => isHashed(address) && existsSync(path.join(store.pool, address)),
  };
}

/** A file with a hash in its name never changes: all releases share it. */
async function addToPool(pool: string, address: string, source: string, time: number): Promise<void> {
  const file = path.join(pool, address);
  if (await stat(file).catch(() => null)) return;
  await mkdir(path.dirname(file), { recursive: true });
  // Half a file must not have its name.
  const unfinished = `${file}.unfinished`;
  await copyFile(source, unfinished);
  await setTime(unfinished, time);
  await moveFile(unfinished, file);
}

/** Links an unchanged file to the earlier one, and sets the time of a changed one. */
async function finishFile(file: string, previous: string | undefined, time: number): Promise<void> {
  const { nlink } = await stat(file);
  if (nlink > 1) return;
  if (previous && (await hasSameBytes(file, previous))) {
    await rm(file);
    return linkOrCopy(previous, file);
  }
  await setTime(file, time);
}

/** Returns what finds the online release's pictures while not all are made. */
export function onlinePictures(root: string, releases: ReleaseStore): () => PictureStore {
  let known: { record: SiteManifest | undefined; pictures: PictureStore } = {
    record: undefined,
    pictures: createPictureStore(root, []),
  };
  return () => {
    const record = releases.onlineManifest();
    if (known.record !== record) {
      const folder = releases.onlineFolder() ?? '';
      const files = record?.pictures.map((file) => ({ ...file, original: path.join(folder, file.original) }));
      known = { record, pictures: createPictureStore(root, files ?? []) };
    }
    return known.pictures;
  };
}
