import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listContent } from '../../builder/content/content-source.ts';
import { asJsonObject } from '../../common/records.ts';
import { companyFile, companySchema } from '../../content-model/company.ts';
import { formatJson } from '../../content-model/content-json.ts';
import type { Restored } from '../../content-model/desk/contract.ts';
import { isLogoFile } from '../../content-model/logo.ts';
import { noticeFile } from '../../content-model/notice.ts';
import { isPictureFile } from '../../content-model/pictures.ts';
import { metaOf } from '../../content-model/schema-tree.ts';
import { isArticleShown } from '../../content-model/screens/article.ts';
import { copyContent, hasSameBytes } from '../releases/copy-content.ts';
import { changedTitles } from './changes.ts';
import type { DeskContext } from './desk-context.ts';
import { companyDocument, documentForFile, isArticle, noticeDocument, readDocument } from './documents.ts';
import { contentQueue, writeFileChanges } from './file-changes.ts';
import { readNotice } from './publish-notice.ts';
import { goneError } from './releases.ts';

/** File changes while they are collected. */
type MutableFileChanges = Map<string, string | Buffer | null>;

/** Settings that stay when earlier content comes back, as the notice does. */
const settingsOfCompany = ['formService', 'processors'] as const;

/**
 * Restores content/ from a release, and stores unpublished texts as a release without a site.
 */
export async function restoreContent(desk: DeskContext, id: string): Promise<Restored> {
  let restored = await restoreKept(desk, id);
  while (!restored) {
    await archiveContent(desk);
    restored = await restoreKept(desk, id);
  }
  return restored;
}

/** Stores content/ as a release without a site. Not in the queue of content/, for which a publication waits. */
async function archiveContent(desk: DeskContext): Promise<void> {
  const { content } = desk.settings;
  const copy = (to: string, earlier: string | undefined) =>
    contentQueue.add(async () => {
      await copyContent(content, to, earlier);
      // Nothing erases the title of an article that is deleted before it is copied.
      return changedTitles(desk);
    });
  await desk.publisher.archive(copy);
}

/** Writes nothing and returns undefined while no release has the present content/. */
function restoreKept(desk: DeskContext, id: string): Promise<Restored | undefined> {
  const { releases, settings } = desk;
  const { content } = settings;
  return contentQueue.add(async () => {
    const release = releases.find(Number(id));
    if (!release) throw goneError();
    const from = releases.folderOf(release.number);
    const changes = await changesTo(desk, from);
    const keptSettings = [
      ...(await keepSettings(content, from, changes)),
      ...(await keepNotice(content, from, changes)),
    ];
    if (changes.size === 0) return { keptSettings };
    if (!(await isKept(desk, changes))) return undefined;
    await writeFileChanges(content, changes);
    return { keptSettings };
  });
}

/** Whether a release has the present files that changes replace, so that nothing is lost. */
async function isKept({ releases, settings }: DeskContext, changes: MutableFileChanges): Promise<boolean> {
  for (const { number } of releases.list()) {
    const differing = await contentChanges(settings.content, releases.folderOf(number));
    if (![...changes.keys()].some((file) => differing.has(file))) return true;
  }
  return false;
}

/** The changes that make content/ equal to a release, except for articles that are published in neither. */
async function changesTo(
  { settings: { content } }: DeskContext,
  release: string,
): Promise<MutableFileChanges> {
  const changes = await contentChanges(content, release);
  for (const file of changes.keys()) {
    // A photo or a logo that the release lacks stays.
    if ((isPictureFile(file) || isLogoFile(file)) && changes.get(file) === null) changes.delete(file);
    const document = documentForFile(file);
    if (!document || !isArticle(document)) continue;
    const states = await Promise.all([content, release].map((folder) => readDocument(folder, document)));
    const isOut = states.some((state) => state && (!state.value || isArticleShown(state.value)));
    if (!isOut) changes.delete(file);
  }
  return changes;
}

/** The changes that make content/ of one folder equal to that of another; null deletes a file. */
export async function contentChanges(folder: string, wanted: string): Promise<MutableFileChanges> {
  const changes: MutableFileChanges = new Map();
  const listed = await Promise.all([folder, wanted].map(listContent));
  for (const file of new Set(listed.flat())) {
    const [now, next] = [path.join(folder, file), path.join(wanted, file)];
    if (!existsSync(next)) changes.set(file, null);
    else if (!(await hasSameBytes(next, now))) changes.set(file, await readFile(next));
  }
  return changes;
}

async function keepSettings(content: string, from: string, changes: MutableFileChanges): Promise<string[]> {
  const states = await Promise.all([content, from].map((folder) => readDocument(folder, companyDocument)));
  const [now = {}, then = {}] = states.map((state) => asJsonObject(state?.value));
  const isValid = (name: (typeof settingsOfCompany)[number]) =>
    companySchema.shape[name].safeParse(now[name]).success;
  const kept = settingsOfCompany.filter((name) => isValid(name) && !isDeepStrictEqual(now[name], then[name]));
  if (kept.length === 0) return [];
  const wanted = { ...then, ...Object.fromEntries(kept.map((name) => [name, now[name]])) };
  if (isDeepStrictEqual(wanted, now)) changes.delete(companyFile);
  else changes.set(companyFile, formatJson(wanted));
  return kept.map((name) => metaOf(companySchema.shape[name]).title ?? name);
}

async function keepNotice(content: string, from: string, changes: MutableFileChanges): Promise<string[]> {
  changes.delete(noticeFile);
  const [then, present] = [await readNotice(from), await readNotice(content)];
  return isDeepStrictEqual(then, present) ? [] : [noticeDocument.title];
}
