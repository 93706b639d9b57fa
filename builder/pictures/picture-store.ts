import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { removeUnfinished, writeWhole } from '../write-whole.ts';
import { decode, encode, type Pixels } from './encoding.ts';
import { pictureCache } from './originals.ts';
import type { PictureFile } from './place-pictures.ts';

/** Makes the encoded pictures of a site and keeps them between builds. `names` are those of all files. */
export type PictureStore = ReturnType<typeof createPictureStore>;

/** A picture that somebody waits for comes before those that can wait. */
const priorities = { now: 1, later: 0 };

/** Creates the store of the pictures of a project. Those that an earlier run has made are not made again. */
export function createPictureStore(root: string, files: readonly PictureFile[]) {
  const cache = path.join(root, pictureCache);
  const byName = new Map(files.map((file) => [file.name, file]));
  const underWay = new Map<string, Promise<string>>();
  const cores = os.availableParallelism();
  const queue = new PQueue({ concurrency: cores });
  // A picture takes one core, so that the others can make other pictures.
  sharp.concurrency(1);

  function makeOnce(file: PictureFile, priority: number, pixels?: Pixels): Promise<string> {
    const { name, original, width, format } = file;
    const target = path.join(cache, name);
    const running = underWay.get(name);
    if (running) return running;
    if (existsSync(target)) return Promise.resolve(target);
    const making = queue
      .add(
        async () => {
          await writeWhole(target, await encode(pixels ?? (await decode(original)), width, format));
          return target;
        },
        { priority },
      )
      .finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  /**
   * Returns the path of a file, made now if need be and before everything that can wait; undefined for a
   * name that is not a file of this site.
   */
  async function make(name: string): Promise<string | undefined> {
    const file = byName.get(name);
    return file && makeOnce(file, priorities.now);
  }

  /** The files that have not been made yet. */
  const missing = () => files.filter(({ name }) => !existsSync(path.join(cache, name)));

  /**
   * Makes every file that is missing, one original per core at a time, until `signal` says stop. Returns how
   * many were made.
   */
  async function makeAll(onProgress: (done: number, total: number) => void, signal?: AbortSignal) {
    await removeUnfinished(cache);
    const wanted = missing();
    const originals = [...new Set(wanted.map(({ original }) => original))].map((original) => ({
      original,
      files: wanted.filter((file) => file.original === original),
    }));
    // The longest first, so that no core waits for a long one at the end.
    originals.sort((one, other) => cost(other.files) - cost(one.files));
    let done = 0;
    const work = async () => {
      for (let next = originals.shift(); next && !signal?.aborted; next = originals.shift()) {
        const { original } = next;
        const pixels = await queue.add(() => decode(original), { priority: priorities.later });
        for (const file of next.files) {
          if (signal?.aborted) return;
          await makeOnce(file, priorities.later, pixels);
          done += 1;
          onProgress(done, wanted.length);
        }
      }
    };
    onProgress(0, wanted.length);
    await Promise.all(Array.from({ length: cores }, work));
    return done;
  }

  return { names: [...byName.keys()], make, makeAll, missing };
}

/** What it takes to make some files, in encoded pixels. */
function cost(files: readonly PictureFile[]): number {
  return files.reduce((sum, { width, format }) => sum + width ** 2 * (format === 'avif' ? 1 : 0.1), 0);
}
