import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { type Company, company } from '../../schema/company.ts';
import { companyFile } from '../../schema/content.ts';
import { type FileChanges, listContent, workFolder, writeFiles } from './content-files.ts';
import { git } from './git.ts';

type Publishing = Company['publishing'];

/** What is on the net as far as this machine knows: a folder with that content/, and since when. */
export interface Published {
  folder: string;
  at: Date;
}

/** How company.json says to publish; as a folder while it does not say, so that undoing works even then. */
export async function readPublishing(root: string): Promise<Publishing> {
  const text = await readFile(path.join(root, companyFile), 'utf8').catch(() => '');
  const value: { publishing?: unknown } | undefined = parse(text);
  return company.shape.publishing.safeParse(value?.publishing).data ?? { method: 'folder', target: '' };
}

/** With Git the remote branch is what is published. Otherwise a copy of what was published is kept. */
export async function readPublished(root: string, { method, target }: Publishing): Promise<Published | null> {
  if (method === 'git') return readPushed(root, target.replace(' ', '/')).catch(() => null);
  const folder = path.join(root, 'var/published');
  const found = await stat(path.join(folder, 'content')).catch(() => null);
  return found && { folder, at: found.birthtime };
}

async function readPushed(root: string, branch: string): Promise<Published> {
  const ref = `refs/remotes/${branch}`;
  const at = new Date(await git(root, ['log', '-1', '--format=%cI', ref]));
  const tree = await git(root, ['rev-parse', '--verify', `${ref}:./content`]);
  const folder = path.join(root, workFolder, 'pushed', tree);
  const running = exporting.get(folder) ?? exportTree(root, tree, folder);
  exporting.set(folder, running);
  await running.finally(() => exporting.delete(folder));
  return { folder, at };
}

/** Several requests ask for the same tree at once, for instance just after it was pushed. */
const exporting = new Map<string, Promise<void>>();

/** Writes the content/ of a commit into a folder, with an index of its own. */
async function exportTree(root: string, tree: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  const index = { GIT_INDEX_FILE: path.join(unfinished, 'index') };
  await rm(path.dirname(folder), { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await git(root, ['read-tree', tree], index);
  await git(root, ['checkout-index', '--all', `--prefix=${unfinished}/content/`], index);
  await rename(unfinished, folder);
}

/** Remembers what has just been published. With Git the push has done so. */
export async function rememberPublished(root: string, { method }: Publishing): Promise<void> {
  if (method !== 'git') await keepCopy(root, 'var/published');
}

async function keepCopy(root: string, name: string): Promise<void> {
  const folder = path.join(root, name);
  await rm(`${folder}.unfinished`, { recursive: true, force: true });
  await cp(path.join(root, 'content'), path.join(`${folder}.unfinished`, 'content'), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(`${folder}.unfinished`, folder);
}

/** Brings content/ back to what is published. What it was is kept in var/undone. Returns the files that changed. */
export async function restorePublished(root: string, { folder }: Published): Promise<string[]> {
  const changes: FileChanges & Map<string, Buffer | null> = new Map();
  for (const file of new Set([...(await listContent(folder)), ...(await listContent(root))])) {
    const [wanted, now] = await Promise.all(
      [folder, root].map((place) => readFile(path.join(place, file)).catch(() => null)),
    );
    if (wanted && now ? !wanted.equals(now) : wanted !== now) changes.set(file, wanted ?? null);
  }
  await keepCopy(root, 'var/undone');
  await writeFiles(root, changes);
  return [...changes.keys()];
}
