import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import type { Company } from '../../schema/company.ts';
import type { Edition } from '../contract.ts';
import { listContent, workFolder } from './content-files.ts';
import { exportCommit, listCommits } from './git.ts';
import { replaceFile, stateFolder } from './journal.ts';

type Publishing = Company['publishing'];

/** Earlier editions: a list of each, and every file once, named by its hash. */
const editionsFolder = `${stateFolder}/editions`;
const filesFolder = `${editionsFolder}/files`;
/** Editions that are in use, as folders with a content/. */
const openFolder = `${workFolder}/editions`;
const most = 20;

/** An edition with its files: the hash of each by its path. */
interface Kept extends Edition {
  files: Record<string, string>;
}

/** A copy of content/ at one moment. */
export interface Snapshot {
  id: string;
  at: Date;
  files: Record<string, string>;
  /** The folder that has this content/. */
  folder: string;
}

/** Copies content/ as it is now. Only what is in no earlier edition takes room. */
export async function takeSnapshot(root: string): Promise<Snapshot> {
  const at = new Date();
  const id = at.toISOString().replaceAll(/[:.]/g, '-');
  const files: Record<string, string> = {};
  for (const file of await listContent(root)) files[file] = await store(root, file);
  return { id, at, files, folder: await openFiles(root, id, files) };
}

async function store(root: string, file: string): Promise<string> {
  const original = path.join(root, file);
  const bytes = await readFile(original);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const kept = path.join(root, filesFolder, hash);
  if (existsSync(kept)) return hash;
  const { atime, mtime } = await stat(original);
  await replaceFile(root, `${filesFolder}/${hash}`, bytes);
  // What is known of a picture is remembered with its time.
  await utimes(kept, atime, mtime);
  return hash;
}

/** Keeps a snapshot as an edition. */
export async function keepEdition(
  root: string,
  { id, at, files }: Snapshot,
  kind: Edition['kind'],
  changes: string[],
): Promise<void> {
  const edition: Kept = { id, at: at.toISOString(), kind, changes, files };
  await replaceFile(root, `${editionsFolder}/${id}.json`, JSON.stringify(edition));
}

/** Removes the oldest editions, and files that are in none. Called before anything else uses them. */
export async function tidyEditions(root: string): Promise<void> {
  const [published, replaced] = await listKept(root);
  const old = [...published.slice(most), ...replaced.slice(most)];
  for (const { id } of old) await rm(path.join(root, editionsFolder, `${id}.json`));
  const kept = [...published.slice(0, most), ...replaced.slice(0, most)];
  const inUse = new Set(kept.flatMap(({ files }) => Object.values(files)));
  for (const hash of await readdir(path.join(root, filesFolder)).catch(() => [])) {
    if (!inUse.has(hash)) await rm(path.join(root, filesFolder, hash));
  }
  await rm(path.join(root, openFolder), { recursive: true, force: true });
}

/** Lists what was published, and what restored editions replaced; newest first. */
async function listKept(root: string): Promise<[published: Kept[], replaced: Kept[]]> {
  const names = await readdir(path.join(root, editionsFolder)).catch(() => []);
  const lists = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name): Promise<Kept[]> => {
      const text = await readFile(path.join(root, editionsFolder, name), 'utf8');
      try {
        return [JSON.parse(text)];
      } catch {
        // One damaged list must not take the others with it.
        return [];
      }
    });
  const all = (await Promise.all(lists)).flat().sort(newestFirst);
  return [all.filter(({ kind }) => kind !== 'kept'), all.filter(({ kind }) => kind === 'kept')];
}

const newestFirst = (one: Edition, other: Edition) => other.at.localeCompare(one.at);

/** Earlier editions, newest first. With Git, what was published is the history of content/. */
export async function listEditions(root: string, publishing: Publishing): Promise<Edition[]> {
  const [published, replaced] = await listKept(root);
  const online = publishing.method === 'git' ? await listCommits(root, publishing.target, most) : published;
  return [...online.slice(0, most), ...replaced.slice(0, most)]
    .map(({ id, at, kind, changes }) => ({ id, at, kind, changes }))
    .sort(newestFirst);
}

/** What was published last, as far as this machine knows. */
export async function findPublished(root: string, publishing: Publishing): Promise<Edition | null> {
  const editions = await listEditions(root, publishing);
  return editions.find(({ kind }) => kind !== 'kept') ?? null;
}

/** Returns a folder with the content/ of an edition; undefined when there is no such edition. */
export async function openEdition(root: string, id: string): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const kept = (await listKept(root)).flat().find((one) => one.id === id);
  if (kept) return openFiles(root, id, kept.files);
  return open(root, id, (folder) => exportCommit(root, id, folder)).catch(() => undefined);
}

function openFiles(root: string, id: string, files: Readonly<Record<string, string>>): Promise<string> {
  return open(root, id, async (folder) => {
    for (const [file, hash] of Object.entries(files)) {
      const [from, to] = [path.join(root, filesFolder, hash), path.join(folder, file)];
      await mkdir(path.dirname(to), { recursive: true });
      // Some disks have no hard links.
      await link(from, to).catch(() => copyFile(from, to));
    }
  });
}

const opening = new Map<string, Promise<string>>();

/** Makes the folder of an edition, once also when several requests want it. */
function open(root: string, id: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(root, openFolder, id);
  const running = opening.get(folder) ?? make();
  opening.set(folder, running);
  return running.finally(() => opening.delete(folder));

  async function make(): Promise<string> {
    if (existsSync(folder)) return folder;
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await fill(unfinished);
    // Pictures that are made already are shared. A junction needs no rights on Windows.
    await symlink(path.join(root, '.cache'), path.join(unfinished, '.cache'), 'junction');
    await rename(unfinished, folder);
    return folder;
  }
}
