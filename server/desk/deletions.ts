import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listContent } from '../../builder/content/content-source.ts';
import { listSlugs } from '../../builder/content/read-content.ts';
import { readJsonValue } from '../../builder/content/read-json.ts';
import { readJson, writeFileAtomic, writeFileDurable } from '../../builder/files.ts';
import { hashOf } from '../../builder/hash.ts';
import { encodedName } from '../../builder/pictures/catalog.ts';
import { forgetOriginal, pictureCache } from '../../builder/pictures/originals.ts';
import { getIn } from '../../common/json.ts';
import { languageCodes } from '../../common/languages.ts';
import { asJsonObject, asText } from '../../common/records.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import { withoutLinks } from '../../content-model/news/article-text.ts';
import { linkedArticle } from '../../content-model/news/read-article.ts';
import { picturesFile, picturesFolder } from '../../content-model/pictures.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';
import { isArticleReady } from '../../content-model/screens/article.ts';
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
      await writeFileDurable(path.join(content, deletedFile), JSON.stringify(left));
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
  return isArticleReady(await readJsonValue(store.folderOf(number), file));
}

const isPhoto = (file: string) => file.startsWith(`${picturesFolder}/`);

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
  if (isPhoto(file)) await forgetOriginal(path.posix.basename(file));
  for (const release of affected) {
    const { composedWith } = release;
    if (isPhoto(file)) await removeEncoded(folderOf(release), file, project);
    if (!composedWith || (await shows(store, release, file))) await store.removeSite(release);
    if (isPhoto(file)) await replacePhoto(folderOf(release), file);
    else await removeLinks(folderOf(release), file);
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

/** Turns links to an article into their words. */
async function removeLinks(release: string, article: string): Promise<void> {
  const isGone = (href: string) => linkedArticle(href) === article;
  for (const slug of await listSlugs(release)) {
    const file = articleFile(slug);
    const value = asJsonObject(await readJsonValue(release, file));
    const next = { ...value };
    for (const code of languageCodes) {
      const text = getIn(value, [code, 'text']);
      if (typeof text === 'string')
        next[code] = { ...asJsonObject(value[code]), text: withoutLinks(text, isGone) };
    }
    if (formatJson(next) !== formatJson(value))
      await writeFileAtomic(path.join(release, file), formatJson(next));
  }
}

/** Removes a photo from the cache. By its bytes, because a release without a site does not name its encoded files. */
async function removeEncoded(release: string, photo: string, project: string): Promise<void> {
  const folder = path.join(project, pictureCache);
  const hash = hashOf(await readFile(path.join(release, photo)), 64);
  const own = (await readPictures(release)).filter(([, entry]) => isEntryOf(photo, entry));
  const starts = own.map(([name]) => `${encodedName(name, hash)}-`);
  for (const file of await readdir(folder).catch(() => []))
    if (starts.some((start) => file.startsWith(start))) await rm(path.join(folder, file), { force: true });
}

const readPictures = async (release: string) =>
  Object.entries(asJsonObject(await readJsonValue(release, picturesFile)));

const isEntryOf = (photo: string, entry: unknown) => getIn(entry, ['file']) === path.posix.basename(photo);

/** Shows the stock picture in all places of a photo. */
async function replacePhoto(release: string, photo: string): Promise<void> {
  const pictures = await readPictures(release);
  const isDeleted = (entry: unknown) => isEntryOf(photo, entry);
  const others = pictures.filter(([, entry]) => !isDeleted(entry));
  const stockName = await readStockName(release);
  const [, stock] = others.find(([name]) => name === stockName) ?? others[0] ?? [];
  const texts = await readTexts(release);
  const next = pictures.flatMap(([name, entry]): [string, unknown][] => {
    if (!isDeleted(entry)) return [[name, entry]];
    const isPlaced = texts.includes(`"${name}"`) || texts.includes(`(${name})`);
    return isPlaced && stock ? [[name, stock]] : [];
  });
  await writeFileAtomic(path.join(release, picturesFile), formatJson(Object.fromEntries(next)));
}

/** Returns the names of the deleted photos for which a release shows the stock picture. */
export async function readStandIns(release: string): Promise<string[]> {
  const stockName = await readStockName(release);
  const pictures = await readPictures(release);
  const file = getIn(Object.fromEntries(pictures), [asText(stockName), 'file']);
  return pictures
    .filter(([name, entry]) => name !== stockName && file !== undefined && getIn(entry, ['file']) === file)
    .map(([name]) => name);
}

const readStockName = async (release: string): Promise<unknown> =>
  getIn(await readJsonValue(release, screenFilePath('shared')), ['pictures', 'fallback']);

/** Returns the files that may name pictures, as one text. */
async function readTexts(release: string): Promise<string> {
  const texts = (await listContent(release)).filter(
    (file) => file.endsWith('.json') && file !== picturesFile,
  );
  const values = await Promise.all(texts.map((file) => readJsonValue(release, file)));
  return JSON.stringify(values);
}
