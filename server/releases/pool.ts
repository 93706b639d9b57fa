import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  filesBelow,
  fsyncFolders,
  privateFileMode,
  readJson,
  writeFileDurable,
} from '../../builder/files.ts';
import { dayMs } from '../../common/time.ts';

/** Time in which open tabs may still load files that the live release no longer names. */
const publicMs = dayMs;
/** Time for which files that no release names are kept. */
const unusedMs = 7 * dayMs;

/** By address: when a file was last named by the live release, and whether visitors may still fetch it. */
const leftSchema = z.record(z.string(), z.object({ at: z.number(), isPublic: z.boolean() }));

/**
 * Opens the files that have a hash in their names. `files` is private and has those of all releases. `pool` is public
 * and links to those that visitors may fetch.
 */
export async function openPool(folder: string) {
  const files = path.join(folder, 'files');
  const pool = path.join(folder, 'pool');
  const leftFile = path.join(folder, 'left.json');
  await mkdir(pool, { recursive: true });
  await mkdir(files, { recursive: true, mode: 0o700 });
  const left = new Map(Object.entries(await readJson(leftFile, leftSchema).catch(() => ({}))));
  let live: ReadonlySet<string> = new Set();

  /** Lets visitors fetch the files of the next live release, and notes those that only the present one names. */
  async function prepare(next: readonly string[], isWithdrawal: boolean): Promise<void> {
    await addToPool(next);
    const at = Date.now();
    for (const address of live) left.set(address, { at, isPublic: true });
    for (const address of next) left.delete(address);
    if (isWithdrawal) hideLeft();
    await saveLeft();
  }

  async function addToPool(addresses: readonly string[]): Promise<void> {
    const present = new Set(await filesBelow(pool));
    // The own machine serves pictures from their cache.
    const stored = new Set(await filesBelow(files));
    for (const name of addresses.map((address) => address.slice(1))) {
      if (present.has(name) || !stored.has(name)) continue;
      const [from, to] = [path.join(files, name), path.join(pool, name)];
      await mkdir(path.dirname(to), { recursive: true });
      await link(from, to).catch(async () => writeFileDurable(to, await readFile(from)));
    }
    await fsyncFolders(pool);
  }

  /** Names the files of the live release. Visitors can no longer fetch others, but for those that left a short while ago. */
  async function setLive(addresses: readonly string[]): Promise<void> {
    live = new Set(addresses);
    await removeHidden();
  }

  function hideLeft(): void {
    for (const entry of left.values()) entry.isPublic = false;
  }

  async function removeHidden(): Promise<void> {
    for (const name of await filesBelow(pool)) {
      const address = `/${name}`;
      // On Windows, a file that is being read cannot be deleted; the next call tries again.
      if (!live.has(address) && !left.get(address)?.isPublic)
        await rm(path.join(pool, name)).catch(console.error);
    }
  }

  /** Deletes files by their age. `used` has the files of all releases; null if they are not known. */
  async function prune(now: number, used: ReadonlySet<string> | null): Promise<void> {
    for (const entry of left.values()) {
      // The clock may have been wrong.
      entry.at = Math.min(entry.at, now);
      if (entry.at < now - publicMs) entry.isPublic = false;
    }
    await removeHidden();
    if (used) await removeUnused(used, now - unusedMs);
    await saveLeft();
  }

  /** Deletes what no release names, without waiting for its age. */
  async function forget(used: ReadonlySet<string> | null): Promise<void> {
    hideLeft();
    await removeHidden();
    if (used) await removeUnused(used, Number.POSITIVE_INFINITY);
    await saveLeft();
  }

  async function removeUnused(used: ReadonlySet<string>, limit: number): Promise<void> {
    const stored = new Set((await filesBelow(files)).map((name) => `/${name}`));
    for (const address of stored) {
      if (used.has(address)) continue;
      const entry = left.get(address) ?? { at: Date.now(), isPublic: false };
      left.set(address, entry);
      if (entry.at >= limit) continue;
      await rm(path.join(files, address));
      stored.delete(address);
    }
    for (const address of left.keys()) if (!stored.has(address)) left.delete(address);
  }

  async function saveLeft(): Promise<void> {
    const text = JSON.stringify(Object.fromEntries(left));
    const saved = await readFile(leftFile, 'utf8').catch(() => '{}');
    if (text !== saved) await writeFileDurable(leftFile, text, privateFileMode);
  }

  return { files, pool, prepare, setLive, prune, forget };
}
