import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../builder/files.ts';

/** Writes a file atomically, and flushes it to the disk. Only its owner may read it. */
export async function writeFileDurable(file: string, body: string): Promise<void> {
  await writeFileAtomic(file, body, { mode: 0o600 });
  await fsync(path.dirname(file));
}

/** Flushes a file, or the names in a folder, to the disk. */
export async function fsync(file: string): Promise<void> {
  // Windows cannot flush a folder.
  if (process.platform === 'win32') return;
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}

export async function fsyncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  await Promise.all(below.map((entry) => fsync(path.join(entry.parentPath, entry.name))));
  await fsync(folder);
}
