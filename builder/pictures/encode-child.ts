import { access } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { writeFileDurable } from '../files.ts';
import { errorText } from '../node-errors.ts';
import type { EncodingJob, EncodingReport } from './encoded-pictures.ts';
import { decode, encode } from './encoding.ts';
import type { PictureFile } from './picture-files.ts';

const lowPriority = 10;

const report = (message: EncodingReport) => process.send?.(message);

// encoded-pictures.ts runs this file in a child process, so that its memory is freed.
process.once('message', async ({ folder, files, isInBackground }: EncodingJob) => {
  sharp.concurrency(1);
  const cores = os.availableParallelism();
  if (isInBackground) os.setPriority(lowPriority);
  try {
    await encodeAll(folder, files, isInBackground ? Math.max(1, cores - 1) : cores);
  } catch (error) {
    report({ failure: errorText(error) });
    process.exitCode = 1;
  }
  process.disconnect();
});
process.once('disconnect', () => process.exit());

async function encodeAll(folder: string, files: readonly PictureFile[], concurrency: number) {
  const originals = [...new Set(files.map(({ original }) => original))];
  let done = 0;
  report({ done });
  const encodeOriginal = async (original: string) => {
    const pixels = await decode(original);
    for (const { name, width, format } of files.filter((file) => file.original === original)) {
      const encoded = await encode(pixels, width, format);
      // Nothing new is made of a photo that was deleted meanwhile.
      await access(original);
      await writeFileDurable(path.join(folder, name), encoded);
      done += 1;
      report({ done });
    }
  };
  await new PQueue({ concurrency }).addAll(originals.map((original) => () => encodeOriginal(original)));
}
