import os from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { errorText } from '../errors.ts';
import { removeUnfinished, writeFileAtomic } from '../files.ts';
import type { EncodingJob, EncodingReport } from './encoded-pictures.ts';
import { decode, encode } from './encoding.ts';
import type { PictureFile } from './resolve-pictures.ts';

/** The niceness of work in the background. */
const lowPriority = 10;

// encoded-pictures.ts runs this in a process of its own, which gives its memory back.
process.once('message', async ({ folder, files, isInBackground }: EncodingJob) => {
  const report = (message: EncodingReport) => process.send?.(message);
  // Each worker encodes on one core.
  sharp.concurrency(1);
  const cores = os.availableParallelism();
  if (isInBackground) os.setPriority(lowPriority);
  try {
    await removeUnfinished(folder);
    const workers = isInBackground ? Math.max(1, cores - 1) : cores;
    await encodeAll(folder, files, workers, (done, total) => report({ done, total }));
  } catch (error) {
    report({ failure: errorText(error) });
    process.exitCode = 1;
  }
  process.disconnect();
});
// The process that asked for the pictures has ended.
process.once('disconnect', () => process.exit());

/** Encodes so many originals at a time. Rejects with a BuildFailure for a damaged one. */
async function encodeAll(
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
  originals.sort((a, b) => cost(b.files) - cost(a.files));
  let done = 0;
  onProgress(done, files.length);
  const encodeOriginal = async ({ original, files: wanted }: (typeof originals)[number]) => {
    const pixels = await decode(original);
    for (const { name, width, format } of wanted) {
      await writeFileAtomic(path.join(folder, name), await encode(pixels, width, format));
      done += 1;
      onProgress(done, files.length);
    }
  };
  await new PQueue({ concurrency }).addAll(originals.map((original) => () => encodeOriginal(original)));
}

/** In encoded pixels. */
function cost(files: readonly PictureFile[]): number {
  return files.reduce((sum, { width, format }) => sum + width ** 2 * (format === 'avif' ? 1 : 0.1), 0);
}
