import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asText } from '../../common/records.ts';
import { hourMs } from '../../common/time.ts';
import type { Undone, UndoneRelease } from '../../content-model/desk/contract.ts';
import { picturesFolder } from '../../content-model/pictures.ts';
import { HttpError } from '../http.ts';
import type { DeskContext } from './desk-context.ts';
import {
  type Document,
  documentForFile,
  findDocument,
  fullTitleOf,
  picturesDocument,
  readDocument,
} from './documents.ts';
import { contentQueue, keepForTakingBack, readForTakingBack } from './file-changes.ts';
import { keepUsed, type MutableFileChanges } from './keep-used.ts';
import { prepareWrite } from './prepare-write.ts';
import { archiveContent, changesTo, isKept, keepNotice, keepSettings } from './restore-content.ts';

/**
 * Resets a document to the live release, or deletes one that is not in it. Throws an HttpError when nothing in
 * it has changed, or when the build would refuse the result; then nothing has been written.
 */
export function undoDocument(desk: DeskContext, { document: id }: Record<string, unknown>): Promise<Undone> {
  const document = findDocument(asText(id));
  const published = desk.releases.liveFolder();
  if (!document || !published) throw outdated();
  return undo(desk, published, async () => {
    const all = await changesTo(desk, published);
    return new Map([...all].filter(([file]) => documentOf(file)?.id === document.id));
  });
}

const documentOf = (file: string): Document | undefined =>
  file.startsWith(`${picturesFolder}/`) ? picturesDocument : documentForFile(file);

/** Makes content/ in part what it was in a release. */
async function undo(
  desk: DeskContext,
  release: string,
  find: () => Promise<MutableFileChanges>,
): Promise<Undone> {
  const { content } = desk.settings;
  const changes = await contentQueue.add(find);
  if (!hasArchivedLately(desk) && !(await isKept(desk, changes))) await archiveContent(desk);
  return contentQueue.add(async () => {
    // They may have changed meanwhile.
    const present = await find();
    const kept = await keepUsed({ content, release }, present);
    if (present.size === 0 && kept.length === 0) throw outdated();
    const write = await prepareWrite(content, present, () => 'Dette kan ikke angres for seg selv:');
    const id = await keepForTakingBack(content, present);
    await write();
    return { id, kept };
  });
}

/** So that small undos do not push larger ones out of the list of releases. */
const hasArchivedLately = ({ releases }: DeskContext): boolean =>
  releases
    .list()
    .some(({ kind, at }) => kind === 'unpublished' && Math.abs(Date.now() - Date.parse(at)) < hourMs);

/** Takes an undo back. Throws an HttpError if what it changed has been changed since. */
export function takeBack(desk: DeskContext, { id }: Record<string, unknown>): Promise<void> {
  const { content } = desk.settings;
  return contentQueue.add(async () => {
    const undone = await readForTakingBack(content, asText(id));
    if (!undone)
      throw new HttpError(404, 'Dette kan ikke hentes tilbake lenger. Se under Tidligere utgaver.');
    for (const [file, body] of undone.after) {
      if (await hasBody(path.join(content, file), body)) continue;
      const title = documentOf(file)?.title ?? file;
      throw new HttpError(409, `«${title}» er endret etter at du angret, og blir stående slik det er nå.`);
    }
    const write = await prepareWrite(content, undone.before);
    await write();
  });
}

async function hasBody(file: string, body: string | Buffer | null): Promise<boolean> {
  if (body === null || !existsSync(file)) return body === null && !existsSync(file);
  return (await readFile(file)).equals(Buffer.from(body));
}

/** Returns what an undone release left on the desk, as long as the owner has not been asked about it. */
export async function readUndoneRelease(desk: DeskContext): Promise<UndoneRelease | null> {
  if (desk.releases.undone()?.isAnswered !== false) return null;
  const left = await findUndone(desk);
  if (!left || left.same.length === 0) return null;
  const titlesOf = (documents: Document[]) =>
    Promise.all(documents.map((document) => titleIn(desk, document)));
  return { same: await titlesOf(left.same), changedSince: await titlesOf(left.changedSince) };
}

async function titleIn({ settings, releases }: DeskContext, document: Document): Promise<string> {
  const state =
    (await readDocument(settings.content, document)) ??
    (await readDocument(releases.liveFolder() ?? '', document));
  return fullTitleOf(document, state?.value);
}

/** The documents that an undone release changed: those still as it had them, and those worked on since. */
async function findUndone(desk: DeskContext) {
  const { releases, settings } = desk;
  const { content } = settings;
  const shown = releases.liveFolder();
  const numbers = releases.undone()?.numbers.filter((number) => releases.find(number)) ?? [];
  if (numbers.length === 0 || !shown) return undefined;
  const versionIn = async (folder: string, document: Document) =>
    (await readDocument(folder, document))?.version;
  const changes = await changesTo(desk, shown);
  await keepSettings(content, shown, changes);
  await keepNotice(content, shown, changes);
  const documents = [...changes.keys()].map(documentOf).filter((document) => document !== undefined);
  const same: Document[] = [];
  const changedSince: Document[] = [];
  for (const document of new Map(documents.map((document) => [document.id, document])).values()) {
    const now = await versionIn(content, document);
    const live = await versionIn(shown, document);
    const undone = await Promise.all(numbers.map((number) => versionIn(releases.folderOf(number), document)));
    if (undone.includes(now)) same.push(document);
    else if (undone.some((version) => version !== live)) changedSince.push(document);
  }
  const ids = same.map(({ id }) => id);
  const undoing = [...changes].filter(([file]) => ids.includes(documentOf(file)?.id ?? ''));
  return { shown, same, changedSince, changes: new Map(undoing) };
}

/** Undoes on the desk too what an undone release had changed there. */
export async function undoHereToo(desk: DeskContext): Promise<Undone> {
  const found = await findUndone(desk);
  if (!found) throw outdated();
  const undone = await undo(desk, found.shown, async () => (await findUndone(desk))?.changes ?? new Map());
  await desk.releases.answerUndone(true);
  return undone;
}

const outdated = () =>
  new HttpError(409, 'Dette er endret siden listen ble vist. Ingenting er angret: Se på listen en gang til.');
