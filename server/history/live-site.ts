import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fsync, privateFileMode, readJson, writeFileDurable } from '../../builder/files.ts';

const liveFile = z.object({
  /** The number of the folder. */
  folder: z.int(),
  /** What Hjem says until a publication succeeds. */
  failure: z.string().optional(),
});

/** The link by which Caddy finds the live site. */
const linkName = 'live';

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;

/** Opens the one folder below site/ that visitors see, which live.json names, and with `hasLink` a link for Caddy too. */
export async function openLiveSite(data: string, { hasLink = false } = {}) {
  const folder = path.join(data, 'site');
  const file = path.join(data, 'live.json');
  const folderOf = (number: number) => path.join(folder, String(number));
  const link = path.join(folder, linkName);
  const linked = () => readlink(link).catch(() => undefined);
  await mkdir(folder, { recursive: true });
  // Caddy, another user, reaches the site and lists nothing beside it.
  await chmod(folder, 0o711);
  const found = await readJson(file, liveFile).catch(() => undefined);
  let live = found && existsSync(folderOf(found.folder)) ? found.folder : undefined;
  let failure = found?.failure;
  // The link comes before the folder that it may still name is deleted.
  if (live !== undefined) await setLink(live);
  await removeOthers();

  async function setLink(number: number): Promise<void> {
    // On Windows, only administrators can create links.
    if (!hasLink || process.platform === 'win32' || (await linked()) === String(number)) return;
    const next = `${link}.next`;
    await rm(next, { force: true });
    await symlink(String(number), next);
    await rename(next, link);
    await fsync(folder);
  }

  /** Deletes all that neither live.json nor the link names. */
  async function removeOthers(): Promise<void> {
    const named = [live?.toString(), linkName, await linked()];
    for (const name of await readdir(folder))
      if (!named.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true });
  }

  function store(number: number): Promise<void> {
    return writeFileDurable(file, JSON.stringify({ folder: number, failure }), privateFileMode);
  }

  /** Lets visitors see another folder. */
  async function switchTo(number: number): Promise<void> {
    await store(number);
    live = number;
    await setLink(number);
  }

  /** Says on Hjem, until a publication succeeds, why visitors may not see what they should; undefined for nothing. */
  async function setFailure(next: string | undefined): Promise<void> {
    if (failure === next) return;
    failure = next;
    if (live !== undefined) await store(live);
  }

  return {
    /** Undefined before the first publication. */
    folder: (): string | undefined => (live === undefined ? undefined : folderOf(live)),
    failure: (): string | undefined => failure,
    /** Returns the number of a folder that is not there yet. */
    nextNumber: (): number => 1 + (live ?? 0),
    folderOf,
    switchTo,
    removeOthers,
    setFailure,
  };
}
