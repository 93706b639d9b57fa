import { chmod, cp, mkdir, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../../builder/failure.ts';
import type { Settings } from '../settings.ts';
import { flush, writeDurably } from './durable.ts';
import { lockFolder } from './lock.ts';

/** Raised when a newer program could not read what an older one has written; the older folder is then brought up to date. */
const version = '2';
const versionFile = 'version';
const unfinished = '.content';
/** What may be in a folder that has no version yet: own content/ of the firm, and what a first start has left. */
const beforeTheFirst = /^(content|lock.*|lost\+found|\..*|.*\.unfinished)$/;

export interface State {
  /** Gives the folder back. */
  close: () => void;
}

/**
 * Opens the folder of everything that the program keeps, for this process alone. A folder that has the content too gets
 * that of `example` while it has none. Throws a BuildFailure that says what to do.
 */
export async function openState(
  { content, data }: Pick<Settings, 'content' | 'data'>,
  example: string,
): Promise<State> {
  await mkdir(data, { recursive: true });
  const lock = await lockFolder(data);
  try {
    const isNew = await checkVersion(data, content === data);
    if (content === data) await addContent(data, example);
    // On a full disk an old folder still opens, so that the owner can make room.
    if (isNew) await writeDurably(path.join(data, versionFile), version);
    // A web server walks through the folder as another user. What is private has modes of its own.
    await chmod(data, 0o711);
  } catch (error) {
    lock.close();
    throw error;
  }
  return { close: () => void lock.close() };
}

/** Returns whether this is the first start. */
async function checkVersion(data: string, isWholeState: boolean): Promise<boolean> {
  const found = (await readFile(path.join(data, versionFile), 'utf8').catch(() => '')).trim();
  if (found === version) return false;
  if (found !== '') {
    throw new BuildFailure(
      `${data} was written by another version of this program (${found}; this one reads ${version}). Nothing in it was changed. Get the newest version and start again.`,
    );
  }
  const foreign = isWholeState ? (await readdir(data)).filter((name) => !beforeTheFirst.test(name)) : [];
  if (foreign.length > 0) {
    throw new BuildFailure(
      `${data} was not made by this program: it has ${foreign.slice(0, 3).join(', ')}. Let SITE_DATA be an empty folder.`,
    );
  }
  return true;
}

async function addContent(data: string, example: string): Promise<void> {
  const content = path.join(data, 'content');
  const copy = path.join(data, unfinished);
  await rm(copy, { recursive: true, force: true });
  if ((await readdir(content).catch(() => [])).length > 0) return;
  await cp(path.join(example, 'content'), copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) await flush(path.join(copy, name));
  await rename(copy, content);
}

/** A sentence for the owner when the disk is nearly full; null while it is not. */
export async function diskWarning(data: string, leastFree = 1024 ** 3): Promise<string | null> {
  const { bavail, bsize } = await statfs(data);
  const free = bavail * bsize;
  if (free >= leastFree) return null;
  const megabytes = Math.floor(free / 1024 ** 2);
  return `Disken er nesten full: ${megabytes} MB igjen. Si fra til den som hjelper dere.`;
}
