import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The sources of a built site. Missing ones are skipped. */
const folders = ['src', 'content', 'labels', 'tables', 'schema', 'builder', 'public', 'hosting'];
const sources = [...folders, 'vite.config.ts', 'package-lock.json'];

/** Returns a source that changed after `time` (milliseconds), or undefined. */
export function sourceChangedSince(root: string, time: number): string | undefined {
  return sources.find((source) => newestTime(path.join(root, source)) > time);
}

/** The newest modification time in a file or folder. Removing a file changes that of its folder. */
function newestTime(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => newestTime(path.join(file, name))));
}
