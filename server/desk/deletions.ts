import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readJsonValue } from '../../builder/content/read-json.ts';
import { privateFileMode, readJson, writeFileDurable } from '../../builder/files.ts';
import { pictureCache } from '../../builder/pictures/originals.ts';
import { photoNameOf } from '../../content-model/pictures.ts';
import { isArticleShown } from '../../content-model/screens/article.ts';
import type { Release } from '../releases/release-json.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { documentForFile, fullTitleOf } from './documents.ts';
import { contentQueue, deletedFile } from './file-changes.ts';

// The owner deletes an article or a photo from content/. The list has those that releases still have. Until the next
// publication the owner may undo that, so a file that is in content/ again was brought back. Then all releases lose them.

export const readDeleted = (root: string): Promise<string[]> =>
  readJson(path.join(root, deletedFile), z.array(z.string())).catch(() => []);

/** Returns the change that records deletions, to be written together with them. */
export async function recordDeletions(
  root: string,
  files: readonly string[],
): Promise<[file: string, text: string][]> {
  if (files.length === 0) return [];
  return [[deletedFile, JSON.stringify([...new Set([...(await readDeleted(root)), ...files])])]];
}

/** Removes deleted articles and photos from all releases. `project` has the cache of encoded pictures. */
export async function eraseDeleted(content: string, project: string, store: ReleaseStore): Promise<void> {
  const done: string[] = [];
  const erased = new Set<string>();
  for (const file of await readDeleted(content)) {
    const isBack = existsSync(path.join(content, file));
    const live = store.live();
    if (!isBack && live && (await mayBeUndone(store, live, file))) continue;
    if (!isBack) {
      await eraseFile(store, file, project);
      erased.add(file);
    }
    // A damaged release may come back from a backup.
    if (isBack || store.damaged().length === 0) done.push(file);
  }
  if (erased.size > 0) await store.forgetUnused();
  if (done.length > 0)
    await contentQueue.add(async () => {
      // What was brought back may be deleted again by now.
      const isDone = (file: string) =>
        done.includes(file) && (erased.has(file) || existsSync(path.join(content, file)));
      const left = (await readDeleted(content)).filter((file) => !isDone(file));
      await writeFileDurable(path.join(content, deletedFile), JSON.stringify(left), privateFileMode);
    });
}

/** Whether the desk lists a deletion among the changes since the live release. */
async function mayBeUndone(store: ReleaseStore, live: Release, file: string): Promise<boolean> {
  if (isPhoto(file)) return existsSync(path.join(store.folderOf(live.number), file));
  return shows(store, live, file);
}

/** Whether the site of a release shows an article or a photo. */
async function shows(store: ReleaseStore, { number, composedWith }: Release, file: string): Promise<boolean> {
  if (!composedWith) return false;
  if (isPhoto(file)) return (await encodedFiles(store, number, file)).length > 0;
  return isArticleShown(await readJsonValue(store.folderOf(number), file));
}

const isPhoto = (file: string) => photoNameOf(file) !== undefined;

async function encodedFiles(store: ReleaseStore, number: number, photo: string): Promise<string[]> {
  const { pictures } = await store.manifestOf(number);
  const own = pictures.filter(({ original }) => original.replaceAll(path.sep, '/') === photo);
  return own.map(({ name }) => name);
}

async function eraseFile(store: ReleaseStore, file: string, project: string): Promise<void> {
  const folderOf = ({ number }: Release) => store.folderOf(number);
  const affected = store.list().filter((release) => existsSync(path.join(folderOf(release), file)));
  // First, because a process that is killed later finds the titles no more.
  await eraseTitles(store, affected, file);
  const photo = photoNameOf(file);
  if (photo !== undefined) await removeEncoded(photo, project);
  for (const release of affected) {
    if (!release.composedWith || (await shows(store, release, file))) await store.removeSite(release);
    // Composing shows words in place of a link to it, and the stock picture in place of a photo.
    await rm(path.join(folderOf(release), file), { force: true });
  }
}

/** Removes the titles of an article from the summaries of all releases. */
async function eraseTitles(store: ReleaseStore, affected: readonly Release[], file: string): Promise<void> {
  const document = documentForFile(file);
  if (!document?.kind) return;
  const values = affected.map(({ number }) => readJsonValue(store.folderOf(number), file));
  const titles = (await Promise.all(values)).map((value) => fullTitleOf(document, value));
  for (const release of store.list()) {
    const changes = release.changes.map((title) => (titles.includes(title) ? (document.kind ?? '') : title));
    if (changes.join() !== release.changes.join()) await store.update(release, { changes });
  }
}

/** Removes everything that was made of a photo: a dot ends its name. */
async function removeEncoded(photo: string, project: string): Promise<void> {
  const folder = path.join(project, pictureCache);
  for (const file of await readdir(folder).catch(() => []))
    if (file.startsWith(`${photo}.`)) await rm(path.join(folder, file), { force: true });
}
