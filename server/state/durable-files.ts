import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../builder/files.ts';

/** Writes a file whole; then it outlives a power failure. Only its owner may read it. */
export async function writeFileDurable(file: string, body: string): Promise<void> {
  await writeFileAtomic(file, body, { mode: 0o600 });
  await fsync(path.dirname(file));
}

/** Returns when a file, or the names in a folder, outlive a power failure. */
export async function fsync(file: string): Promise<void> {
  // Windows flushes no folder.
  if (process.platform === 'win32') return;
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}

/** Flushes a folder and all folders below it. */
export async function fsyncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  await Promise.all(below.map((entry) => fsync(path.join(entry.parentPath, entry.name))));
  await fsync(folder);
}
