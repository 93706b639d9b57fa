import os from 'node:os';
import sharp from 'sharp';
import { removeUnfinished } from '../write-whole.ts';
import { encodeAll } from './encode-all.ts';
import type { EncodingOrder, EncodingReport } from './make-pictures.ts';

/** How far everything else comes first. */
const lowPriority = 10;

// make-pictures.ts runs this in a process of its own, which gives its memory back.
process.once('message', async ({ folder, files, isInBackground }: EncodingOrder) => {
  const report = (message: EncodingReport) => process.send?.(message);
  // A picture takes one core.
  sharp.concurrency(1);
  const cores = os.availableParallelism();
  if (isInBackground) os.setPriority(lowPriority);
  try {
    await removeUnfinished(folder);
    const workers = isInBackground ? Math.max(1, cores - 1) : cores;
    await encodeAll(folder, files, workers, (done, total) => report({ done, total }));
  } catch (error) {
    report({ failure: (error as Error).message });
    process.exitCode = 1;
  }
  process.disconnect();
});
// Whoever wants the pictures is gone.
process.once('disconnect', () => process.exit());
