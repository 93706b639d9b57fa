import { chmod, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fsync } from '../../builder/files.ts';

const privateMode = 0o700;
/** Other users reach files whose names they know, and list nothing. */
const passableMode = 0o711;

/** A new folder that other users cannot reach. */
export const privateFolder = { mode: privateMode };

/**
 * Lets the web server, another user, reach the site of the live release. Other users can guess the numbers of earlier
 * releases, which may show what the owner has taken off the net. With `hasLink`, `current` links to the live release.
 */
export async function showOnly(folder: string, live: number | undefined, hasLink: boolean): Promise<void> {
  await allow(folder, passableMode);
  if (live !== undefined) {
    const own = path.join(folder, String(live));
    await allow(path.join(own, 'content'), privateMode);
    await allow(own, passableMode);
    if (hasLink) await link(folder, live);
  }
  for (const number of await numbersIn(folder))
    if (number !== live) await allow(path.join(folder, String(number)), privateMode);
}

/** A disk that can only be read still shows its site. */
const allow = (folder: string, mode: number): Promise<void> => chmod(folder, mode).catch(() => {});

async function link(folder: string, live: number): Promise<void> {
  // On Windows, only administrators can create links.
  if (process.platform === 'win32') return;
  const next = path.join(folder, 'current.next');
  await rm(next, { force: true });
  await symlink(String(live), next);
  await rename(next, path.join(folder, 'current'));
  await fsync(folder);
}

/** Returns the numbers of the releases in a folder, also of damaged ones. */
export const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
