import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A release is built in a folder of its own. dist/ is a whole release, or is not there. */
export const releaseFolders = { unfinished: '.cache/release/site', finished: 'dist' };

/** Replaces dist/ by the release that has been built. If that fails, dist/ is as before. */
export async function finishRelease(root: string): Promise<void> {
  const unfinished = path.join(root, releaseFolders.unfinished);
  const finished = path.join(root, releaseFolders.finished);
  const previous = path.join(root, '.cache/release/previous');
  await rm(previous, { recursive: true, force: true });
  if (existsSync(finished)) await rename(finished, previous);
  try {
    await rename(unfinished, finished);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, finished);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}
