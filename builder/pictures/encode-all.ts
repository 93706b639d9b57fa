import path from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { decode, encode } from './encoding.ts';
import type { PictureFile } from './place-pictures.ts';

/** Encodes pictures into a folder, so many originals at a time. Rejects with a BuildFailure for a damaged original. */
export async function encodeAll(
  folder: string,
  files: readonly PictureFile[],
  concurrency: number,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const originals = [...new Set(files.map(({ original }) => original))].map((original) => ({
    original,
    files: files.filter((file) => file.original === original),
  }));
  // The longest first, so that no core waits for a long one at the end.
  originals.sort((one, other) => cost(other.files) - cost(one.files));
  let done = 0;
  const work = async () => {
    for (let next = originals.shift(); next; next = originals.shift()) {
      const pixels = await decode(next.original);
      for (const { name, width, format } of next.files) {
        await writeWhole(path.join(folder, name), await encode(pixels, width, format));
        done += 1;
        onProgress(done, files.length);
      }
    }
  };
  onProgress(0, files.length);
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** What it takes to make some files, in encoded pixels. */
function cost(files: readonly PictureFile[]): number {
  return files.reduce((sum, { width, format }) => sum + width ** 2 * (format === 'avif' ? 1 : 0.1), 0);
}
