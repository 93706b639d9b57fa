import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { composeSite, type SiteBundle } from '../../builder/compose/compose-site.ts';
import { writeSite } from '../../builder/compose/write-site.ts';
import { filesBelow, linkOrCopy, writeFileDurable } from '../../builder/files.ts';
import { isHashed } from '../../builder/output/headers.ts';
import {
  createPictureStore,
  encodePictures,
  type PictureStore,
  reportProgress,
} from '../../builder/pictures/encoded-pictures.ts';
import { pictureCache } from '../../builder/pictures/originals.ts';
import { writeResultPages } from '../messages/message-result-page.ts';
import type { Deployment } from '../settings.ts';
import { hasSameBytes, setTime } from './copy-content.ts';
import { type SiteManifest, writeManifest } from './release-json.ts';
import type { ReleaseStore } from './release-store.ts';

export interface ReleaseSettings {
  project: string;
  code: SiteBundle;
  store: ReleaseStore;
  deployment: Deployment;
}

/** Composes a site next to its content/. `at` decides which articles and notice are shown. */
export async function composeRelease(
  settings: ReleaseSettings,
  folder: string,
  at: Date,
  log: (line: string) => void,
): Promise<void> {
  const { project, code, store, deployment } = settings;
  const { companyOverrides, isOwnMachine, isServer } = deployment;
  const previous = previousSite(store);
  const composed = await composeSite(project, folder, code, companyOverrides, at);
  if (!isOwnMachine)
    await encodePictures(
      project,
      composed.pictures.missing(),
      reportProgress((progress) => log(`Bilder: ${progress}`)),
    );
  const site = path.join(folder, 'site');
  const isPooled = (address: string) => isHashed(address) && existsSync(path.join(store.files, address));
  const hashed = await writeSite(code, composed, site, isPooled);
  await writeResultPages(folder, composed, isServer);

  // Web servers recognize a changed file by its time in seconds and its size, which may be the same.
  const time = Math.max(Math.floor(at.getTime() / 1000), (previous?.time ?? 0) + 1);
  const finish = async (name: string) => {
    const address = `/${name}`;
    const file = path.join(site, name);
    if (!isHashed(address)) return finishFile(file, previous && path.join(previous.folder, name), time);
    hashed.push(address);
    await addFile(store.files, address, file, time);
    await rm(file);
  };
  await Promise.all((await filesBelow(site)).map(finish));
  for (const { name } of composed.pictures.files) {
    const address = `/pictures/${name}`;
    hashed.push(address);
    if (!isOwnMachine) await addFile(store.files, address, path.join(project, pictureCache, name), time);
  }
  const pictures = composed.pictures.files.map((file) => {
    return { ...file, original: path.relative(folder, file.original) };
  });
  await writeManifest(folder, { time, hashed, pictures });
}

function previousSite(store: ReleaseStore) {
  const live = store.live();
  const manifest = store.liveManifest();
  return live && manifest && { folder: store.siteOf(live.number), time: manifest.time };
}

/** A file with a hash in its name never changes, so all releases share it. */
async function addFile(folder: string, address: string, source: string, time: number): Promise<void> {
  const file = path.join(folder, address);
  if (await stat(file).catch(() => null)) return;
  await writeFileDurable(file, await readFile(source));
  await setTime(file, time);
}

async function finishFile(file: string, previous: string | undefined, time: number): Promise<void> {
  if (!previous || !(await hasSameBytes(file, previous))) return setTime(file, time);
  await rm(file);
  await linkOrCopy(previous, file);
}

export function livePictures(root: string, releases: ReleaseStore): () => PictureStore {
  let known: SiteManifest | undefined;
  let pictures = createPictureStore(root, []);
  return () => {
    const manifest = releases.liveManifest();
    if (manifest && manifest !== known) {
      const folder = releases.liveFolder() ?? '';
      const files = manifest.pictures.map((file) => ({
        ...file,
        original: path.join(folder, file.original),
      }));
      known = manifest;
      pictures = createPictureStore(root, files);
    }
    return pictures;
  };
}
