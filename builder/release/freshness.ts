import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a built site is made from; what does not exist is skipped. */
const sources = ['src', 'content', 'schema', 'builder', 'public', 'vite.config.ts', 'package-lock.json'];

/** The source that changed after a point in time, in milliseconds; undefined when none did. */
export function sourceChangedSince(root: string, time: number): string | undefined {
  return sources.find((source) => newestTime(path.join(root, source)) > time);
}

/** The newest time of a file or a folder. A folder's own time tells that a file was removed. */
function newestTime(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => newestTime(path.join(file, name))));
}
