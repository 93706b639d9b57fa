import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../../builder/failure.ts';
import { writeWhole } from '../../builder/write-whole.ts';
import { noticeFile } from '../../schema/content.ts';
import { flush, writeDurably } from './durable.ts';
import { lockFolder } from './lock.ts';

/** Raised when a newer program could not read what an older one has written; the older folder is then brought up to date. */
const version = '1';
const versionFile = 'version';
const unfinished = '.content';
/** What may be in a folder that has no version yet: own content/ of the firm, and what a first start has left. */
const beforeTheFirst = /^(content|lock.*|lost\+found|\..*|.*\.unfinished)$/;

export interface State {
  /** Gives the folder back. */
  close: () => void;
}

/**
 * Opens the folder of all state for this process alone; an empty one gets the content/ of `example`. Throws a
 * BuildFailure that says what to do.
 */
export async function openState(data: string, example: string, platform = process.platform): Promise<State> {
  if (platform === 'win32') {
    throw new BuildFailure(
      '«npm run serve» går ikke i Windows, som krever egne rettigheter for lenker. Bruk Linux eller macOS, eller «npm run desk» på denne maskinen.',
    );
  }
  await mkdir(data, { recursive: true });
  const lock = await lockFolder(data);
  try {
    const isNew = await checkVersion(data);
    await addContent(data, example);
    await addNotice(data, example);
    // On a full disk an old folder still opens, so that the owner can make room.
    if (isNew) await writeDurably(path.join(data, versionFile), version);
    // Caddy walks through the folder as another user. What is private has modes of its own.
    await chmod(data, 0o711);
  } catch (error) {
    lock.close();
    throw error;
  }
  return { close: () => void lock.close() };
}

/** Returns whether this is the first start. */
async function checkVersion(data: string): Promise<boolean> {
  const found = (await readFile(path.join(data, versionFile), 'utf8').catch(() => '')).trim();
  if (found === version) return false;
  if (found !== '') {
    throw new BuildFailure(
      `${data} er skrevet av en annen versjon av programmet (${found}; denne kan ${version}). Hent den nyeste, og start igjen. Mappen er som før.`,
    );
  }
  const foreign = (await readdir(data)).filter((name) => !beforeTheFirst.test(name));
  if (foreign.length > 0) {
    throw new BuildFailure(
      `${data} er ikke laget av dette programmet: der er ${foreign.slice(0, 3).join(', ')}. La SITE_DATA være en tom mappe.`,
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

/** A folder of a version without notices gets the sentences that are ready. */
async function addNotice(data: string, example: string): Promise<void> {
  const file = path.join(data, noticeFile);
  if (existsSync(file)) return;
  const { sentences } = JSON.parse(await readFile(path.join(example, noticeFile), 'utf8'));
  const text = `${JSON.stringify({ sentences, notice: null }, null, 2)}\n`;
  await writeWhole(file, text);
}

/** A sentence for the owner when the disk is nearly full; null while it is not. */
export async function diskWarning(data: string, leastFree = 1024 ** 3): Promise<string | null> {
  const { bavail, bsize } = await statfs(data);
  const free = bavail * bsize;
  if (free >= leastFree) return null;
  const megabytes = Math.floor(free / 1024 ** 2);
  return `Disken på tjeneren er nesten full: ${megabytes} MB igjen. Si fra til den som hjelper dere.`;
}
