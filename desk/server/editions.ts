import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { noticeFile } from '../../schema/content.ts';
import { HttpError } from '../../server/http-error.ts';
import type { Edition } from '../contract/editions.ts';
import { contentChanges, listContentFiles, readIfThere } from './content-files.ts';
import type { Place } from './place.ts';
import { readState, replaceFile, stateFolder } from './state.ts';

/** Earlier editions: each a folder with a content/ of its own, and a list that is written last. */
const editionsFolder = `${stateFolder}/editions`;
const list = 'edition.json';
const most = 20;
/** Those that went online alone: each new one has what the one before had. */
const mostAlone = 3;
const day = 24 * 60 * 60 * 1000;
/** Names an earlier edition that visitors see again; there is none while they see the newest. */
const shownFile = `${stateFolder}/shown.json`;

const folderOf = (root: string, id: string) => path.join(root, editionsFolder, id);

export interface Snapshot {
  id: string;
  at: string;
  folder: string;
}

/**
 * Copies content/ as it is now; with `over`, the folder of an edition, the content/ of that with the present notice. A
 * file that is as in the newest edition takes no room: it is a link to that one.
 */
export async function takeSnapshot(root: string, over = root): Promise<Snapshot> {
  const names = await fs.readdir(path.join(root, editionsFolder)).catch(() => []);
  const id = String(Math.max(0, ...names.map(numberOf)) + 1).padStart(6, '0');
  const [newest] = await listEditions(root);
  const snapshot = { id, at: momentAfter(newest), folder: folderOf(root, id) };
  const sources = new Map((await listContentFiles(over)).map((file) => [file, over]));
  sources.delete(noticeFile);
  if (existsSync(path.join(root, noticeFile))) sources.set(noticeFile, root);
  try {
    for (const [file, from] of sources) {
      const earlier = newest && path.join(folderOf(root, newest.id), file);
      await copy(path.join(from, file), path.join(snapshot.folder, file), earlier);
    }
  } catch (error) {
    await discardSnapshot(snapshot);
    throw error;
  }
  return snapshot;
}

/** Now, unless the clock was set back since the newest edition: what was out by then stays out. */
function momentAfter(newest: Edition | undefined): string {
  const [now, last] = [Date.now(), Date.parse(newest?.at ?? '')];
  // A clock that was further ahead was wrong.
  return new Date(last > now && last - now < day ? last : now).toISOString();
}

async function copy(from: string, to: string, earlier?: string): Promise<void> {
  const bytes = await fs.readFile(from);
  await fs.mkdir(path.dirname(to), { recursive: true });
  const isSame = earlier && (await readIfThere(earlier))?.equals(bytes);
  // Some disks have no hard links.
  if (isSame) return fs.link(earlier, to).catch(() => fs.copyFile(earlier, to));
  await fs.writeFile(to, bytes, { flush: true });
}

/** A snapshot that did not become an edition. */
export const discardSnapshot = ({ folder }: Snapshot): Promise<void> =>
  fs.rm(folder, { recursive: true, force: true });

/** Makes a snapshot an edition. */
export async function keepEdition(
  root: string,
  { id, at }: Snapshot,
  facts: Pick<Edition, 'kind' | 'changes' | 'release' | 'over'>,
): Promise<void> {
  const edition: Edition = { id, at, ...facts };
  await replaceFile(root, `${editionsFolder}/${id}/${list}`, JSON.stringify(edition));
  if (facts.kind !== 'kept') await replaceFile(root, shownFile, null);
}

/** Shows visitors again what an edition was published as. Nothing is built, and content/ stays as it is. */
export async function showAgain(root: string, { showRelease }: Place, id: string): Promise<void> {
  const edition = (await listEditions(root)).find((one) => one.id === id);
  const gone = new HttpError(404, 'Denne utgaven ligger ikke lenger klar. Hent den tilbake, og publiser.');
  if (!showRelease || edition?.release === undefined) throw gone;
  await showRelease(edition.release).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? gone : error;
  });
  await replaceFile(root, shownFile, JSON.stringify({ id }));
}

/** Removes the oldest editions, and snapshots that did not become one. Called while nothing is being published. */
export async function tidyEditions(root: string): Promise<void> {
  const kept = new Set((await listEditions(root)).map(({ id }) => id));
  for (const name of await fs.readdir(path.join(root, editionsFolder)).catch(() => [])) {
    if (!kept.has(name)) await fs.rm(folderOf(root, name), { recursive: true });
  }
}

/** Lists what was published and what restored editions replaced, the newest of each kind, newest first. */
export async function listEditions(root: string): Promise<Edition[]> {
  const names = await fs.readdir(path.join(root, editionsFolder)).catch(() => []);
  const found = names.map(async (id): Promise<Edition[]> => {
    const edition = await readState<Edition>(root, `${editionsFolder}/${id}/${list}`);
    // One that is not finished, or damaged, must not take the others with it.
    return edition ? [{ ...edition, id }] : [];
  });
  const all = (await Promise.all(found)).flat().sort(newestFirst);
  const published = all.filter(({ kind }) => kind !== 'kept');
  const editions = [
    ...published.filter(({ over }) => !over).slice(0, most),
    ...published.filter(({ over }) => over).slice(0, mostAlone),
    ...all.filter(({ kind }) => kind === 'kept').slice(0, most),
  ].sort(newestFirst);
  const again = await readState<{ id: string }>(root, shownFile);
  const shown = editions.find(({ id }) => id === again?.id) ?? editions.find(({ kind }) => kind !== 'kept');
  return editions.map((edition) => (edition === shown ? { ...edition, isShown: true } : edition));
}

/** Editions are counted, since a clock may be wrong. Earlier versions named them by the time: those come before. */
const numberOf = (id: string) => (/^\d+$/.test(id) ? Number(id) : 0);

const newestFirst = (one: Edition, other: Edition) =>
  numberOf(other.id) - numberOf(one.id) || other.at.localeCompare(one.at);

/** The edition that visitors see, as far as this machine knows, and the folder that has its content/. */
export async function findPublished(root: string): Promise<{ edition: Edition; folder: string } | undefined> {
  const edition = (await listEditions(root)).find(({ isShown }) => isShown);
  return edition && { edition, folder: folderOf(root, edition.id) };
}

/** Returns a folder with the content/ of an edition; undefined when there is no such edition. */
export async function openEdition(root: string, id: string): Promise<string | undefined> {
  const isListed = (await listEditions(root)).some((edition) => edition.id === id);
  return isListed ? folderOf(root, id) : undefined;
}

/** Whether content/ is, to the byte, what some edition has: then nothing is lost when it is overwritten. */
export async function isKept(root: string): Promise<boolean> {
  for (const { id } of await listEditions(root)) {
    if ((await contentChanges(root, folderOf(root, id))).size === 0) return true;
  }
  return false;
}

/** The cookie that the desk's page sets while it shows an earlier edition. */
const editionCookie = { secure: /(?:^|; )__Host-utgave=([\w-]+)/, local: /(?:^|; )utgave=([\w-]+)/ };

/**
 * Returns the folder whose content/ a request for a page is to see: that of an edition, or the present one. Over https,
 * `isSecure`, a cookie counts that only this host can have set.
 */
export async function contentRootOf(
  root: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  isSecure = false,
): Promise<string> {
  const cookie = isSecure ? editionCookie.secure : editionCookie.local;
  const [, edition] = cookie.exec(headers.cookie ?? '') ?? [];
  return (edition && (await openEdition(root, edition))) || root;
}
