import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { Company } from '../../schema/company.ts';
import type { Edition } from '../contract.ts';
import { listContent, workFolder } from './content-files.ts';
import { exportCommit, listCommits } from './git.ts';
import { replaceFile, stateFolder } from './journal.ts';

type Publishing = Company['publishing'];

/** Earlier editions: each a folder with a content/ of its own, and a list that is written last. */
const editionsFolder = `${stateFolder}/editions`;
const list = 'edition.json';
/** Those that come from Git, while they are in use. */
const openFolder = `${workFolder}/editions`;
const most = 20;

export interface Snapshot {
  id: string;
  at: string;
  folder: string;
}

/** Copies content/ as it is now. A file that is as in the newest edition takes no room: it is a link to that one. */
export async function takeSnapshot(root: string): Promise<Snapshot> {
  const at = new Date().toISOString();
  const id = at.replaceAll(/[:.]/g, '-');
  const folder = path.join(root, editionsFolder, id);
  const [newest] = (await listKept(root)).flat().sort(newestFirst);
  for (const file of await listContent(root)) {
    const earlier = newest && path.join(root, editionsFolder, newest.id, file);
    await copy(path.join(root, file), path.join(folder, file), earlier);
  }
  await shareCache(root, folder);
  return { id, at, folder };
}

async function copy(from: string, to: string, earlier?: string): Promise<void> {
  const bytes = await fs.readFile(from);
  await fs.mkdir(path.dirname(to), { recursive: true });
  const isSame = earlier && (await fs.readFile(earlier).catch(() => null))?.equals(bytes);
  // Some disks have no hard links.
  if (isSame) return fs.link(earlier, to).catch(() => fs.copyFile(earlier, to));
  await fs.writeFile(to, bytes, { flush: true });
  // What is known of a picture is remembered with its time.
  const { atime, mtime } = await fs.stat(from);
  await fs.utimes(to, atime, mtime);
}

/** Pictures that are made already are shared. A junction needs no rights on Windows. */
async function shareCache(root: string, folder: string): Promise<void> {
  const cache = path.join(root, '.cache');
  await fs.mkdir(cache, { recursive: true });
  await fs.symlink(cache, path.join(folder, '.cache'), 'junction');
}

export function keepEdition(root: string, { id, at }: Snapshot, kind: Edition['kind'], changes: string[]) {
  const edition: Edition = { id, at, kind, changes };
  return replaceFile(root, `${editionsFolder}/${id}/${list}`, JSON.stringify(edition));
}

/** Removes the oldest editions, and what is none. Called before anything else uses them. */
export async function tidyEditions(root: string): Promise<void> {
  const kept = new Set((await listKept(root)).flatMap((each) => each.slice(0, most)).map(({ id }) => id));
  const folder = path.join(root, editionsFolder);
  for (const name of await fs.readdir(folder).catch(() => [])) {
    if (!kept.has(name)) await fs.rm(path.join(folder, name), { recursive: true });
  }
  await fs.rm(path.join(root, openFolder), { recursive: true, force: true });
}

/** Lists what was published, and what restored editions replaced; newest first. */
async function listKept(root: string): Promise<[published: Edition[], replaced: Edition[]]> {
  const folder = path.join(root, editionsFolder);
  const found = (await fs.readdir(folder).catch(() => [])).map(async (id): Promise<Edition[]> => {
    try {
      return [{ ...JSON.parse(await fs.readFile(path.join(folder, id, list), 'utf8')), id }];
    } catch {
      // Not finished, or damaged: one must not take the others with it.
      return [];
    }
  });
  const all = (await Promise.all(found)).flat().sort(newestFirst);
  return [all.filter(({ kind }) => kind !== 'kept'), all.filter(({ kind }) => kind === 'kept')];
}

const newestFirst = (one: Edition, other: Edition) => other.at.localeCompare(one.at);

/** Earlier editions, newest first. With Git, what was published is the history of content/. */
export async function listEditions(root: string, publishing: Publishing): Promise<Edition[]> {
  const [published, replaced] = await listKept(root);
  const online = publishing.method === 'git' ? await listCommits(root, publishing.target, most) : published;
  return [...online.slice(0, most), ...replaced.slice(0, most)].sort(newestFirst);
}

/** What was published last, as far as this machine knows. */
export async function findPublished(root: string, publishing: Publishing): Promise<Edition | null> {
  const editions = await listEditions(root, publishing);
  return editions.find(({ kind }) => kind !== 'kept') ?? null;
}

const opening = new Map<string, Promise<string | undefined>>();

/** Returns a folder with the content/ of an edition; undefined when there is no such edition. */
export async function openEdition(root: string, id: string): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const kept = path.join(root, editionsFolder, id);
  if (existsSync(path.join(kept, list))) return kept;
  // Once also when several requests want it.
  const folder = path.join(root, openFolder, id);
  const running = opening.get(folder) ?? openCommit(root, id, folder).catch(() => undefined);
  opening.set(folder, running);
  return running.finally(() => opening.delete(folder));
}

async function openCommit(root: string, id: string, folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  await fs.rm(unfinished, { recursive: true, force: true });
  await fs.mkdir(unfinished, { recursive: true });
  await exportCommit(root, id, unfinished);
  await shareCache(root, unfinished);
  await fs.rename(unfinished, folder);
  return folder;
}
